import { shortestMatching } from "./tolerance.ts";

/** lottie-web makes numbers of 32 bits of 255 times a channel and cuts them to whole ones, ThorVG rounds it: both must come out as before. */
export const roundedChannel = (value: number): number =>
  shortestMatching(
    value,
    (short) =>
      cut(short) === cut(value) &&
      cut(Math.fround(short)) === cut(Math.fround(value)) &&
      Math.round(short * 255) === Math.round(value * 255),
  );

const cut = (channel: number): number => Math.floor(Math.fround(channel * 255));

/** Four numbers a stop, then two for each stop of opacity. The places of stops are whole percents in lottie-web. */
export function roundedGradient(value: unknown, stops: number): unknown {
  if (!Array.isArray(value)) return value;
  // A keyframe's value may be a list in a list.
  if (Array.isArray(value[0])) return value.map((each: unknown) => roundedGradient(each, stops));
  return value.map((each: unknown, index) => {
    if (typeof each !== "number") return each;
    const isPlace = index < stops * 4 ? index % 4 === 0 : (index - stops * 4) % 2 === 0;
    const [steps, most] = isPlace ? [100, 0.0004] : [255, 0.002];
    return shortestMatching(
      each,
      (short) => Math.abs(short - each) < most && Math.round(short * steps) === Math.round(each * steps),
    );
  });
}
