import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DotLottie } from "@lottiefiles/dotlottie-web";
import { mayRunPrograms, parseAnimation, toDotLottie, withoutPrograms } from "@zoetrope/lottie";
import { beforeAll, describe, expect, it } from "vitest";
import { animation, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";

const canvas = { width: 10, height: 10 };
let player: DotLottie;

beforeAll(async () => {
  const wasm = await readFile(
    fileURLToPath(import.meta.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm")),
  );
  DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString("base64")}`);
  player = new DotLottie({ canvas });
  await new Promise<void>((resolve) => player.addEventListener("ready", () => resolve()));
});

/** Opens an archive as a page does. */
function open(bytes: Uint8Array): void {
  player.load({ data: bytes.slice().buffer });
}

const field = (colour: number[]) =>
  animation([shapeLayer([rectangle(0, 0, 100, 100, colour)], { nm: "Field" })]);
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("archives that are written here", () => {
  it("are read by the player, the first animation first", () => {
    open(
      toDotLottie({
        animations: [
          { id: "red", json: field([1, 0, 0]) },
          { id: "blue", json: field([0, 0, 1]) },
        ],
      }),
    );
    expect(player.isLoaded).toBe(true);
    expect(player.activeAnimationId).toBe("red");
    expect([...(player.buffer?.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 255]);
    expect(player.manifest?.animations.map(({ id }) => id)).toEqual(["red", "blue"]);
  });

  it("show pictures that were embedded in the JSON", () => {
    const json = animation(
      [{ ty: 2, refId: "p", ind: 1, ip: 0, op: 60, st: 0, ks: { s: { a: 0, k: [10_000, 10_000] } } }],
      {
        assets: [{ id: "p", w: 1, h: 1, u: "", p: pixel, e: 1 }],
      },
    );
    open(toDotLottie({ animations: [{ id: "a", json }] }));
    expect(player.buffer?.[3]).toBeGreaterThan(0);
  });

  it("carry themes and state machines that the player runs", () => {
    const json = field([1, 0, 0]);
    json["slots"] = { field: { p: { a: 0, k: [1, 0, 0] } } };
    const layers = JSON.stringify(json["layers"]).replace('"k":[1,0,0]', '"k":[1,0,0],"sid":"field"');
    const stateMachine = {
      initial: "play",
      states: [{ name: "play", type: "PlaybackState", animation: "", autoplay: true, transitions: [] }],
    };
    open(
      toDotLottie({
        animations: [{ id: "a", json: { ...json, layers: JSON.parse(layers) } }],
        themes: [{ id: "dark", json: { rules: [{ id: "field", type: "Color", value: [0, 0, 1] }] } }],
        stateMachines: [{ id: "machine", json: stateMachine }],
      }),
    );
    expect(player.setTheme("dark")).toBe(true);
    player.setFrame(1);
    expect([...(player.buffer?.subarray(0, 3) ?? [])]).toEqual([0, 0, 255]);
    expect(player.stateMachineLoad("machine")).toBe(true);
  });

  it("run no programs of their themes once those were taken out", () => {
    const json = field([1, 0, 0]);
    json["slots"] = { dim: { p: { a: 0, k: 100 } } };
    const text = JSON.stringify(json).replace('"o":{"a":0,"k":100}', '"o":{"a":0,"k":100,"sid":"dim"}');
    const rules = [{ id: "dim", type: "Scalar", value: 100, expression: "$bm_rt = 0;" }];
    const archive = toDotLottie({
      animations: [{ id: "a", json: JSON.parse(text) }],
      themes: [{ id: "dark", json: { rules } }],
    });
    const opacityUnder = (bytes: Uint8Array): number | undefined => {
      open(bytes);
      expect(player.setTheme("dark")).toBe(true);
      player.setFrame(1);
      return player.buffer?.[3];
    };
    expect(opacityUnder(archive)).toBe(0);
    expect(mayRunPrograms(archive)).toBe(true);
    const safe = toDotLottie(withoutPrograms(parseAnimation(archive)));
    expect(opacityUnder(safe)).toBe(255);
    expect(mayRunPrograms(safe)).toBe(false);
  });

  it("are not taken for what they are when players could read another directory in them", () => {
    const [clean, other] = [
      [1, 0, 0],
      [0, 0, 1],
    ].map((colour) => toDotLottie({ animations: [{ id: "a", json: field(colour) }] }));
    // The end of the clean archive, moved behind the other, still names the place that its directory had before.
    const both = new Uint8Array([...(other ?? []), ...(clean ?? [])]);
    expect(mayRunPrograms(clean ?? both)).toBe(false);
    expect(mayRunPrograms(both)).toBe(true);
  });
});
