import { describe, expect, it } from "vitest";
import { animation, fixed, rectangle, shapeLayer } from "../../testing/small-animation.ts";
import { roundNumbers } from "./round.ts";
import { after, firstLayer } from "../testing/after-pass.ts";

describe("numbers", () => {
  it("are rounded as far as they are seen: coarser on a large canvas, finer in what is enlarged", () => {
    const box = rectangle(0, 0, 10.123456, 10, [1, 0, 0]);
    const sizeOn = (side: number, scale: number): unknown => {
      const json = animation([shapeLayer([box], { ks: { s: fixed([scale, scale]) } })], { w: side, h: side });
      const [group] = firstLayer(after(roundNumbers, json))["shapes"] as { it: { s: { k: number[] } }[] }[];
      return group?.it[0]?.s.k[0];
    };
    expect([sizeOn(5120, 100), sizeOn(512, 100), sizeOn(512, 10_000)]).toEqual([10.2, 10.12, 10.1235]);
  });

  it("of what jumps keep two digits more, since it moves in every frame", () => {
    const eased = { i: { x: 0.6, y: 1 }, o: { x: 0.4, y: 0 } };
    const firstOf = (time: number): unknown => {
      const k = [
        { t: 0, s: [14 / 3, 0], ...eased },
        { t: 54, s: [8, 0], ...eased },
        { t: time, s: [0, 0], ...eased },
        { t: 90, s: [14 / 3, 0] },
      ];
      const made = after(roundNumbers, animation([shapeLayer([], { ks: { p: { a: 1, k } } })]));
      return (firstLayer(made)["ks"] as { p: { k: { s: number[] }[] } }).p.k[0]?.s[0];
    };
    expect([firstOf(60), firstOf(54)]).toEqual([4.665, 4.666_65]);
  });

  it("of as many digits end alike where that is close enough, since they are packed better so", () => {
    const list = Array.from({ length: 9 }, (_, index) => rectangle(index / 7, 0, 9, 9, [1, 0, 0]));
    const json = animation([shapeLayer(list)], { w: 128, h: 128 });
    const text = JSON.stringify(after(roundNumbers, json)["layers"]);
    expect([...text.matchAll(/\.\d\d(\d)\b/g)].map(([, last]) => last)).not.toContainEqual(
      expect.stringMatching(/[^5]/),
    );
  });

  it("of a colour are such that each player makes the same of them", () => {
    const json = animation([shapeLayer([rectangle(0, 0, 9, 9, [247 / 255, 0.698_039, 0.5])])]);
    const [group] = firstLayer(after(roundNumbers, json))["shapes"] as { it: { c?: { k: number[] } }[] }[];
    const colour = group?.it[1]?.c?.k ?? [];
    expect(JSON.stringify(colour).length).toBeLessThan(20);
    expect(colour.map((each) => Math.floor(each * 255))).toEqual([247, Math.floor(0.698_039 * 255), 127]);
    expect(colour.map((each) => Math.round(each * 255))).toEqual([247, 178, 128]);
  });
});
