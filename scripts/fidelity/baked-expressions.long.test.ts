import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type LottieJson, parseAnimation } from "@zoetrope/lottie";
import { bakeExpressions } from "@zoetrope/lottie/expressions";
import { chromium } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { bouncing } from "../../packages/lottie/src/expressions/testing/bounce.ts";
import { openInterpreter } from "../../packages/lottie/src/expressions/testing/open-interpreter.ts";
import { pointersTo } from "../../packages/lottie/src/json/find-pointer.ts";
import { hasExpression } from "../../packages/lottie/src/optimise/strip-expressions.ts";
import { numbersOfAt } from "../../packages/lottie/src/portable/numbers-of-property.ts";
import { bytesOf } from "@zoetrope/lottie/testing/small-animation";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import { valueAtPointer } from "@zoetrope/lottie/testing/value-at-pointer";
import { findBrowser } from "../test-command/ensure-browser.ts";

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
afterAll(() => browser.close());
const page = await browser.newPage();
await page.route(/^https?:|^file:/, (route) => route.abort());
await page.addScriptTag({
  content: readFileSync(createRequire(import.meta.url).resolve("lottie-web/build/player/lottie.js"), "utf8"),
});

interface PlayedProperty {
  data: { pointer?: string };
  v: number | ArrayLike<number>;
  mult?: number;
}

interface Played {
  renderer: { elements: object[] };
  goToAndStop(frame: number, isFrame: boolean): void;
  destroy(): void;
}

/** What lottie-web gives for the properties that are marked with their pointers, frame by frame. */
const playedValues = (json: LottieJson, frames: readonly number[]): Promise<Record<string, number[][]>> =>
  page.evaluate(
    ([text, at]) => {
      const { lottie } = globalThis as unknown as { lottie: { loadAnimation(options: object): Played } };
      const container = document.createElement("div");
      document.body.replaceChildren(container);
      const animationData = JSON.parse(text) as { ip: number };
      const options = { container, renderer: "svg", autoplay: false, loop: false, animationData };
      const played = lottie.loadAnimation(options);
      const found = new Map<string, PlayedProperty>();
      const seen = new Set<unknown>();
      const look = (value: unknown): void => {
        if (typeof value !== "object" || value === null || seen.has(value) || value instanceof Node) return;
        seen.add(value);
        const { data, v } = value as Partial<PlayedProperty>;
        if (data?.pointer !== undefined && v !== undefined) found.set(data.pointer, value as PlayedProperty);
        for (const each of Object.values(value)) look(each);
      };
      const values: Record<string, number[][]> = {};
      for (const frame of at) {
        played.goToAndStop(frame - animationData.ip, true);
        if (found.size === 0) look(played.renderer.elements);
        for (const [pointer, { v, mult = 1 }] of found)
          (values[pointer] ??= []).push(
            (typeof v === "number" ? [v] : Array.from(v)).map((each) => each / mult),
          );
      }
      played.destroy();
      return values;
    },
    [JSON.stringify(json), frames] as const,
  );

interface Agreement {
  expressions: number;
  baked: number;
  frames: number;
  same: number;
  worst: { pointer: string; frame: number; off: number };
}

