/** A click on an entry of the header or the footer. */
export interface MeasuredClick {
  region: "topnav" | "footer";
  section: string;
  item: string;
}

const isKey = /^[\w-]{1,255}$/;

/**
 * `region` is the attribute of the part of the page that the link stands in (`topnav products`), `item` that of the link. Null for a link
 * elsewhere, and for one that has no name to be counted by.
 */
export function readClick(region: string | undefined, item: string | undefined): MeasuredClick | null {
  const [, bar, section] = /^(topnav|footer) (.+)$/.exec(region ?? "") ?? [];
  if (bar === undefined || section === undefined || item === undefined || !isKey.test(item)) return null;
  return { region: bar === "footer" ? "footer" : "topnav", section, item };
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest("a") : null;

/** Also of a click that opens a tab with the middle button. */
export function clickOf(event: Event): MeasuredClick | null {
  if (event.type === "auxclick" && (event as MouseEvent).button !== 1) return null;
  const link = linkOf(event);
  return link === null
    ? null
    : readClick(link.closest<HTMLElement>("[data-section]")?.dataset["section"], link.dataset["item"]);
}

const downloadPath = /\/api\/v1\/animations\/([0-9a-z]{10})\/download$/;

/**
 * The file that a click or a form fetches, and where that stands. Null for other clicks, and for what the page takes care of itself:
 * that is told by who does.
 */
export function downloadOf(event: Event): { file_id: string; element: "card" | "page" } | null {
  if (event.defaultPrevented) return null;
  const { target } = event;
  const source = event.type === "submit" ? target : linkOf(event);
  const address =
    source instanceof HTMLFormElement
      ? source.action
      : source instanceof HTMLAnchorElement
        ? source.href
        : "";
  const id = downloadPath.exec(URL.parse(address)?.pathname ?? "")?.[1];
  if (id === undefined || !(source instanceof Element)) return null;
  return { file_id: id, element: source.closest("[data-card]") === null ? "page" : "card" };
}
