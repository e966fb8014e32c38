const tickCount = 40;
/** Room for one letter, and between two names, in ticks at their narrowest on a desk. */
const letterTicks = 0.45;
const gapTicks = 0.8;

/**
 * Names of markers with the tick above which each stands, pushed on where the one before needs the room; null for all
 * of them when they do not find room, so that they run on as text.
 */
export function placeMarkers(
  markers: readonly { name: string; frame: number }[],
  frameCount: number,
): { name: string; frame: number; tick: number | null }[] {
  let free = 0;
  const placed = markers.map(({ name, frame }) => {
    const wanted = Math.floor((frame / Math.max(1, frameCount)) * tickCount);
    const tick = Math.ceil(Math.max(free, Math.min(tickCount - 1, Math.max(0, wanted))));
    free = tick + Array.from(name).length * letterTicks + gapTicks;
    return { name, frame, tick };
  });
  return free - gapTicks <= tickCount
    ? placed
    : markers.map(({ name, frame }) => ({ name, frame, tick: null }));
}
