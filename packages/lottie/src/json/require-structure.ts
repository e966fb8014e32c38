import type { RunningLimits } from "../checks/running-limits.ts";
import { LottieError } from "../lottie-error.ts";
import { readableNumber } from "../checks/readable-number.ts";

const [quote, colon, backslash] = [0x22, 0x3a, 0x5c];
/** Digits, quotes and what stands between them come before this. */
const openingBracket = 0x5b;
/** Brackets and braces are told apart by this bit alone. */
const braceBit = 0x20;
const [opening, closing] = [0x7b, 0x7d];

/** So many objects and lists lie between two looks at the clock. */
const nodesPerLook = 1_024;

/**
 * One pass over the UTF-8 of a JSON document without building anything; tells whether texts begin as the address of a picture does.
 * Throws LottieError "too-deep" and "too-many-nodes"; `what` names the file in the message.
 */
export function requireStructure(
  bytes: Uint8Array,
  { maxDepth, maxNodes, clock }: Pick<RunningLimits, "maxDepth" | "maxNodes" | "clock">,
  what: string,
): { hasDataAddresses: boolean } {
  const { length } = bytes;
  let depth = 0;
  let nodes = 0;
  let hasDataAddresses = false;
  for (let index = 0; index < length; index++) {
    const code = bytes[index] ?? 0;
    if (code < openingBracket) {
      if (code !== quote) continue;
      // Names and most texts are a few letters: a function of its own, or a look at how many they are, would take as long again.
      const start = index;
      while (++index < length) {
        const inside = bytes[index];
        if (inside === quote) break;
        if (inside !== backslash && inside !== colon) continue;
        hasDataAddresses ||= index === start + 5 && isDataScheme(bytes.subarray(start + 1, index));
        index = endOfText(bytes, start);
        break;
      }
    } else if ((code | braceBit) === opening) {
      if (++depth > maxDepth) {
        throw new LottieError(
          "too-deep",
          `${what} is nested more than ${maxDepth} levels deep, deeper than any animation tool writes. Export it again from the tool it was made with.`,
        );
      }
      if (++nodes > maxNodes) {
        throw new LottieError(
          "too-many-nodes",
          `${what} has more than ${readableNumber(maxNodes)} objects and lists. Simplify its paths or split it into several animations, then export again.`,
        );
      }
      if (nodes % nodesPerLook === 0) clock?.look();
    } else if ((code | braceBit) === closing) {
      depth--;
    }
  }
  return { hasDataAddresses };
}

const isDataScheme = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes).toLowerCase() === "data";

/** Where the text ends that begins at `start`, quotes included: pictures are long, and searched in one go. */
function endOfText(bytes: Uint8Array, start: number): number {
  let end = bytes.indexOf(quote, start + 1);
  while (end !== -1) {
    let escapes = 0;
    while (bytes[end - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return end;
    end = bytes.indexOf(quote, end + 1);
  }
  return bytes.length;
}
