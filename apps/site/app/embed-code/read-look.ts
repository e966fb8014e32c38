import { embedLoops, embedSpeeds, isEmbedTrigger, plainLook, type EmbedLook } from "./embed-options.ts";

/** How the address of a frame has it; what is no choice there is as usual, so that there are only so many pages. */
export function readLook(query: URLSearchParams): Omit<EmbedLook, "theme"> {
  const trigger = query.get("trigger") ?? "";
  return {
    loop: embedLoops.find((loop) => loop === query.get("loop")) ?? plainLook.loop,
    speed: embedSpeeds.find((speed) => String(speed) === query.get("speed")) ?? plainLook.speed,
    trigger: isEmbedTrigger(trigger) ? trigger : plainLook.trigger,
  };
}
