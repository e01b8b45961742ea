import html

import pytest

from engines.core.picture.markup import as_said, as_text, as_value

WORDS = ("Ada & \"Bo\" <3 'Cy'", "&amp; &lt; &#x27;", "&&amp;amp;", "")


@pytest.mark.parametrize("words", WORDS)
def test_words_are_written_as_html_writes_them_and_read_back(words: str) -> None:
    assert as_value(words) == html.escape(words)
    assert as_text(words) == html.escape(words, quote=False)
    assert as_said(as_value(words)) == as_said(as_text(words)) == words
