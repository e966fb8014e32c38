/** A click on an entry of the header or the footer. */
export interface MeasuredClick {
  place: "topnav" | "footer";
  section: string;
  item: string;
}

/** The words of a link alone: no icon, and nothing that is only read out. */
function wordsOf(link: Element): string {
  const label = link.querySelector("b") ?? link;
  const texts = [...label.childNodes].filter((node) => node instanceof Text);
  return texts
    .map(({ data }) => data)
    .join("")
    .trim();
}

/** `place` is the attribute of the part of the page that the link stands in: `topnav products`. Null for a link elsewhere. */
export function readClick(place: string | undefined, link: HTMLElement): MeasuredClick | null {
  const [, bar, section] = /^(topnav|footer) (.+)$/.exec(place ?? "") ?? [];
  if (bar === undefined || section === undefined) return null;
  const item = link.dataset["en"] ?? wordsOf(link);
  // The logo alone says nothing.
  return { place: bar === "footer" ? "footer" : "topnav", section, item: item === "" ? "home" : item };
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest("a") : null;

/** Also of a click that opens a tab with the middle button. */
export function clickOf(event: Event): MeasuredClick | null {
  if (event.type === "auxclick" && (event as MouseEvent).button !== 1) return null;
  const link = linkOf(event);
  return link === null
    ? null
    : readClick(link.closest<HTMLElement>("[data-section]")?.dataset["section"], link);
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
