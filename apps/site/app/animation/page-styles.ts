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
  markers.forEach(({ frame }, index) => {
    const share = Math.min(100, Math.max(0, (frame / Math.max(1, frameCount)) * 100));
    rules.push(`.scrub__m>:nth-child(${index + 1}){inset-inline-start:${share.toFixed(2)}%}`);
  });
  if (isHex(backgroundColour)) rules.push(`.an .pl__stage{background:${backgroundColour}}`);
  return rules.join("");
}
