import { describe, expect, it } from "vitest";
import type { LottieJson } from "../../contract.ts";
import { animation, fixed, shapeLayer } from "../../testing/small-animation.ts";
import { ChangeLog } from "../change-log.ts";
import { dropNeverShown } from "./never-shown.ts";
import { after } from "../testing/after-pass.ts";

const linear = { i: { x: [0.833], y: [0.833] }, o: { x: [0.167], y: [0.167] } };

describe("what is never shown", () => {
  const turn = { a: 1, k: [0, 30, 60, 90, 120].map((t) => ({ t, s: [t], i: linear.i, o: linear.o })) };
  const timesOf = (layer: LottieJson): number[] =>
    (layer["ks"] as { r: { k: { t: number }[] } }).r.k.map(({ t }) => t);

  it("is left out: layers whose time never comes, keyframes after the end", () => {
    const json = animation(
      [
        shapeLayer([], { ks: { r: turn }, ip: 0, op: 45 }),
        shapeLayer([], { nm: "Late", ind: 2, ip: 60, op: 90 }),
        shapeLayer([], { nm: "Watched", ind: 3, ip: 60, op: 90 }),
      ],
      { op: 60 },
    );
    const made = structuredClone(json);
    const log = new ChangeLog();
    log.begin("it");
    dropNeverShown(made, log, {
      keepNames: new Set(["Watched"]),
      pixels: 0.011,
      isSeenInBrowser: true,
      attempt: 0,
      originals: new WeakMap(),
    });
    const layers = made["layers"] as LottieJson[];
    expect(layers.map(({ nm }) => nm)).toEqual(["Layer", "Watched"]);
    // Whoever hangs on a layer moves with it after its own end.
    expect(timesOf(layers[0] ?? {})).toEqual([0, 30, 60]);
  });

  it("in a composition is judged by the time in which it is shown", () => {
    const inner = shapeLayer([], { ks: { r: turn }, op: 200 });
    const shownBy = (layer: LottieJson): LottieJson =>
      animation([{ ty: 0, nm: "Inner", refId: "c", ind: 1, ip: 0, op: 60, st: 0, ks: {}, ...layer }], {
        op: 60,
        assets: [{ id: "c", layers: [inner] }],
      });
    const times = (json: LottieJson): number[] => {
      const [asset] = after(dropNeverShown, json)["assets"] as { layers: LottieJson[] }[];
      return timesOf(asset?.layers[0] ?? {});
    };
    expect(times(shownBy({}))).toEqual([0, 30, 60]);
    expect(times(shownBy({ st: -60 }))).toEqual([60, 90, 120]);
    expect(times(shownBy({ sr: 0.5 }))).toEqual([0, 30, 60, 90, 120]);
    expect(times(shownBy({ tm: fixed(3) }))).toEqual([0, 30, 60, 90, 120]);
  });
});
