import { readFrameMessage, type FrameKind, type FrameMessage } from "@zoetrope/auth-protocol";

/** A frame that is in the page now. */
export interface LiveFrame {
  kind: FrameKind;
  frame: { contentWindow: unknown };
}

/**
 * The frame that has posted and what it says, if that counts: from the provider's exact origin, from the window of a frame that is
 * in the page now, of a valid shape, and something that this kind of frame may say. Null otherwise.
 */
export function acceptMessage<Frame extends LiveFrame>(
  { origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  providerOrigin: string,
  frames: readonly (Frame | undefined)[],
): [Frame, FrameMessage] | null {
  const frame = frames.find((one) => source && one?.frame.contentWindow === source);
  const message = frame && origin === providerOrigin && readFrameMessage(data, frame.kind);
  return message ? [frame, message] : null;
}
