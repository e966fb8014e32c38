import type { DotLottie } from "@lottiefiles/dotlottie-web";
import type { MachineInput, MachineInputValue, PointerKind, ReelEvent } from "./reel-protocol.ts";

/** Inputs the renderer keeps for itself begin with "@". */
function readInputs(core: DotLottie): MachineInput[] {
  const pairs = core.stateMachineGetInputs();
  const inputs: MachineInput[] = [];
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const name = pairs[index] ?? "";
    const type = pairs[index + 1];
    if (name.startsWith("@")) continue;
    if (type === "Numeric") inputs.push({ name, type, value: core.stateMachineGetNumericInput(name) ?? 0 });
    else if (type === "Boolean")
      inputs.push({ name, type, value: core.stateMachineGetBooleanInput(name) ?? false });
    else if (type === "String")
      inputs.push({ name, type, value: core.stateMachineGetStringInput(name) ?? "" });
    else if (type === "Event") inputs.push({ name, type, value: null });
  }
  return inputs.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The state machine of one reel: at most one runs at a time. */
export class StateMachine {
  readonly #core: DotLottie;
  readonly #emit: (event: ReelEvent) => void;
  #id: string | null = null;

  constructor(core: DotLottie, emit: (event: ReelEvent) => void) {
    this.#core = core;
    this.#emit = emit;
    const report = () => this.#report();
    core.addEventListener("stateMachineStateEntered", report);
    core.addEventListener("stateMachineNumericInputValueChange", report);
    core.addEventListener("stateMachineBooleanInputValueChange", report);
    core.addEventListener("stateMachineStringInputValueChange", report);
    core.addEventListener("stateMachineCustomEvent", ({ eventName }) =>
      emit({ type: "machine-event", name: eventName }),
    );
  }

  get isRunning(): boolean {
    return this.#id !== null;
  }

  /** False when the file has no such machine or it does not start. */
  start(id: string): boolean {
    this.stop();
    // A file must never send people to another site: no address is on the list.
    this.#core.stateMachineSetConfig({ openUrlPolicy: { requireUserInteraction: true, whitelist: [] } });
    if (!this.#core.stateMachineLoad(id) || !this.#core.stateMachineStart()) return false;
    this.#id = id;
    this.#report();
    return true;
  }

  stop(): void {
    if (this.#id === null) return;
    this.#id = null;
    this.#core.stateMachineStop();
    this.#emit({ type: "machine-stopped" });
  }

  setInput(name: string, value: MachineInputValue): void {
    if (this.#id === null) return;
    if (typeof value === "number") this.#core.stateMachineSetNumericInput(name, value);
    else if (typeof value === "boolean") this.#core.stateMachineSetBooleanInput(name, value);
    else this.#core.stateMachineSetStringInput(name, value);
    this.#report();
  }

  fire(name: string): void {
    if (this.#id !== null) this.#core.stateMachineFireEvent(name);
  }

  post(kind: PointerKind, x: number, y: number): void {
    if (this.#id === null) return;
    const core = this.#core;
    if (kind === "enter") core.stateMachinePostPointerEnterEvent(x, y);
    else if (kind === "move") core.stateMachinePostPointerMoveEvent(x, y);
    else if (kind === "down") core.stateMachinePostPointerDownEvent(x, y);
    else if (kind === "up") core.stateMachinePostPointerUpEvent(x, y);
    else if (kind === "exit") core.stateMachinePostPointerExitEvent(x, y);
    else core.stateMachinePostClickEvent(x, y);
  }

  #report(): void {
    if (this.#id === null) return;
    const state = this.#core.stateMachineGetCurrentState();
    this.#emit({ type: "machine", id: this.#id, state, inputs: readInputs(this.#core) });
  }
}
