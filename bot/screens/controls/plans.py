"""What a person says in advance."""

from bot.wire.custom_id import Control, Moment


class InAdvance(Control, letters="ahead", moment=Moment.PUBLIC):
    """Show what one has said in advance, and what can be said."""


class SayInAdvance(Control, letters="sayahead", moment=Moment.PUBLIC):
    """Say what is chosen in advance, `behind` what was said before."""

    behind: str = ""


class TakeBackSaid(Control, letters="unsay", moment=Moment.PUBLIC):
    """Take back what one has said in advance."""


OF_PLANS = (InAdvance, SayInAdvance, TakeBackSaid)