async function compare(bytes: Uint8Array): Promise<Agreement | null> {
  const [first] = parseAnimation(bytes).animations;
  const places = pointersTo(first?.json, hasExpression);
  if (first === undefined || places.length === 0) return null;
  const { result, report } = await bakeExpressions(bytes, {
    interpreter: await openInterpreter(),
    tolerance: 0.001,
  });
  const baked = result.animations[0]?.json ?? {};
  const marked = structuredClone(first.json);
  for (const { pointer } of places) Object.assign(valueAtPointer(marked, pointer) as object, { pointer });
  const [start, end] = [Math.ceil(Number(marked["ip"])), Math.floor(Number(marked["op"]) - 1)];
  const frames = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  const played = await playedValues(marked, frames);
  const sum: Agreement = {
    expressions: places.length,
    baked: report.baked.length,
    frames: 0,
    same: 0,
    worst: { pointer: "", frame: 0, off: 0 },
  };
  for (const [pointer, values] of Object.entries(played)) {
    const layer = valueAtPointer(first.json, /^(?:\/assets\/\d+)?\/layers\/\d+/.exec(pointer)?.[0] ?? "") as {
      ip: number;
      op: number;
    };
    for (const [index, theirs] of values.entries()) {
      const frame = frames[index] ?? 0;
      // What does not show is not worked out there.
      if (frame < layer.ip || frame >= layer.op) continue;
      const ours = numbersOfAt(valueAtPointer(baked, pointer), frame, [], new WeakMap());
      const off = Math.max(
        ...theirs.slice(0, ours.length).map((each, at) => Math.abs(each - (ours[at] ?? 0))),
      );
      sum.frames++;
      if (off <= 0.01 + Math.max(...theirs.map(Math.abs)) * 3e-3) sum.same++;
      else if (off > sum.worst.off) sum.worst = { pointer, frame, off };
    }
  }
  return sum;
}

const print = (name: string, { expressions, baked, frames, same, worst }: Agreement): void =>
  console.log(
    `${name}: ${baked} of ${expressions} expressions baked, ${same} of ${frames} values the same${same < frames ? `; worst ${worst.off.toFixed(3)} at ${worst.pointer}, frame ${worst.frame}` : ""}`,
  );

it("gives what lottie-web gives, in real files", async () => {
  const all: Agreement[] = [];
  for (const { path, bytes } of realAnimations()) {
    if (!Buffer.from(bytes).includes("$bm_rt")) continue;
    const agreement = await compare(bytes);
    if (agreement === null) continue;
    print(path, agreement);
    all.push(agreement);
  }
  const total = (key: "expressions" | "baked" | "frames" | "same"): number =>
    all.reduce((sum, each) => sum + each[key], 0);
  console.log(
    `${all.length} files, ${total("baked")} of ${total("expressions")} expressions baked, ${total("same")} of ${total("frames")} values the same`,
  );
  expect(total("baked")).toBe(total("expressions"));
  // Its speeds look back by a hundredth of a second, which bounces begin with.
  expect(total("same") / Math.max(1, total("frames"))).toBeGreaterThan(0.95);
}, 600_000);

const given = "var $bm_rt;\n$bm_rt = ";

it.each([
  "time * 90",
  "$bm_sum(value, $bm_mul(time, 2))",
  "loopOut('cycle')",
  "loopOut('pingpong', 1)",
  "loopOut('offset')",
  "loopIn('cycle')",
  "loopOutDuration('cycle', 0.5)",
  "valueAtTime($bm_sub(time, 0.1))",
  "linear(time, 0, 1, 0, 50)",
  // Not `ease`: it has handles of 0.33 there instead of a third.
  "easeIn(time, 0, 2, 0, 90)",
  "easeOut(time, 0, 2, 0, 90)",
  "clamp($bm_mul(time, 50), 10, 40)",
  "length([3, 4])",
  "effect('Amount')('Value')",
  "thisComp.layer('Ground').transform.position[0]",
  "thisComp.layer('Ground').transform.rotation",
  "content('Group 1').content('Ellipse Path 1').size[1]",
  "key(2).time",
  "nearestKey(time).index",
  "$bm_sum(thisComp.width, thisComp.frameDuration)",
  "rgbToHsl([0, 1, 0, 1])[0]",
  "degreesToRadians(90)",
  "framesToTime(timeToFrames(time))",
  "(posterizeTime(5), value)",
])("%s gives what it gives in lottie-web", async (program) => {
  const json = bouncing();
  // Texts want fonts there.
  json["layers"] = (json["layers"] as { ty: number }[]).filter(({ ty }) => ty !== 5);
  const rotation = valueAtPointer(json, "/layers/0/ks/r") as object;
  Object.assign(rotation, { x: `${given}${program};` });
  const agreement = await compare(bytesOf(json));
  if (agreement === null) throw new Error("there is no expression");
  print(program, agreement);
  expect(agreement).toMatchObject({ baked: 1, frames: 20, same: 20 });
});
