import { AppError } from "@zoetrope/kit";
import { DatabaseStartError } from "@zoetrope/database/start-error";
import { describe, expect, it } from "vitest";
import { describeFault, exitCodes, StartFault, toStartFault } from "./start-fault.ts";

const messageOf = (error: unknown, logLevel?: string) => describeFault(toStartFault(error), logLevel);
const fullDisk = Object.assign(new Error("ENOSPC: write '/data/files/a'"), { code: "ENOSPC" });

describe("what a person reads when a start ends", () => {
  it("is one line for a fault of our own, and where it happened only while debugging", () => {
    const error = new TypeError("x is not a function");
    expect(toStartFault(error).exitCode).toBe(exitCodes.internal);
    expect(messageOf(error)).toBe(
      "Zoetrope has failed by a fault of its own (TypeError: x is not a function). Start it with LOG_LEVEL=debug to see where, and please report that.",
    );
    expect(messageOf(error, "debug")).toMatch(/^TypeError: x is not a function\n\s+at /);
  });

  it("never has more than the first line of a long message of our own fault", () => {
    expect(messageOf(new Error("first\nsecond\nthird"))).not.toContain("second");
  });

  it("is the fix, and never a stack, for everything that somebody can fix", () => {
    const fault = new StartFault(exitCodes.busy, "Port 3000 is taken.", new Error("EADDRINUSE"));
    expect(messageOf(fault, "debug")).toBe("Port 3000 is taken.");
    expect(messageOf(new DatabaseStartError("corrupt", "It is damaged."), "debug")).toBe("It is damaged.");
    expect(messageOf(new AppError("unavailable", "The store does not answer."), "debug")).toBe(
      "The store does not answer.",
    );
    expect(messageOf("thrown without an error")).toBe("thrown without an error");
  });

  it("names a full disk wherever in the chain of causes it is", () => {
    const error = new AppError("internal", "a file could not be stored", {
      cause: new Error("put", { cause: fullDisk }),
    });
    expect(toStartFault(error).exitCode).toBe(exitCodes.disk);
    expect(messageOf(error)).toContain("The disk is full. Free some space and start again: ENOSPC");
    const ofDatabase = Object.assign(new AppError("unavailable", "no room"), { sqlState: "53100" });
    expect(toStartFault(ofDatabase).exitCode).toBe(exitCodes.disk);
  });
});
