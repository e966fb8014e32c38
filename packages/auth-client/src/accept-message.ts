import { readFrameMessage, type FrameKind, type FrameMessage } from "@zoetrope/auth-protocol";

const kinds: readonly FrameKind[] = ["shown", "session", "logout"];

/**
 * What has been posted, if it counts: from the provider's exact origin, from the window of a frame that is in the page now, of a
 * valid shape, and something that this frame may say. Null otherwise.
 */
export function acceptMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  providerOrigin: string,
  frames: { readonly [kind in FrameKind]?: { frame: { contentWindow: unknown } } | undefined },
): FrameMessage | null {
  const kind = source && kinds.find((one) => frames[one]?.frame.contentWindow === source);
  return kind && origin === providerOrigin ? readFrameMessage(data, kind) : null;
}
