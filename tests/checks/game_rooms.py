"""What import-linter holds in the folder of every game: those that are here, and one that is begun."""

from grimp import ImportGraph
from importlinter.contracts.layers import LayersContract
from importlinter.domain.contract import ContractCheck
from importlinter.domain.imports import ModuleExpression


class GameRooms(LayersContract):
    """The layers of each game; the kit beside them has rooms of its own."""

    type_name = "games"

    def validate(self) -> None:
        """Leave the containers for `check`: which games there are the imports tell."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Check the rooms of each folder in `engines` but the kit's."""
        games = sorted(graph.find_children("engines") - {"engines.core"})
        self.containers = [ModuleExpression(game) for game in games]
        return super().check(graph, verbose)
