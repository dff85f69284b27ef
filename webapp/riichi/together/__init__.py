"""Which yaku can be counted together: what rules two of them out, what always comes along, and hands that show it.

Ids, conditions and hands only; the words are the site's.
"""

from webapp.riichi.together.company import Company, company
from webapp.riichi.together.exclusion import Bar, Exclusion, exclusion
from webapp.riichi.together.known import Together
from webapp.riichi.together.meetings import Meetings, meetings

__all__ = ["Bar", "Company", "Exclusion", "Meetings", "Together", "company", "exclusion", "meetings"]
