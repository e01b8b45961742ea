/** Addresses that come from messages: what may be followed and what may be shown. */

/** Returns an address that is safe to put into a link, or null. */
export function safeLink(address) {
  try {
    const url = new URL(address);
    return ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Returns the address of a picture or file of this sandbox, relative to the page, or null for one elsewhere:
 * the page never asks another host.
 */
export function ownFile(address, attachments = []) {
  if (!address) return null;
  if (address.startsWith("attachment://")) {
    const name = address.slice("attachment://".length);
    return ownFile(attachments.find((file) => file.filename === name)?.url);
  }
  if (address.startsWith("/") && !address.startsWith("//")) return address;
  if (address.startsWith("data:image/")) return address;
  try {
    const url = new URL(address);
    const isHere = url.port === location.port && ["127.0.0.1", "localhost", location.hostname].includes(url.hostname);
    return isHere ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
