import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { toDotLottie } from "@zoetrope/lottie";
import { buildStateMachine } from "@zoetrope/lottie/state-machine";
import { run } from "../run.ts";
import { createProcessContext, type Output } from "../process-context.ts";
import { smallestFont } from "./smallest-font.ts";

const still = {
  o: { a: 0, k: 100 },
  r: { a: 0, k: 0 },
  p: { a: 0, k: [32, 32] },
  a: { a: 0, k: [0, 0] },
  s: { a: 0, k: [100, 100] },
};

/** A square that fades in over a second: 64 × 64 pixels, 12 frames a second. */
export const square = (name: string, colour: number[]): object => ({
  v: "5.7.0",
  nm: name,
  fr: 12,
  ip: 0,
  op: 12,
  w: 64,
  h: 64,
  layers: [
    {
      ty: 4,
      nm: "Square",
      ind: 1,
      ip: 0,
      op: 12,
      st: 0,
      ks: {
        ...still,
        o: {
          a: 1,
          k: [
            { t: 0, s: [20] },
            { t: 11, s: [100] },
          ],
        },
      },
      shapes: [
        {
          ty: "rc",
          nm: "Path",
          s: { a: 0, k: [40, 40] },
          p: { a: 0, k: [0, 0] },
          r: { a: 0, k: 4.123456789 },
        },
        { ty: "fl", nm: "Fill", c: { a: 0, k: colour }, o: { a: 0, k: 100 } },
      ],
    },
  ],
});

/** The same, turned by an expression: a quarter in a second. */
export function turning(name: string, expression = "time * 90"): object {
  const json = square(name, [0, 0.5, 0]) as { layers: { ks: object }[] };
  Object.assign(json.layers[0]?.ks ?? {}, { r: { a: 0, k: 0, x: expression } });
  return json;
}

/** One pixel. */
const smallestPng =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A picture that is smaller as WebP, with all opacities. */
function noisyPicture(): string {
  const png = new PNG({ width: 64, height: 64 });
  let state = 1;
  for (let at = 0; at < png.data.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    png.data[at] = (at % 4) * 40 + ((at >> 8) % 64) + ((state >>> 24) % 9);
  }
  return `data:image/png;base64,${PNG.sync.write(png).toString("base64")}`;
}

/** A folder with the files that the examples name. */
export function exampleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "zoetrope-cli-"));
  const write = (path: string, data: string | Uint8Array): void => writeFileSync(join(folder, path), data);
  write("walk.json", JSON.stringify(square("Walk", [1, 0, 0])));
  const animations = [
    { id: "day", json: { ...square("Day", [1, 1, 0]) } },
    { id: "night", json: { ...square("Night", [0, 0, 0.5]) } },
  ];
  write("walk.lottie", toDotLottie({ animations: animations.slice(0, 1) }));
  write("icons.lottie", toDotLottie({ animations }));
  mkdirSync(join(folder, "icons"));
  write("icons/sun.json", JSON.stringify(square("Sun", [1, 1, 0])));
  write("icons/moon.json", JSON.stringify(square("Moon", [0, 0, 0.5])));
  write("icons/both.lottie", toDotLottie({ animations }));
  write("icon.svg", '<svg viewBox="0 0 24 24"><path d="M4 12h16" stroke="red" /></svg>');
  write("words.svg", '<svg viewBox="0 0 24 24"><text y="20" font-size="20">A</text></svg>');
  write("smallest.ttf", smallestFont());
  write("portrait.png", Buffer.from(smallestPng, "base64"));
  const photo = { id: "photo", w: 8, h: 8, p: "photo.png", u: "", e: 0 };
  write("badge.json", JSON.stringify({ ...square("Badge", [1, 0, 0]), assets: [photo] }));
  const noise = { id: "noise", w: 64, h: 64, p: noisyPicture(), u: "", e: 1 };
  const shown = { ty: 2, nm: "Noise", refId: "noise", ip: 0, op: 12, st: 0, ks: still };
  write("photo.json", JSON.stringify({ ...square("Photo", [1, 0, 0]), layers: [shown], assets: [noise] }));
  const text = { d: { k: [{ t: 0, s: { t: "Hello", f: "F", s: 10 } }] }, a: [] };
  const words = { ty: 5, nm: "Words", ip: 0, op: 12, st: 0, ks: still, t: text };
  write("hello.json", JSON.stringify({ ...square("Hello", [1, 0, 0]), layers: [words] }));
  const slots = { "colour-ff0000": { p: { a: 0, k: [1, 0, 0] } } };
  write(
    "themed.lottie",
    toDotLottie({ animations: [{ id: "themed", json: { ...square("Themed", [1, 0, 0]), slots } }] }),
  );
  write("base.json", JSON.stringify(square("Base", [1, 0, 0])));
  write("mine.json", JSON.stringify({ ...square("Base", [1, 0, 0]), fr: 24 }));
  write("yours.json", JSON.stringify(square("Base", [0, 0, 1])));
  const { id, json } = buildStateMachine({
    id: "door",
    animation: "door",
    initial: "closed",
    states: {
      closed: { isStill: true, on: { press: "open" } },
      open: { loop: false, on: { done: "closed" } },
    },
    gestures: { Click: "press" },
    completed: { open: "done" },
  });
  const door = { id: "door", json: square("Door", [0.5, 0.3, 0]) as { [key: string]: unknown } };
  write("door.lottie", toDotLottie({ animations: [door], stateMachines: [{ id, json }] }));
  write("turn.json", JSON.stringify(turning("Turn")));
  write("endless.json", JSON.stringify(turning("Endless", "for (;;) {}")));
  write("broken.json", '{"layers":[');
  return folder;
}

export interface CommandResult {
  exitCode: number;
  out: string;
  outBytes: Uint8Array;
  err: string;
}

interface CommandEnvironment {
  folder: string;
  input?: Uint8Array;
  isTerminal?: boolean;
  env?: Record<string, string>;
  signal?: AbortSignal;
}

/** Runs a command as a shell would, in this process. */
export async function tryCommand(
  args: readonly string[],
  { folder, input = new Uint8Array(), isTerminal = false, env = {}, signal }: CommandEnvironment,
): Promise<CommandResult> {
  const written: { out: Buffer[]; err: Buffer[] } = { out: [], err: [] };
  const outputOf = (parts: Buffer[]): Output => ({
    isTerminal,
    columns: 80,
    write: (data) => {
      parts.push(Buffer.from(data));
    },
  });
  const exitCode = await run(args, {
    ...createProcessContext(signal ?? new AbortController().signal, folder),
    env,
    stdout: outputOf(written.out),
    stderr: outputOf(written.err),
    readInput: () => Promise.resolve(input),
  });
  const outBytes = new Uint8Array(Buffer.concat(written.out));
  return {
    exitCode,
    out: Buffer.from(outBytes).toString(),
    outBytes,
    err: Buffer.concat(written.err).toString(),
  };
}

/** A line as people type it: words, quotes, and a file that is read through `<`. */
export async function tryLine(line: string, folder: string): Promise<CommandResult> {
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  const at = words.indexOf("<");
  const input = at === -1 ? undefined : new Uint8Array(readFileSync(join(folder, words[at + 1] ?? "")));
  const args = (at === -1 ? words : words.slice(0, at)).slice(1);
  return await tryCommand(args, { folder, ...(input === undefined ? {} : { input }) });
}
