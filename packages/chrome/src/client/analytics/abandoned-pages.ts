import { readClick, type MeasuredClick } from "./measured-click.ts";

const key = "left-early";
/** Longer addresses and names are none of ours. */
const maxCharacters = 10_000;

/** A page that was left before measuring had been loaded (early-measure.ts). */
export interface AbandonedPage {
  page: { url: string; title: string; referrer: string };
  clicks: MeasuredClick[];
}

const isShort = (value: unknown): value is string =>
  typeof value === "string" && value.length <= maxCharacters;

function readPair(pair: unknown): MeasuredClick | null {
  if (!Array.isArray(pair)) return null;
  const [region, item] = pair as unknown[];
  return isShort(region) && isShort(item) ? readClick(region, item) : null;
}

function readPage(value: unknown): AbandonedPage[] {
  if (typeof value !== "object" || value === null) return [];
  const { url, title, referrer, clicks } = value as Record<string, unknown>;
  if (!isShort(url) || !isShort(title) || !isShort(referrer) || !Array.isArray(clicks)) return [];
  return [{ page: { url, title, referrer }, clicks: clicks.map(readPair).filter((click) => click !== null) }];
}

/** The pages of this tab that could not tell of themselves, the oldest first; they are told once. */
export function takeAbandonedPages(): AbandonedPage[] {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.flatMap(readPage) : [];
  } catch {
    return [];
  }
}

export function dropAbandonedPages(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It keeps nothing.
  }
}
