import type { AnimationDetail } from "@zoetrope/catalog";

const avatarTones = 18;

/** The same name always has the same tone. */
export function avatarTone(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % avatarTones) + 1;
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? "")][0] ?? "",
  );
  return letters.join("").toUpperCase();
}

/** Width of one letter, and of the gap, as percent of the slits at their narrowest on a desk. */
const letterShare = 1.1;
const gapShare = 2;

/** Where the names of markers stand under the slits, in percent; null when they do not all find room, so that they run on as text. */
export function markerPlaces(markers: readonly { name: string; frame: number }[], frameCount: number): number[] | null {
  let free = 0;
  const places: number[] = [];
  for (const { name, frame } of markers) {
    const place = Math.max(free, Math.min(100, Math.max(0, (frame / Math.max(1, frameCount)) * 100)));
    free = place + [...name].length * letterShare + gapShare;
    places.push(place);
  }
  return free - gapShare <= 100 ? places : null;
}

const isHex = (text: string | null): text is string => text !== null && /^#[0-9a-f]{6}$/.test(text);

/** Rules of one page: what other pages write into `style` attributes, which the security policy does not let through. */
export function pageStyles({
  markers,
  frameCount,
  backgroundColour,
  creator,
}: Pick<AnimationDetail, "markers" | "frameCount" | "backgroundColour" | "creator">): string {
  const tone = avatarTone(creator.name);
  const rules = [`.by .av{--av:var(--av-${tone});--av-fg:var(--av-${tone}-fg)}`];
  const places = markerPlaces(markers, frameCount);
  if (places) {
    const placed = places.map((share, index) => `.scrub__m>:nth-child(${index + 1}){position:absolute;inset-inline-start:${share.toFixed(2)}%}`);
    rules.push(`@media (min-width:701px){${placed.join("")}}`);
  }
  if (isHex(backgroundColour)) rules.push(`.an .pl__stage{background:${backgroundColour}}`);
  return rules.join("");
}
