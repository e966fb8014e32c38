import { expect, it } from "vitest";
import { parseAnimation } from "../../parse-animation.ts";
import { two } from "../../testing/day-and-night.ts";
import { convert } from "./convert.ts";

it("tells what a Lottie JSON has no place for, and packs one animation of several", async () => {
  const { result, report } = await convert(two, { format: "json", animationId: "night" });
  expect(parseAnimation(result).animations[0]?.json).toEqual(parseAnimation(two).animations[1]?.json);
  expect(report.leftOut).toEqual({ animations: ["day"], themes: ["dark"], stateMachines: ["m"] });
  const packed = await convert(two, { format: "dotlottie", animationId: "night" });
  expect(parseAnimation(packed.result).animations.map(({ id }) => id)).toEqual(["night"]);
});
