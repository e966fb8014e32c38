/** Beyond two device pixels per pixel nobody sees a difference, and every frame costs twice as much. */
const maxPixelRatio = 2;
const maxCanvasSide = 2048;

/** Device pixels to draw for a box of CSS pixels: sharp, bounded, never empty. */
export function canvasSize(
  box: { width: number; height: number },
  pixelRatio: number,
): { width: number; height: number } {
  const ratio = Math.min(maxPixelRatio, Math.max(1, pixelRatio || 1));
  const scale = Math.min(ratio, maxCanvasSide / Math.max(box.width, box.height, 1));
  return {
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  };
}
