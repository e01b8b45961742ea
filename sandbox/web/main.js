/** Starts the page. */

import { startComposer } from "./composer.js";
import { byId } from "./dom.js";
import { resume, revive } from "./events.js";
import { startModals } from "./modal.js";
import { startPeople } from "./people.js";
import { arrive, leaveDeletedChannel, openChannel } from "./place.js";
import { startSidebar } from "./sidebar.js";
import { me, on, state } from "./store.js";
import { startTimeline } from "./timeline.js";
import { refreshRelativeTimes } from "./timestamp.js";

const REFRESH_MS = 10000;

function drawBanner() {
  byId("banner").hidden = state.connected;
  byId("banner").textContent = "Connection to the sandbox lost. Trying again…";
}

function openLinkedChannel(event) {
  const link = event.target.closest?.("[data-open-channel]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openChannel(link.dataset.openChannel);
}

startSidebar();
startPeople();
startTimeline();
startComposer();
startModals();
on("connection", drawBanner);
on("back", () => (me() ? resume() : arrive()));
on("world", leaveDeletedChannel);
document.addEventListener("click", openLinkedChannel);
setInterval(refreshRelativeTimes, REFRESH_MS);
revive();
