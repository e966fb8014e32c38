import type { FrameData } from "../page/accounts-context.ts";
import type { BehaviourMessages } from "./behaviour-messages.ts";

const read = <T>(id: string, fallback: T): T => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : fallback;
};

/** Written by our own server into our own page. */
export const readFrameData = (): FrameData =>
  read("frame-data", { origin: null, title: null, messages: [], continueTo: null });

export const readMessages = (): BehaviourMessages | null =>
  read<BehaviourMessages | null>("page-messages", null);
