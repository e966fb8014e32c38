import type { Metadata } from "./metadata.ts";
import { encodePayload } from "./payload-text.ts";

/** Pages of the accounts host that are shown in a frame. */
export const frameNames = [
  "login",
  "register",
  "logout",
  "session",
  "reset-password",
  "email-verification",
] as const;

export type FrameName = (typeof frameNames)[number];

/** `modal`: over the page. `element`: inside an element of the page. `element_full`: the same, filling the window's height. */
export const frameModes = ["modal", "element", "element_full"] as const;

export type FrameMode = (typeof frameModes)[number];

/** The product's brand theme follows the visitor's system; the two others are fixed. */
export const themes = ["zoetrope", "zoetrope-light", "zoetrope-dark"] as const;

export type Theme = (typeof themes)[number];

/** Query parameters of a frame. */
export interface FrameParameters {
  /** Origin of the host page: the only one that the frame posts to. */
  origin: string;
  mode: FrameMode;
  /** Default: `en`. */
  locale?: string;
  /** Default: `zoetrope`. */
  theme?: Theme;
  /** Path on `origin`; at most one of this and `returnToUrl`. */
  returnToPath?: string;
  returnToUrl?: string;
  targetElementId?: string;
  /** A code that the frame words (error-codes.ts). */
  errorMessage?: string;
  metadata?: Metadata;
  /** True: errors outside of the frame lead back to the host page with `auth_errors`. Default: the accounts host shows them. */
  returnOnError?: boolean;
  /** From a mail: reset or e-mail verification. */
  token?: string;
  /** `utm_*` parameters of the host page by their whole names. */
  utmTags?: Record<string, string>;
}

/** The query of a frame's address, without the question mark. */
export function encodeFrameParameters({ utmTags, metadata, ...plain }: FrameParameters): string {
  const values = { ...utmTags, ...plain, metadata: metadata && encodePayload(metadata) };
  // What is undefined is not in its JSON.
  return new URLSearchParams(JSON.parse(JSON.stringify(values)) as Record<string, string>).toString();
}
