import { expect, test } from "vitest";
import { animationPath, readAnimationAddress } from "./animation-address.ts";

test("the id is what stands after the last hyphen", () => {
  expect(readAnimationAddress("gallop-cycle-0a1b2c3d4e")).toEqual({ slug: "gallop-cycle", id: "0a1b2c3d4e" });
});

test("an address with nothing but the id still finds its animation", () => {
  expect(readAnimationAddress("0a1b2c3d4e")).toEqual({ slug: "", id: "0a1b2c3d4e" });
});

test.each(["gallop", "gallop-0A1B2C3D4E", "gallop-0a1b2c3d4", "-0a1b2c3d4e", ""])(
  "%j names no animation",
  (text) => {
    expect(readAnimationAddress(text)).toBeNull();
  },
);

test("addresses are read as they are written", () => {
  const owl = { slug: "owl-blink", id: "zz00zz00zz" };
  expect(readAnimationAddress(animationPath(owl).replace("/animation/", ""))).toEqual(owl);
});
