"""What somebody sees of the newest message without scrolling, on a phone and on a desktop."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from sandbox.driver import Channel, Message, Person, Sandbox
from tests.wire.whole import asks

SECOND_LOOK = 0.5
"""Seconds of quiet before what seems hidden is looked at again."""
TRIES = 10
SIZES = ((390, 844), (1280, 800))
PAINT = "visibility => { document.documentElement.style.visibility = visibility; }"
"""Places and sizes are known without painting, which takes longer than all else."""
MEASURE = """
async ({ id, marks }) => {
  const scroller = document.getElementById("scroller");
  const isThere = () => {
    const item = document.querySelector(`[data-message-id="${id}"]`);
    const shown = [...(item?.querySelectorAll("[data-custom-id]") ?? [])].map((one) => one.dataset.customId);
    return item && shown.join() === marks.join()
      && [...item.querySelectorAll("img")].every((one) => one.complete && one.naturalWidth) && item;
  };
  const frame = () => new Promise(requestAnimationFrame);
  let item = null;
  for (let frames = 0; frames < 100; frames += 1) {
    item = isThere();
    await frame();
    await frame();
    if (item && item === isThere()) break;
  }
  if (!item) return null;
  const box = scroller.getBoundingClientRect();
  const isSeen = (node) => {
    const own = node.getBoundingClientRect();
    return own.top >= box.top - 0.5 && own.bottom <= box.bottom + 0.5
      && own.left >= box.left - 0.5 && own.right <= box.right + 0.5;
  };
  const isWrapped = (node) => {
    const most = node.textContent.trim().split("\\n").length;
    return node.getBoundingClientRect().height > (most + 0.6) * parseFloat(getComputedStyle(node).lineHeight);
  };
  const texts = (nodes) => [...nodes].map((one) => one.textContent.trim());
  const labels = [...item.querySelectorAll(".button .label")];
  const controls = [...item.querySelectorAll("[data-custom-id]")];
  return {
    height: item.getBoundingClientRect().height,
    embeds: [...item.querySelectorAll(".embed")].map((one) => isSeen(one.querySelector(".embed-text"))),
    hiddenControls: texts(controls.filter((one) => !isSeen(one))),
    cut: texts(labels.filter((one) => one.scrollWidth > one.clientWidth + 1)),
    wrapped: texts([...item.querySelectorAll(".embed-title, .embed-description > *")].filter(isWrapped)),
  };
}
"""


@dataclass(frozen=True)
class Sight:
    """What one size shows of a message; heights in CSS pixels."""

    size: tuple[int, int]
    height: float
    embeds: Sequence[bool]
    """For each embed whether its text is seen."""
    hidden: Sequence[str]
    """The buttons and menus that aren't seen whole."""
    cut: Sequence[str]
    wrapped: Sequence[str]
    is_asking: bool

    @property
    def fault(self) -> str:
        """What should be seen and isn't, empty if all is."""
        needed = self.embeds[-1:] if self.is_asking else self.embeds[:1]
        lacks = [f"the buttons {', '.join(self.hidden)}"] if self.hidden else []
        lacks += [f"the cut labels {', '.join(self.cut)}"] if self.cut else []
        lacks += [] if all(needed) else ["the question" if self.is_asking else "what has just happened"]
        return f"{self.size}, {self.height:.0f} px: not seen {' and '.join(lacks)}" if lacks else ""


class Eyes:
    """One person's pages at each size, open all the time and at the end of the channel."""

    def __init__(self, sandbox: Sandbox, pages: Sequence[Page], channel: Channel, person: Person) -> None:
        self.sandbox, self.pages, self.channel, self.person = sandbox, pages, channel, person
        self.highest: dict[tuple[int, int], float] = dict.fromkeys(SIZES, 0.0)
        self.presses = 0
        self.wrapped: set[tuple[int, str]] = set()

    @staticmethod
    async def of(browser: Browser, sandbox: Sandbox, channel: Channel, person: Person) -> "Eyes":
        """Open the pages."""
        pages = []
        for width, height in SIZES:
            page = await browser.new_page(viewport={"width": width, "height": height})
            await page.goto(f"{sandbox.page_url}?user={person.name}&channel={channel.name}")
            await page.locator("#composer").wait_for()
            await page.evaluate(PAINT, "hidden")
            pages.append(page)
        return Eyes(sandbox, pages, channel, person)

    @property
    def newest(self) -> Message:
        """The bot's newest message with buttons that the person sees."""
        return [one for one in self.channel.messages(self.person) if one.buttons or one.selects][-1]

    async def look(self) -> list[Sight]:
        """Measure the newest message at each size; one that changes meanwhile is measured anew."""
        for _ in range(TRIES):
            message = self.newest
            wanted = {"id": str(message.id), "marks": _in_order(message.components)}
            found = await asyncio.gather(*(page.evaluate(MEASURE, wanted) for page in self.pages))
            if all(found):
                return [self._sight(size, one, message) for size, one in zip(SIZES, found, strict=True)]
        raise AssertionError(f"the page never showed {self.newest.text!r}")

    async def faults(self, folder: Path) -> list[str]:
        """Return what should be seen and isn't, with a picture of it in the folder."""
        self.presses += 1
        sights = await self.look()
        if any(one.fault for one in sights):
            # Something may still be on its way, such as a picture that others have waited for too.
            await self.sandbox.settle(quiet=SECOND_LOOK)
            sights = await self.look()
        found = []
        for page, sight in zip(self.pages, sights, strict=True):
            self.wrapped |= {(sight.size[0], one) for one in sight.wrapped}
            if fault := sight.fault:
                name = f"press-{self.presses}-{sight.size[0]}.png"
                await page.evaluate(PAINT, "visible")
                await page.screenshot(path=folder / name)
                await page.evaluate(PAINT, "hidden")
                found.append(f"press {self.presses}: {fault}: {self.newest.text!r} ({name})")
        return found

    def _sight(self, size: tuple[int, int], found: Any, message: Message) -> Sight:
        self.highest[size] = max(self.highest[size], found["height"])
        return Sight(
            size,
            found["height"],
            found["embeds"],
            found["hiddenControls"],
            found["cut"],
            found["wrapped"],
            asks(message),
        )


def _in_order(components: Sequence[dict[str, Any]]) -> list[str]:
    """Return the custom ids from top to bottom."""
    every = [one for row in components for one in row.get("components", (row,))]
    return [str(one["custom_id"]) for one in every if one.get("custom_id")]
