import { describe, expect, it } from "vitest";
import type { LottieJson } from "../../contract.ts";
import { animation } from "../../testing/small-animation.ts";
import { shareAssets } from "./share-assets.ts";
import { after } from "../testing/after-pass.ts";

describe("assets", () => {
  it("that are the same are there once, compositions of such ones as well; one with a slot is not", () => {
    const picture = (id: string, members: LottieJson = {}): LottieJson => ({
      id,
      w: 9,
      h: 9,
      p: "data:,",
      ...members,
    });
    const composition = (id: string, refId: string): LottieJson => ({ id, layers: [{ ty: 2, refId }] });
    const json = animation(
      ["c1", "c2", "p3"].map((refId) => ({ ty: 0, refId, ip: 0, op: 60, st: 0, ks: {} })),
      {
        assets: [
          picture("p1"),
          picture("p2"),
          picture("p3", { sid: "photo" }),
          composition("c1", "p1"),
          composition("c2", "p2"),
        ],
      },
    );
    const made = after(shareAssets, json);
    expect((made["assets"] as LottieJson[]).map(({ id }) => id)).toEqual(["p1", "p3", "c1"]);
    expect((made["layers"] as LottieJson[]).map(({ refId }) => refId)).toEqual(["c1", "c1", "p3"]);
  });
});
