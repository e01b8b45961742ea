"""A process that shares the work with no other."""


def everywhere(_: str) -> bool:
    """Tell of any server that it is this process's to serve."""
    return True


class Alone:
    """Serves all servers."""

    serves = staticmethod(everywhere)

    def is_trusted(self) -> bool:
        """Tell that nobody else can have its servers."""
        return True

    def follows(self, guild: str) -> bool:  # noqa: ARG002
        """Tell of any server that no other process has answered there."""
        return False

    async def served(self, guild: str, within: float) -> bool:  # noqa: ARG002
        """Tell of any server that it is this process's to serve."""
        return self.serves(guild)

    async def let_identify(self, key: int, every: float) -> None:
        """Wait for nobody."""
