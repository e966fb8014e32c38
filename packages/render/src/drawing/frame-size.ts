/** Longest side of any picture. */
const maxSideInPixels = 2048;

/** Size for a wanted width: the animation's shape, whole pixels, clamped on the longer side. */
export function frameSize(
  canvas: { width: number; height: number },
  wantedWidth: number,
  maxSide = maxSideInPixels,
): { width: number; height: number } {
  const width = Number.isFinite(wantedWidth) ? Math.max(1, wantedWidth) : maxSide;
  const scale = Math.min(width / canvas.width, maxSide / canvas.width, maxSide / canvas.height);
  return {
    width: Math.max(1, Math.round(canvas.width * scale)),
    height: Math.max(1, Math.round(canvas.height * scale)),
  };
}

/** ThorVG draws up to one frame before the out point, fractions of the last frame not. */
export const clampFrame = (frame: number, frameCount: number): number =>
  Number.isFinite(frame) ? Math.min(Math.max(0, frame), Math.max(0, frameCount - 1)) : 0;
