import { expect } from "vitest";
import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { convert } from "../operations/convert/convert.ts";
import { parseAnimation } from "../parse-animation.ts";

/** The first animation of a file. */
export const jsonOf = ({ animations }: ParsedAnimation): LottieJson => animations[0]?.json ?? {};

/** What an operation made, read again as somebody else would. */
export async function writtenAgain(parsed: ParsedAnimation): Promise<ParsedAnimation> {
  const again = parseAnimation((await convert(parsed, { format: parsed.format })).result);
  expect(again.diagnostics).toEqual([]);
  return again;
}
