import { randomFillSync } from "node:crypto";

/** W3C Trace Context, level 1. */
export interface TraceContext {
  /** 32 hex digits, the same along the whole way of a request. */
  traceId: string;
  /** 16 hex digits of the caller's part; null when the trace begins here. */
  parentId: string | null;
  /** 16 hex digits of our part. */
  spanId: string;
  isSampled: boolean;
  /** To send along with requests of our own. */
  traceparent: string;
}

const pool = Buffer.alloc(4_096);
let poolInHex = "";
let usedDigits = 0;

/** Random bytes in hex, drawn a page at a time: asking the system for eight bytes costs more than the rest of a cached answer. */
function randomHex(bytes: number): string {
  if (usedDigits + bytes * 2 > poolInHex.length) {
    poolInHex = randomFillSync(pool).toString("hex");
    usedDigits = 0;
  }
  usedDigits += bytes * 2;
  return poolInHex.slice(usedDigits - bytes * 2, usedDigits);
}

const shape = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const isZero = (hex: string): boolean => /^0+$/.test(hex);

/** Continues the caller's trace, or begins one where the header is missing or malformed (section 3.2 and 4.3). */
export function continueTrace(header: string | string[] | undefined): TraceContext {
  const spanId = randomHex(8);
  const match = typeof header === "string" ? shape.exec(header) : null;
  const [, version = "ff", traceId = "", parentId = "", flags = "00", rest] = match ?? [];
  const isValid =
    version !== "ff" && !isZero(traceId) && !isZero(parentId) && (version !== "00" || rest === undefined);
  if (match === null || !isValid) {
    const fresh = randomHex(16);
    return {
      traceId: fresh,
      parentId: null,
      spanId,
      isSampled: false,
      traceparent: `00-${fresh}-${spanId}-00`,
    };
  }
  const isSampled = (Number.parseInt(flags, 16) & 1) === 1;
  return {
    traceId,
    parentId,
    spanId,
    isSampled,
    traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`,
  };
}
