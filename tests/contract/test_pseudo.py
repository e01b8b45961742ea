"""The pseudo-language, in which test_screens.py looks at every screen: what is in no file is found."""

from tests.contract.pseudo import pseudo, strays


def test_what_is_no_message_is_found() -> None:
    assert pseudo("a = Turn of { $name }\n") == "a = ⟦Ťùŕñ òƒ 界界界{ $name }⟧\n"
    assert strays("⟦Ťùŕñ òƒ界界 Ada⟧ next 12") == ("Ada", "next")
    assert strays("⟦`/automa undo` <@12> [ĝò](https://x.y/z)⟧") == ()
