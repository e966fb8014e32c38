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
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  return letters.join("").toUpperCase();
}

const slitCount = 40;
/** Room for one letter, and between two names, in slits at their narrowest on a desk. */
const letterSlits = 0.45;
const gapSlits = 0.8;

/**
 * Names of markers with the slit above which each stands, pushed on where the one before needs the room; null for all
 * of them when they do not find room, so that they run on as text.
 */
export function placeMarkers(
  markers: readonly { name: string; frame: number }[],
  frameCount: number,
): { name: string; frame: number; slit: number | null }[] {
  let free = 0;
  const placed = markers.map(({ name, frame }) => {
    const wanted = Math.floor((frame / Math.max(1, frameCount)) * slitCount);
    const slit = Math.ceil(Math.max(free, Math.min(slitCount - 1, Math.max(0, wanted))));
    free = slit + Array.from(name).length * letterSlits + gapSlits;
    return { name, frame, slit };
  });
  return free - gapSlits <= slitCount
    ? placed
    : markers.map(({ name, frame }) => ({ name, frame, slit: null }));
}
