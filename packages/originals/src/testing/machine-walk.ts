import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { DotLottie } from "@lottiefiles/dotlottie-web";

const requireFrom = createRequire(import.meta.url);
const wasm = readFileSync(requireFrom.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm"));

export interface MachineWalk {
  /** State, frame and inputs after each step. */
  trace: string[];
  states: Set<string>;
}

/** A clock that only moves when it is told to, in place of the frames of a screen. */
class ManualClock {
  #now = 0;
  #waiting: ((now: number) => void)[] = [];

  readonly requestAnimationFrame = (callback: (now: number) => void): number => this.#waiting.push(callback);

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    for (const callback of this.#waiting.splice(0)) callback(this.#now);
  }
}

function readInputs(player: DotLottie): [name: string, type: string][] {
  const pairs = player.stateMachineGetInputs();
  const inputs: [string, string][] = [];
  for (let index = 0; index + 1 < pairs.length; index += 2)
    inputs.push([pairs[index] ?? "", pairs[index + 1] ?? ""]);
  return inputs.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function describe(player: DotLottie): string {
  const values = readInputs(player).map(([name, type]) => {
    if (type === "Numeric") return `${name}=${player.stateMachineGetNumericInput(name)?.toFixed(2)}`;
    if (type === "Boolean") return `${name}=${player.stateMachineGetBooleanInput(name)}`;
    return type === "String" ? `${name}=${player.stateMachineGetStringInput(name)}` : name;
  });
  return `${player.stateMachineGetCurrentState()} @${player.currentFrame.toFixed(1)} ${values.join(" ")}`;
}

function takeStep(player: DotLottie, clock: ManualClock, random: () => number, size: number): string {
  const x = Math.floor(random() * size);
  const y = Math.floor(random() * size);
  const inputs = readInputs(player).filter(([name]) => !name.startsWith("@"));
  const [name, type] = inputs[Math.floor(random() * inputs.length)] ?? [];
  const kind = Math.floor(random() * 8);
  if (kind === 0) player.stateMachinePostPointerEnterEvent(x, y);
  else if (kind === 1) player.stateMachinePostPointerExitEvent(-1, -1);
  else if (kind === 2) player.stateMachinePostPointerDownEvent(x, y);
  else if (kind === 3) player.stateMachinePostPointerUpEvent(x, y);
  else if (kind === 4) player.stateMachinePostClickEvent(x, y);
  else if (kind === 5) player.stateMachinePostPointerMoveEvent(x, y);
  else if (name !== undefined && type === "Numeric")
    player.stateMachineSetNumericInput(name, Math.floor(random() * 6));
  else if (name !== undefined && type === "Boolean") player.stateMachineSetBooleanInput(name, random() < 0.5);
  else if (name !== undefined && type === "Event") player.stateMachineFireEvent(name);
  // Long enough that states play to their end now and then.
  const frames = Math.floor(random() * 24);
  for (let frame = 0; frame <= frames; frame++) clock.advance(50);
  return `${kind}(${x},${y}) ${name ?? ""} +${frames}`;
}

/** Runs a file's state machine through `steps` things that a visitor or a page may do; the same seed does the same things. */
export async function walkMachine(
  file: Uint8Array,
  machine: string,
  { seed, steps }: { seed: number; steps: number },
): Promise<MachineWalk> {
  const size = 120;
  const clock = new ManualClock();
  Object.assign(globalThis, {
    requestAnimationFrame: clock.requestAnimationFrame,
    cancelAnimationFrame: () => 0,
  });
  DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString("base64")}`);
  const player = new DotLottie({ canvas: { width: size, height: size }, useFrameInterpolation: true });
  try {
    await new Promise<void>((resolve) => player.addEventListener("ready", () => resolve()));
    player.load({ data: new Uint8Array(file).buffer });
    player.stateMachineSetConfig({ openUrlPolicy: { requireUserInteraction: true, whitelist: [] } });
    if (!player.stateMachineLoad(machine) || !player.stateMachineStart())
      throw new Error(`The state machine ${machine} does not start`);
    const random = createSeededRandom(seed);
    const trace = [describe(player)];
    const states = new Set([player.stateMachineGetCurrentState()]);
    for (let step = 0; step < steps; step++) {
      const did = takeStep(player, clock, random, size);
      states.add(player.stateMachineGetCurrentState());
      trace.push(`${did}: ${describe(player)}`);
    }
    return { trace, states };
  } finally {
    player.destroy();
    Reflect.deleteProperty(globalThis, "requestAnimationFrame");
    Reflect.deleteProperty(globalThis, "cancelAnimationFrame");
  }
}
