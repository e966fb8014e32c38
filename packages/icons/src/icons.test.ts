import { inspect, parseAnimation } from "@zoetrope/lottie";
import { describe, expect, it } from "vitest";
import { sampleEvery } from "../../../scripts/test-command/thoroughness.ts";
import { paintFrames } from "@zoetrope/originals/testing/frame-painter";
import { changeBetween } from "@zoetrope/originals/testing/pictures";
import { boundsOf, pointOn } from "./bounds.ts";
import { directions } from "./directions/index.ts";
import { listDirectedIcons } from "./index.ts";
import { svgOf } from "./lucide.ts";
import { findFlashingIcons } from "./testing/flashing-icons.ts";

const icons = listDirectedIcons();
const drawn = sampleEvery(icons, 0, 14);
const fileOf = (name: string): Promise<Uint8Array> => {
  const icon = icons.find((one) => one.name === name);
  if (!icon) throw new Error(`There is no ${name}`);
  return icon.toDotLottie(name);
};

describe("every icon", () => {
  it("is there once, and says what it shows", () => {
    expect(icons.length).toBeGreaterThanOrEqual(400);
    expect(new Set(icons.map(({ name }) => name)).size).toBe(icons.length);
    for (const { name, tags } of icons) expect(new Set(tags).size, name).toBe(tags.length);
  });

  it("begins and ends as it was drawn, and moves in between", async () => {
    const wrong: string[] = [];
    for (const { name, frames } of drawn) {
      const at = [0, 0.2, 0.35, 0.5, 0.7].map((share) => Math.round(frames * share)).concat(frames - 1);
      const [first, ...rest] = await paintFrames(await fileOf(name), at, 96, 96);
      const last = rest.pop();
      if (!first || !last || changeBetween(first, last) > 0.004) wrong.push(`${name} ends elsewhere`);
      if (first && rest.every((picture) => changeBetween(first, picture) < 0.004))
        wrong.push(`${name} stands still`);
    }
    expect(wrong).toEqual([]);
  });

  it("is read back without a complaint, with three themes and its machine, in at most 4 kB", async () => {
    for (const { name } of drawn) {
      const bytes = await fileOf(name);
      const { diagnostics, themes, stateMachines } = parseAnimation(bytes);
      expect(diagnostics, name).toEqual([]);
      expect(themes.map(({ id }) => id)).toEqual(["light", "dark", "accent"]);
      expect(stateMachines).toHaveLength(1);
      expect(bytes.length, name).toBeLessThan(4_096);
    }
  });

  it("directs only parts that the drawing has", () => {
    for (const [name, { moves = [], trims = [], accent }] of Object.entries(directions)) {
      const count = svgOf(name).split(' id="p').length - 1;
      const named = [...moves.flatMap(({ parts }) => parts ?? []), ...trims.flatMap(({ parts }) => parts)];
      for (const place of [...named, ...accent]) expect(place, name).toBeLessThan(count);
    }
  });
});

it("the file names author, licence and source, and so does the JSON that is made of it", async () => {
  const bytes = await fileOf("coffee");
  const source = "https://lucide.dev/icons/coffee";
  const stated = { author: "Lucide contributors", license: "ISC", source };
  expect(parseAnimation(bytes).inManifest).toMatchObject(stated);
  const { result } = await inspect(bytes);
  expect(result.origin).toEqual({ author: stated.author, licence: stated.license, source });
});

it("turns about a place on the box around its parts", () => {
  const rectangle = { it: [{ ty: "rc", p: { a: 0, k: [5, 6] }, s: { a: 0, k: [4, 2] } }] };
  const bounds = boundsOf([rectangle]);
  expect(pointOn(bounds, "bottom-left")).toEqual([3, 7]);
  expect(pointOn(bounds, "top")).toEqual([5, 5]);
});

it("the accent is another colour than the line in the theme of that name alone", async () => {
  const bytes = await fileOf("coffee");
  const light = await paintFrames(bytes, [0], 96, 96, "light");
  const accent = await paintFrames(bytes, [0], 96, 96, "accent");
  const isColoured = ([picture]: typeof light): boolean =>
    (picture?.pixels ?? []).some((value, at, all) => at % 4 === 0 && value - (all[at + 2] ?? 0) > 100);
  expect([isColoured(light), isColoured(accent)]).toEqual([false, true]);
});

/** One for each way to move that has once flashed; `flashes.long.test.ts` looks at all icons. */
it("what rattles, strikes, waves, turns and drives away does not flash harmfully", async () => {
  const quickest = ["phone", "hammer", "hand", "fan", "ambulance"];
  expect(await findFlashingIcons(quickest)).toEqual([]);
});
