"""What is wrong with a hand link, a sentence for each of its sections."""

from webapp.riichi.errors import Problem
from webapp.site.i18n import gettext, mark

SECTIONS = {
    "link": mark("It is damaged: a hand link has six parts, and some are missing or too long."),
    "version": mark("Its first part names a version of hand links that this site does not know."),
    "tiles": mark("Its tiles cannot be read."),
    "melds": mark("Its melds cannot be read."),
    "situation": mark("Its round, seat, dora and other facts cannot be read."),
    "edition": mark("Its edition of the rules cannot be read."),
    "rules": mark("It names rules that this site does not know."),
}


def link_fault(problem: Problem) -> str:
    """One sentence for a section that cannot be read."""
    return gettext(SECTIONS[problem.at])
