import { crc32 } from "../archive/crc32.ts";
import { concatBytes } from "../bytes/concat-bytes.ts";
import { numberBytes, readNumber } from "./leb128.ts";

const codeSection = 10;

/**
 * What ThorVG ends every frame with (`SwRenderer::postRender`): colours are divided by opacity. It took a fifth of all drawing, since it
 * divides each channel of each pixel; here four pixels that are all transparent or all opaque are passed at once, and of others one
 * factor is divided out, 255 · 2¹⁶ / opacity. The product with it, rounded down, is the quotient to the last bit: it is too large by less
 * than 1/256, and a quotient that is no whole number lies at least 1/254 below the next.
 */
const slow = { bytes: 289, checksum: 0xfcbec433 };

/** A channel of `colour` (6), moved to the lowest byte, times the factor (7), at most 255. */
const channel = (shift: string): string => `
  20 06 ${shift} 41 ff 01 71   ;; (i32.and (i32.shr_u colour shift) 255)
  20 07 6c 41 10 76 22 08      ;; (local.tee part (i32.shr_u (i32.mul … factor) 16))
                               ;; (select part 255 (i32.lt_u part 255))
  41 ff 01 20 08 41 ff 01 49 1b`;

/** Locals: 0 the renderer, 1 its surface, 2 at, 3 end of the row, 4 row, 5 rows left, 6 colour, 7 opacity and factor, 8 part, 9 stop, 10 and 11 pixels. */
const quick = bytesOf(`
  02 09 7f 02 7e               ;; (local i32 × 9) (local i64 × 2)
  20 00 28 02 1c 21 01         ;; surface = renderer.surface
  20 01 2d 00 14 41 fe 01 71 41 02 46 04 40 ;; if its colour space is one of colours that are not multiplied (2, 3)
  20 01 2d 00 15 41 04 46 04 40 ;; and a pixel has four channels
  20 01 28 02 00 21 04         ;; row = surface.data
  20 01 28 02 10 21 05         ;; rows = surface.height
  02 40 03 40                  ;; block loop: rows
  20 05 45 0d 01               ;; end at none
  20 05 41 01 6b 21 05         ;; rows -= 1
  20 04 21 02                  ;; at = row
  20 04 20 01 28 02 0c 41 02 74 6a 21 03 ;; end = row + 4 * surface.width
  02 40 03 40                  ;; block loop: four pixels
  20 02 41 10 6a 20 03 4d 04 40 ;; if at + 16 <= end
  20 02 29 02 00 21 0a         ;; one = two pixels
  20 02 29 02 08 21 0b         ;; other = the next two
  20 0a 20 0b 84 50            ;; (i64.eqz (i64.or one other)): all are transparent
  20 0a 20 0b 83 42 80 80 80 f8 8f 80 80 80 7f 83 42 80 80 80 f8 8f 80 80 80 7f 51 ;; all are opaque
  72 04 40                     ;; if one of both
  20 02 41 10 6a 21 02 0c 02   ;; at += 16, the next four
  0b 0b
  20 02 41 10 6a 21 09         ;; stop = at + 16
  03 40                        ;; loop: pixels
  20 02 20 03 4f 0d 02         ;; end of the row
  20 02 28 02 00 22 06 41 18 76 21 07 ;; colour = pixel, opacity = colour >> 24
  20 07 41 01 6a 41 ff 01 71 41 02 4f 04 40 ;; if 0 < opacity < 255
  41 80 80 fc 07 20 07 6e 41 01 6a 21 07 ;; factor = 0xff0000 / opacity + 1
  20 02 20 06 41 80 80 80 78 71 ;; pixel = (colour & 0xff000000)
  ${channel("41 10 76")} 41 10 74 72 ;; | blue << 16
  ${channel("41 08 76")} 41 08 74 72 ;; | green << 8
  ${channel("")} 72            ;; | red
  36 02 00 0b
  20 02 41 04 6a 21 02         ;; at += 4
  20 02 20 09 49 0d 00         ;; the next pixel before stop
  0b 0c 00                     ;; the next four
  0b 0b
  20 04 20 01 28 02 08 41 02 74 6a 21 04 0c 00 ;; row += 4 * surface.stride, the next row
  0b 0b
  20 01 41 00 3a 00 16         ;; surface.premultiplied = false
  0b 0b
  20 00 41 00 3a 00 25         ;; renderer.isDirty = false
  41 01 0b                     ;; true
`);

/** The player's WebAssembly with that part of it in less time; another module as it is. */
export function withQuickUnpremultiply(wasm: Uint8Array): Uint8Array {
  for (let at = 8; at < wasm.length;) {
    const length = readNumber(wasm, at + 1);
    const end = length.end + length.value;
    if (wasm[at] === codeSection) {
      const slowBody = findSlow(wasm, length.end);
      if (slowBody === null) return wasm;
      const body = [...numberBytes(quick.length), ...quick];
      const grown = body.length - (slowBody.end - slowBody.start);
      const head = [codeSection, ...numberBytes(length.value + grown)];
      return concatBytes([
        wasm.subarray(0, at),
        Uint8Array.from(head),
        wasm.subarray(length.end, slowBody.start),
        Uint8Array.from(body),
        wasm.subarray(slowBody.end),
      ]);
    }
    at = end;
  }
  return wasm;
}

/** From the number that says how long it is. */
function findSlow(wasm: Uint8Array, code: number): { start: number; end: number } | null {
  const functions = readNumber(wasm, code);
  let start = functions.end;
  for (let index = 0; index < functions.value; index++) {
    const length = readNumber(wasm, start);
    const end = length.end + length.value;
    if (length.value === slow.bytes && crc32(wasm.subarray(length.end, end)) === slow.checksum)
      return { start, end };
    start = end;
  }
  return null;
}

/** Written in hexadecimal, a line of it at a time; what stands after two semicolons is for people. */
function bytesOf(listing: string): Uint8Array {
  const digits = listing.replaceAll(/;;.*$/gm, "").match(/[0-9a-f]{2}/g) ?? [];
  return Uint8Array.from(digits, (each) => Number.parseInt(each, 16));
}
