import { expect, it } from "vitest";
import { findFlashingIcons } from "./testing/flashing-icons.ts";

it("no icon flashes harmfully where it is usually shown", async () => {
  expect(await findFlashingIcons()).toEqual([]);
}, 900_000);
