/**
 * Gives the memory of pixels that nobody looks at any more back at once. Left to V8 they count as its own until it looks through its whole
 * heap, and megabytes of them make it do so again and again.
 */
export function releasePixels(...pictures: readonly Uint8Array[]): void {
  for (const { buffer } of pictures) if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
