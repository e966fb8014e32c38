import { expect } from "vitest";
import { fromSvg, validate } from "../../index.ts";
import { bytesOf } from "../../testing/small-animation.ts";

/** What a drawing of 100 by 100 becomes, which is valid. */
export async function converted(inside: string) {
  const { result, report } = await fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`,
  );
  const json = result.animations[0]?.json ?? {};
  expect((await validate(bytesOf(json))).report.diagnostics).toEqual([]);
  return { json, text: JSON.stringify(json), codes: report.diagnostics.map(({ code }) => code) };
}

/** Colours of the fills, the lowest first. */
export const fillsOf = (text: string): string[] =>
  [...text.matchAll(/"ty":"fl","c":\{"a":0,"k":\[([^\]]*),1\]/g)]
    .map(([, colour]) => colour ?? "")
    .toReversed();
