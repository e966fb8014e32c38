import {
  factsOf,
  fillSlots,
  type FrameRenderer,
  type LottieJson,
  optimise,
  parseAnimation,
  pictureErrorOf,
  standaloneJson,
  stripExpressions,
} from "../../packages/lottie/src/index.ts";
import type { TestFile } from "@zoetrope/lottie/testing/corpus";
import { openFrames } from "../../packages/render/src/index.ts";
import { openDrawingCore } from "../../packages/render/src/node.ts";
import { openWebPlayers } from "../../scripts/fidelity/web-players.ts";
import { type Benchmark, median, quantile } from "../harness.ts";
import { installOptimiserPeers, type OptimiserPeer } from "./optimiser-peers.ts";
import { meteocons, mixedFiles } from "./samples.ts";

type Report = Parameters<Benchmark["run"]>[0];

const side = 512;
const bound = { max: 4, mean: 0.1 };
/** A result of others that breaks the bound on none of these counts as holding it. */
const framesOfPeers = 24;
const framesInBrowser = 5;
/** `--sample=3` takes every third file only. */
export const step = Number(
  /^--sample=(\d+)$/.exec(process.argv.find((each) => each.startsWith("--sample=")) ?? "")?.[1] ?? 1,
);

interface Optimised {
  path: string;
  original: LottieJson;
  bytes: number;
  json: number;
  dotLottie: number;
  /** The same sizes of what the peers are handed: a file without its programs, which nobody draws. */
  withoutPrograms: { json: number; dotlottie: number };
  /** As it is drawn. */
  result: LottieJson;
  cpuInMs: number;
}

/** Sizes of optimised files, in percent of what came in, beside those that others make in the same run. */
export async function measureOptimising(report: Report): Promise<void> {
  report.progress("installing four peers in a folder of their own");
  const peers = await installOptimiserPeers();
  const renderer: FrameRenderer = { name: "ThorVG", openFrames: openFrames(await openDrawingCore()) };
  for (const { name, files, goals } of [
    { name: "100 Meteocons", files: meteocons(), goals: [55, 8.5] },
    { name: "50 mixed files", files: mixedFiles(), goals: [52, 8.5] },
  ]) {
    const some = files.filter((_, index) => index % step === 0);
    if (some.length === 0) continue;
    report.progress(`${name}: optimising ${some.length}, every frame compared in ThorVG`);
    await measureSet(report, name, some, goals, peers, renderer);
  }
}

async function measureSet(
  report: Report,
  name: string,
  files: readonly TestFile[],
  [jsonGoal = 0, dotLottieGoal = 0]: readonly number[],
  peers: readonly OptimiserPeer[],
  renderer: FrameRenderer,
): Promise<void> {
  const all: Optimised[] = [];
  const errors: number[] = [];
  for (const file of files) {
    const before = process.cpuUsage().user;
    const made = await sizesOf(file.bytes, renderer);
    const cpuInMs = (process.cpuUsage().user - before) / 1000;
    const jsonOf = (bytes: Uint8Array): LottieJson =>
      fillSlots(stripExpressions(standaloneJson(parseAnimation(bytes)) ?? {}));
    const original = jsonOf(file.bytes);
    const { hasExpressions } = factsOf(parseAnimation(file.bytes));
    const plain = hasExpressions ? await sizesOf(bytesOf(original), renderer) : made;
    if (made.compared !== null) errors.push(made.compared.error.max);
    all.push({
      path: file.path,
      original,
      bytes: file.bytes.length,
      json: made.json,
      dotLottie: made.dotlottie,
      withoutPrograms: plain,
      result: jsonOf(made.result),
      cpuInMs,
    });
  }
  const sum = (value: (each: Optimised) => number): number =>
    all.reduce((total, each) => total + value(each), 0);
  const input = sum(({ bytes }) => bytes);
  const note = `${all.length} files, ${Math.round(input / 1024)} kB`;
  const best = new Map(peers.map((peer) => [peer, { total: 0, larger: [] as string[], holding: 0 }]));
  report.progress(`${name}: the same files by ${peers.map((peer) => peer.name).join(", ")}`);
  for (const file of all)
    for (const [peer, found] of best) {
      const made = await peer.optimise(JSON.parse(JSON.stringify(file.original)) as LottieJson);
      found.total += made?.bytes ?? file.bytes;
      if (made === null || !(await holds(renderer, file.original, made.json))) continue;
      found.holding++;
      if (made.bytes < file.withoutPrograms[peer.format])
        found.larger.push(file.path.split("/").at(-1) ?? "");
    }
  for (const [what, value, goal, format] of [
    ["JSON", sum(({ json }) => json), jsonGoal, "json"],
    ["dotLottie", sum(({ dotLottie }) => dotLottie), dotLottieGoal, "dotlottie"],
  ] as const)
    for (const [peer, { total, holding }] of [...best].filter(([each]) => each.format === format))
      report.add({
        what: `${name} as ${what}, of the input`,
        value: (value / input) * 100,
        unit: "%",
        goal: { op: "<=", value: goal },
        peer: { name: peer.name, value: (total / input) * 100 },
        note: `${note}; ${holding} of the peer's hold the bound`,
      });
  for (const [peer, { larger, holding }] of best)
    report.add({
      what: `${name}: no larger than ${peer.name}'s (${peer.format}) where that holds the bound`,
      value: holding === 0 ? 100 : ((holding - larger.length) / holding) * 100,
      unit: "% of the files",
      goal: { op: ">=", value: 100 },
      note: `${holding} of ${all.length} hold it${larger.length === 0 ? "" : `; smaller than ours: ${larger.join(", ")}`}`,
    });
  report.add({
    what: `${name}: worst pixel in ThorVG, every frame at ${side} px`,
    value: Math.max(...errors),
    unit: "of 255",
    goal: { op: "<=", value: bound.max },
    note: `${errors.length} files drawn, the others have expressions`,
  });
  await measureInBrowser(report, name, all);
  const times = all.map(({ cpuInMs }) => cpuInMs);
  report.add({
    what: `${name}: to optimise one, median`,
    value: median(times),
    unit: "ms of CPU",
    note: `p95 ${quantile(times, 0.95).toFixed(0)} ms`,
  });
}

