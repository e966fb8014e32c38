import { useSyncExternalStore } from "react";
import type { PlayerHandle } from "@zoetrope/player/react";
import { noChanges, type ColourMapping } from "./colour-mapping.ts";

/** What the islands of one animation page share: its player, and how it was recoloured. */
interface Workspace {
  /** Null until the stage is awake. */
  stage: Pick<PlayerHandle, "act" | "state" | "player"> | null;
  mapping: ColourMapping;
}

const atFirst: Workspace = { stage: null, mapping: noChanges };
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
