import { describe, expect, it } from "vitest";
import { continueTrace, requestIdOf } from "../index.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

describe("trace context", () => {
  it("continues the caller's trace with a part of its own", () => {
    const trace = continueTrace(`00-${traceId}-${parentId}-01`);
    expect(trace).toMatchObject({ traceId, parentId, isSampled: true });
    expect(trace.spanId).not.toBe(parentId);
    expect(trace.traceparent).toBe(`00-${traceId}-${trace.spanId}-01`);
  });

  it("reads what it knows of a later version", () => {
    expect(continueTrace(`01-${traceId}-${parentId}-00-more`)).toMatchObject({ traceId, isSampled: false });
  });

  it.each([
    undefined,
    "",
    "nonsense",
    `ff-${traceId}-${parentId}-01`,
    `00-${"0".repeat(32)}-${parentId}-01`,
    `00-${traceId}-${"0".repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${parentId}-01`,
    `00-${traceId}-${parentId}-01-more`,
  ])("begins a trace instead of trusting %j", (header) => {
    const trace = continueTrace(header);
    expect(trace.parentId).toBeNull();
    expect(trace.traceId).not.toBe(traceId);
    expect(trace.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  });
});

describe("request id", () => {
  it("keeps the id that a proxy gave", () => {
    expect(requestIdOf("req-0123456789")).toBe("req-0123456789");
  });

  it.each([undefined, "short", "a".repeat(65), 'x"} forged log line', ["two", "ids"]])(
    "makes its own instead of %j",
    (header) => {
      expect(requestIdOf(header)).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