async function sizesOf(bytes: Uint8Array, renderer: FrameRenderer) {
  const { result, report } = await optimise(bytes, { renderers: [renderer], bound });
  const packed = await optimise(result, { format: "dotlottie" });
  return { result, compared: report.compared, json: result.length, dotlottie: packed.result.length };
}

const bytesOf = (json: LottieJson): Uint8Array => new TextEncoder().encode(JSON.stringify(json));

async function holds(renderer: FrameRenderer, original: LottieJson, other: LottieJson): Promise<boolean> {
  const open = async (json: LottieJson) => {
    const parsed = parseAnimation(bytesOf(json));
    return await renderer.openFrames(parsed, "animation", side);
  };
  const last = Math.max(0, Math.ceil(Number(original["op"]) - Number(original["ip"])) - 1);
  const frames = [
    ...new Set(
      Array.from({ length: framesOfPeers }, (_, index) => Math.round((index * last) / (framesOfPeers - 1))),
    ),
  ];
  const pictures: Uint8Array[] = [];
  try {
    const before = await open(original);
    for (const frame of frames) pictures.push(await before.draw(frame));
    const after = await open(other);
    for (const [index, frame] of frames.entries()) {
      const error = pictureErrorOf(pictures[index] ?? new Uint8Array(), await after.draw(frame), frame);
      if (error.max > bound.max || error.mean > bound.mean) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Both renderers of lottie-web, at some frames of each file. */
async function measureInBrowser(report: Report, name: string, all: readonly Optimised[]): Promise<void> {
  report.progress(`${name}: the results in both renderers of lottie-web, ${framesInBrowser} frames each`);
  const web = await openWebPlayers(side);
  try {
    for (const player of web.players) {
      let [held, compared] = [0, 0];
      let worst = { path: "", strongest: 0 };
      for (const { path, original, result } of all) {
        const last = Math.max(0, Math.ceil(Number(original["op"]) - Number(original["ip"])) - 1);
        const frames = [
          ...new Set(
            Array.from({ length: framesInBrowser }, (_, index) =>
              Math.round((index * last) / (framesInBrowser - 1)),
            ),
          ),
        ];
        const found = await player
          .compare(JSON.stringify(original), [JSON.stringify(result)], frames)
          .catch(() => null);
        const strongest = found?.[0]?.strongest;
        if (strongest === undefined) continue;
        compared++;
        if (strongest <= bound.max) held++;
        if (strongest > worst.strongest) worst = { path: path.split("/").at(-1) ?? "", strongest };
      }
      report.add({
        what: `${name}: worst pixel in ${player.name}`,
        value: worst.strongest,
        unit: "of 255",
        goal: { op: "<=", value: bound.max },
        note: `${worst.path === "" ? "all are as before" : worst.path}; ${compared} files, ${framesInBrowser} frames each at ${side} px`,
      });
      report.add({
        what: `${name}: no pixel off by more than ${bound.max} of 255 in ${player.name}`,
        value: (held / Math.max(1, compared)) * 100,
        unit: "% of the files",
        goal: { op: ">=", value: 100 },
        note: `${compared} compared, ${framesInBrowser} frames each at ${side} px`,
      });
    }
  } finally {
    await web.close();
  }
}
