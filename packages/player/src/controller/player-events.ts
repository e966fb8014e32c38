import type { PlayerState } from "./player-state.ts";

/** What a player tells those who listen. */
export type PlayerListeners = {
  change: (state: PlayerState) => void;
  frame: (frame: number) => void;
  loop: () => void;
  complete: () => void;
  "machine-event": (name: string) => void;
};

/** Who listens to one player. */
export class PlayerEvents {
  readonly #listeners: { [Type in keyof PlayerListeners]: Set<PlayerListeners[Type]> } = {
    change: new Set(),
    frame: new Set(),
    loop: new Set(),
    complete: new Set(),
    "machine-event": new Set(),
  };

  /** Returns how to stop listening. */
  on<Type extends keyof PlayerListeners>(type: Type, listener: PlayerListeners[Type]): () => void {
    this.#listeners[type].add(listener);
    return () => this.#listeners[type].delete(listener);
  }

  emitChange(state: PlayerState): void {
    for (const listener of this.#listeners.change) listener(state);
  }

  emitFrame(frame: number): void {
    for (const listener of this.#listeners.frame) listener(frame);
  }

  emitMoment(type: "loop" | "complete"): void {
    for (const listener of this.#listeners[type]) listener();
  }

  emitMachineEvent(name: string): void {
    for (const listener of this.#listeners["machine-event"]) listener(name);
  }

  clear(): void {
    for (const listeners of Object.values(this.#listeners)) listeners.clear();
  }
}
