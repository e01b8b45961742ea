"""Limits of the components of a message, the older rows and the newer layouts."""

from sandbox.limits.elements import BUTTON, SELECTS, CustomIds, check_button, check_select, type_of
from sandbox.limits.form import Form

ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17
MOST_ROWS = 5
MOST_COMPONENTS = 40
MOST_TEXT = 4000
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
ON_TOP = (*IN_CONTAINER, CONTAINER)
MEDIA_SCHEMES = ("http", "https", "attachment")


def check_rows(form: Form) -> None:
    """Check the components of an ordinary message: rows of buttons or of one select."""
    ids = CustomIds()
    for row in form.items("components", MOST_ROWS):
        if type_of(row, (ROW,)) is not None:
            _check_row(row, ids)


def _check_row(row: Form, ids: CustomIds) -> int:
    """Check one row; returns how many components it is, with itself."""
    widths = 0
    count = 1
    for element in row.items("components", 5, least=1, required=True):
        count += 1
        kind = type_of(element, (BUTTON, *SELECTS))
        if kind == BUTTON:
            check_button(element, ids)
            widths += 1
        elif kind is not None:
            check_select(element, ids)
            widths += 5
    if widths > 5 and count <= 6:
        row.refuse(
            "components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    return count


class Layout:
    """The components of a message with the flag for layouts: counts them and their text together."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._ids = CustomIds()
        self._count = 0
        self._text = 0

    def check(self) -> None:
        """Check every component and the two totals."""
        for component in self._form.items("components", MOST_COMPONENTS, least=1, required=True):
            self._check(component, ON_TOP)
        if self._count > MOST_COMPONENTS:
            self._form.refuse(
                "components",
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of total components ({MOST_COMPONENTS}) has been exceeded",
            )
        if self._text > MOST_TEXT:
            self._form.refuse(
                "components",
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Displayable text size exceeds maximum size of {MOST_TEXT}",
            )

    def _check(self, component: Form, allowed: tuple[int, ...]) -> None:
        kind = type_of(component, allowed)
        if kind == ROW:
            self._count += _check_row(component, self._ids)
            return
        self._count += 1
        if kind == SECTION:
            self._check_section(component)
        elif kind == TEXT:
            self._text += len(component.text("content", MOST_TEXT, least=1, required=True) or "")
        elif kind == GALLERY:
            for item in component.items("items", 10, least=1, required=True):
                _check_media(item, "media")
        elif kind == FILE:
            _check_media(component, "file", ("attachment",))
        elif kind == SEPARATOR:
            component.flag("divider")
            component.one_of("spacing", (1, 2))
        elif kind == CONTAINER:
            self._check_container(component)

    def _check_section(self, section: Form) -> None:
        for part in section.items("components", 3, least=1, required=True):
            self._check(part, (TEXT,))
        accessory = section.child("accessory", required=True)
        if accessory is None:
            return
        self._count += 1
        kind = type_of(accessory, (BUTTON, THUMBNAIL))
        if kind == BUTTON:
            check_button(accessory, self._ids)
        elif kind == THUMBNAIL:
            _check_media(accessory, "media")

    def _check_container(self, container: Form) -> None:
        container.whole("accent_color", 0, 0xFFFFFF)
        container.flag("spoiler")
        for part in container.items("components", MOST_COMPONENTS, least=1, required=True):
            self._check(part, IN_CONTAINER)


def _check_media(form: Form, key: str, schemes: tuple[str, ...] = MEDIA_SCHEMES) -> None:
    form.text("description", 1024)
    form.flag("spoiler")
    if media := form.child(key, required=True):
        media.address("url", schemes, required=True)
