/** Every reason a file can be refused for. Codes are stable: programs may act on them. */
export const lottieErrorCodes = [
  "empty",
  "too-large",
  "unknown-format",
  "malformed-json",
  "too-deep",
  "too-many-nodes",
  "too-slow-to-read",
  "not-an-animation",
  "bad-canvas",
  "bad-timing",
  "too-many-layers",
  "too-many-assets",
  "too-many-keyframes",
  "too-many-markers",
  "too-many-animations",
  "picture-too-large",
  "too-much-to-draw",
  "circular-composition",
  "malformed-gzip",
  "malformed-zip",
  "encrypted-zip",
  "unsupported-compression",
  "unsafe-path",
  "too-many-entries",
  "zip-bomb",
  "missing-manifest",
  "malformed-manifest",
  "unsupported-version",
  "missing-animation",
] as const;
export type LottieErrorCode = (typeof lottieErrorCodes)[number];

/** A file that cannot be taken; `message` says in plain words what is wrong and what to do. */
export class LottieError extends Error {
  readonly code: LottieErrorCode;
  /** The limit that a file is beyond which is too large; null for all else. */
  readonly maxBytes: number | null;

  constructor(
    code: LottieErrorCode,
    message: string,
    { maxBytes = null, ...options }: { cause?: unknown; maxBytes?: number | null } = {},
  ) {
    super(message, options);
    this.name = "LottieError";
    this.code = code;
    this.maxBytes = maxBytes;
  }
}
