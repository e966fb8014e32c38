import { parseAnimation, type LottieJson } from "@zoetrope/lottie";
import { expect, it } from "vitest";
import type { EngineParts } from "../../engine/engine-operation.ts";
import { run, type ThemeColours } from "./with-themes.ts";

const still = (k: unknown) => ({ a: 0, k });
const file: LottieJson = {
  v: "5.7.0",
  fr: 30,
  ip: 0,
  op: 60,
  w: 100,
  h: 100,
  slots: { brand: { p: still([1, 0, 0]) } },
  layers: [
    {
      ty: 4,
      ip: 0,
      op: 60,
      st: 0,
      ks: {},
      shapes: [
        { ty: "fl", c: { sid: "brand" }, o: still(100) },
        {
          ty: "fl",
          c: {
            a: 1,
            k: [
              { t: 0, s: [1, 1, 1] },
              { t: 30, s: [0, 0, 1] },
            ],
          },
          o: still(100),
        },
        {
          ty: "gf",
          g: { p: 2, k: still([0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0.5]) },
          s: still([0, 0]),
          e: still([9, 9]),
          t: 1,
        },
      ],
    },
  ],
};
const none: ThemeColours = { light: {}, dark: {} };
const parts: EngineParts = {
  core: () => Promise.reject(new Error("nothing is drawn")),
  webpEncoder: () => Promise.reject(new Error("nothing is encoded")),
  pictureCodec: () => Promise.reject(new Error("nothing is packed")),
  interpreter: () => Promise.reject(new Error("nothing is run")),
};
const made = (bytes: Uint8Array<ArrayBuffer>, colours: ThemeColours) =>
  run([{ name: "file.json", bytes }], colours, {}, parts);
const fileBytes = () => new TextEncoder().encode(JSON.stringify(file));

it("colours of slots that were there, of stops and of keyframes are chosen one by one, and come back when reopened", async () => {
  const first = await made(fileBytes(), {
    light: { brand: { 0: "#102030" }, "gradient-00ff00": { 1: "#ffff00" } },
    dark: { brand: { 0: "#f0e0d0" }, "gradient-00ff00": { 0: "#112233" }, "moving-ffffff": { 1: "#445566" } },
  });
  const slots = Object.fromEntries(first.slots.map(({ id, light, dark }) => [id, { light, dark }]));
  expect(slots).toEqual({
    brand: { light: [{ hex: "#102030" }], dark: [{ hex: "#f0e0d0" }] },
    "moving-ffffff": {
      light: [
        { hex: "#ffffff", frame: 0 },
        { hex: "#0000ff", frame: 30 },
      ],
      dark: [
        { hex: "#000000", frame: 0 },
        { hex: "#445566", frame: 30 },
      ],
    },
    "gradient-00ff00": {
      light: [
        { hex: "#00ff00", offset: 0 },
        { hex: "#ffff00", offset: 1 },
      ],
      dark: [
        { hex: "#112233", offset: 0 },
        { hex: "#ffffff", offset: 1 },
      ],
    },
  });
  const again = await made(first.file.bytes, none);
  expect(again.slots).toEqual(first.slots);
  const [before, after] = [first, again].map(({ file: { bytes } }) => parseAnimation(bytes));
  expect(after?.themes).toEqual(before?.themes);
  expect(after?.animations[0]?.json["slots"]).toEqual(before?.animations[0]?.json["slots"]);
  // Without a theme it is the light one, and what shines through does so still.
  expect(after?.animations[0]?.json["slots"]).toMatchObject({
    brand: { p: still([16, 32, 48].map((byte) => byte / 255)) },
    "gradient-00ff00": { p: { p: 2, k: still([0, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 0.5]) } },
  });
  expect(JSON.stringify(after?.themes)).toContain("[1,1,0,0.5]");
});
