import { expect, it } from "vitest";
import { two } from "../../testing/day-and-night.ts";
import { validate } from "./validate.ts";

it("says why a file is refused instead of throwing", async () => {
  expect((await validate(new TextEncoder().encode("{"))).result).toMatchObject({
    isPlayable: false,
    refusal: { code: "malformed-json" },
  });
  expect((await validate(two)).result).toEqual({
    isPlayable: true,
    format: "dotlottie",
    animationIds: ["day", "night"],
  });
});
