const svg = "http://www.w3.org/2000/svg";

/** A sign of the page's sprite. */
export function createIcon(name: string): SVGSVGElement {
  const icon = document.createElementNS(svg, "svg");
  icon.setAttribute("class", "icon");
  icon.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `#icon-${name}`);
  icon.append(use);
  return icon;
}
