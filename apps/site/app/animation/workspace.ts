import { useSyncExternalStore } from "react";
import type { PlayerHandle } from "@zoetrope/player/react";
import { noChanges, type ColourMapping } from "./colours/colour-mapping.ts";

/** What the islands of one animation page share: its player, and in which theme and colours it was put. */
interface Workspace {
  /** Null until the stage draws. */
  stage: Pick<PlayerHandle, "act" | "state" | "player"> | null;
  mapping: ColourMapping;
  /** Theme of the file that was chosen; null is the animation's own colours. */
  theme: string | null;
}

const atFirst: Workspace = { stage: null, mapping: noChanges, theme: null };
let workspace = atFirst;
const listeners = new Set<() => void>();

export function updateWorkspace(changes: Partial<Workspace>): void {
  workspace = { ...workspace, ...changes };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** On the server, and while an island wakes up, it is as if nobody had touched anything yet. */
export const useWorkspace = (): Workspace =>
  useSyncExternalStore(
    subscribe,
    () => workspace,
    () => atFirst,
  );
