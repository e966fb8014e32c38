import { describe, expect, it } from "vitest";
import type { LottieJson } from "../../contract.ts";
import { animation, fixed, shapeLayer } from "../../testing/small-animation.ts";
import { joinGroups } from "./join-groups.ts";
import { unwrapGroups } from "./groups.ts";
import { after, firstLayer } from "../testing/after-pass.ts";

describe("groups", () => {
  const idle = {
    ty: "tr",
    p: fixed([0, 0]),
    a: fixed([0, 0]),
    s: fixed([100, 100]),
    r: fixed(0),
    o: fixed(100),
  };
  const dot = { ty: "el", p: fixed([5, 5]), s: fixed([9, 9]) };
  const fill = { ty: "fl", c: fixed([1, 0, 0]), o: fixed(100) };

  it("that come first and do nothing are what is in them; a later one keeps its fill to itself", () => {
    const group = { ty: "gr", it: [{ ty: "gr", it: [dot, fill, idle] }, idle] };
    const json = animation([shapeLayer([group, group])]);
    expect(firstLayer(after(unwrapGroups, json))["shapes"]).toEqual([
      dot,
      fill,
      { ty: "gr", it: [dot, fill, idle] },
    ]);
  });

  it("stay where they are moved, named, or filled by a slot", () => {
    for (const odd of [
      { ty: "gr", nm: "Star", it: [dot, idle] },
      { ty: "gr", it: [dot, { ...idle, p: fixed([1, 0]) }] },
      { ty: "gr", it: [dot, { ...idle, o: { ...fixed(100), sid: "fade" } }] },
    ]) {
      const json = animation([shapeLayer([odd])]);
      expect(after(unwrapGroups, json)).toEqual(json);
    }
  });
});

describe("neighbouring groups", () => {
  const group = (x: number, colour: number[], members: LottieJson = {}): LottieJson => ({
    ty: "gr",
    it: [
      { ty: "el", p: fixed([x, 5]), s: fixed([9, 9]) },
      { ty: "fl", c: fixed(colour), o: fixed(100) },
      { ty: "tr", o: fixed(100) },
    ],
    ...members,
  });
  const shapesOf = (shapes: LottieJson[]): LottieJson[] =>
    firstLayer(after(joinGroups, animation([shapeLayer(shapes)])))["shapes"] as LottieJson[];
  const [red, blue] = [
    [1, 0, 0],
    [0, 0, 1],
  ];

  it("that are painted and moved alike are one; those of another colour between them keep their place", () => {
    const made = shapesOf([group(0, red), group(20, red), group(40, blue), group(60, red), group(80, red)]);
    expect(made.map(({ it: items }) => (items as LottieJson[]).map(({ ty }) => ty).join())).toEqual([
      "el,el,fl,tr",
      "el,fl,tr",
      "el,el,fl,tr",
    ]);
  });

  it("stay apart where one has a name, or another transform", () => {
    const moved = group(0, red);
    (moved["it"] as LottieJson[])[2] = { ty: "tr", p: fixed([3, 0]), o: fixed(100) };
    const list = [group(0, red), group(20, red, { nm: "Wheel" }), group(40, red), moved];
    expect(shapesOf(list)).toEqual(list);
  });
});
