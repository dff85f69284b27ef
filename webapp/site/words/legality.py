"""Why something may not be declared: a sentence for each obstacle."""

from webapp.riichi.legality import Obstacle, ObstacleId
from webapp.site.i18n import gettext, mark, ngettext
from webapp.site.words.points import points

OBSTACLES = {
    ObstacleId.OPEN_HAND: mark("The hand is open, and riichi needs a closed one."),
    ObstacleId.NOT_TENPAI: mark("The hand is not tenpai: no discard leaves it one tile away from winning."),
    ObstacleId.NO_WAIT: mark("The thirteen tiles wait for nothing, so riichi cannot have been declared with them."),
    ObstacleId.NOT_THE_DRAWN_TILE: mark("After riichi only the tile just drawn can complete a quad."),
    ObstacleId.NOT_FOUR_COPIES: mark("The hand does not hold all four of these tiles."),
    ObstacleId.WAIT_CHANGES: mark("The quad would change the wait."),
    ObstacleId.READS_OTHERWISE: mark("The three tiles are not a triplet in every reading of the hand."),
    ObstacleId.YAKU_LOST: mark("The quad would take a yaku from the hand."),
    ObstacleId.SAME_TILE: mark("The tile that was just called may not be discarded."),
    ObstacleId.OTHER_END: mark("The other end of the sequence that was just called may not be discarded."),
    ObstacleId.NOT_THIRTEEN_ORPHANS: mark("Only thirteen orphans may win on a concealed quad."),
    ObstacleId.NO_ROBBING_OF_CLOSED_KANS: mark("Under these rules nobody may win on a concealed quad."),
}


def obstacle_sentence(obstacle: Obstacle) -> str:
    """What stands in the way, with the numbers that count."""
    match obstacle.id:
        case ObstacleId.WALL_TOO_SHORT:
            return ngettext(
                "Riichi needs at least %(num)s tile in the wall; there are %(found)s.",
                "Riichi needs at least %(num)s tiles in the wall; there are %(found)s.",
                obstacle.needed,
                found=obstacle.found,
            )
        case ObstacleId.TOO_FEW_POINTS:
            return gettext(
                "Riichi costs %(needed)s, and the player has %(found)s.",
                needed=points(obstacle.needed),
                found=points(obstacle.found),
            )
        case _:
            return gettext(OBSTACLES[obstacle.id])
