"""schemathesis judges the API by its own description: every status, header, media type and body is what it says."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig

from tests.site.askers import from_everywhere
from webapp.site.app import create_app
from webapp.site.settings import Settings

# The client used here asks for gzip but does not unpack it; test_compression.py has the packed answers.
_AS_THEY_ARE = {"Accept-Encoding": "identity"}
# A schema says how a hand is written, not that it can occur; and rules may have a name that nobody has.
_REFUSED_TOO = ["2xx", "400", "404", "422"]

api = schemathesis.openapi.from_wsgi(
    "/api/v1/openapi.json",
    from_everywhere(create_app(Settings("sqlite://", "a key for tests"))),
    config=SchemathesisConfig.from_dict({"checks": {"positive_data_acceptance": {"expected-statuses": _REFUSED_TOO}}}),
)


@api.parametrize()
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
def test_an_answer_is_what_the_description_says(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(headers=_AS_THEY_ARE)


@pytest.mark.deep
@api.parametrize()
@settings(max_examples=1000, suppress_health_check=list(HealthCheck))
def test_very_many_answers_are_what_the_description_says(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(headers=_AS_THEY_ARE)
