/** Small drawings for buttons and headings. */

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16.5M3.5 15H20",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16 8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-4 7.5",
  thread: "M5 4v8a4 4 0 0 0 4 4h10M15 12l4 4-4 4",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  send: "M4 12 20 4l-5 16-4-6zM11 14l9-10",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z",
  down: "M6 9l6 6 6-6",
  arrow: "M12 5v14M6 13l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  link: "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  alert: "M12 4 2.8 20h18.4zM12 10v4M12 17v.5",
};

/** Returns a drawing by name, hidden from screen readers. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
