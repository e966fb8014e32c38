import { useEffect, type RefObject } from "react";
import type { PointerKind } from "../engine/reel-protocol.ts";
import type { PlayerHandle } from "./use-player.ts";

const kinds: Record<string, PointerKind> = {
  pointerenter: "enter",
  pointermove: "move",
  pointerdown: "down",
  pointerup: "up",
  pointerleave: "exit",
  click: "click",
};

/**
 * The pointer on a stage: a click plays or holds; while a state machine runs, everything goes to the machine instead.
 * For the keyboard there are the buttons and inputs below, so the stage itself is no control.
 */
export function useStagePointer(stage: RefObject<HTMLElement | null>, handle: PlayerHandle): void {
  const { act, stageRef } = handle;
  useEffect(() => {
    const element = stage.current;
    const onPointer = (event: Event) => {
      if (!(event instanceof MouseEvent)) return;
      const kind = kinds[event.type];
      // Nothing is fetched because a pointer passes by.
      if (kind === undefined || (kind !== "click" && !stageRef.current?.firstChild)) return;
      const { clientX, clientY } = event;
      act((player) => {
        const { machine, error } = player.state;
        const box = stageRef.current?.getBoundingClientRect();
        if (machine && box) player.postPointer(kind, clientX - box.left, clientY - box.top);
        else if (kind === "click" && !error) player.toggle();
      });
    };
    for (const type of Object.keys(kinds)) element?.addEventListener(type, onPointer);
    return () => {
      for (const type of Object.keys(kinds)) element?.removeEventListener(type, onPointer);
    };
  }, [stage, act, stageRef]);
}
