import { expect, test } from "vitest";
import { entityKinds } from "./analytics-config.ts";

test("events are about six kinds of things, by the names that figures know", () => {
  expect(entityKinds).toEqual([
    "Animation",
    "Color palette",
    "Asset Generation",
    "premium-animation-modal",
    "premium-animation-page",
    "Download counter",
  ]);
});
