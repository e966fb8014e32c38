import type { Renderer } from "../renderer/contract.ts";
import { createRenderer } from "../renderer/create-renderer.ts";

let renderer: Renderer | undefined;

/**
 * For tests that are about something else: file after file of a process draws in one thread, whose start costs more than what most of
 * them draw. It goes with the process; closing it does nothing.
 */
export function sharedRenderer(): Renderer {
  renderer ??= createRenderer({ workers: 1, idleInMs: 600_000 });
  return { ...renderer, close: () => Promise.resolve() };
}
