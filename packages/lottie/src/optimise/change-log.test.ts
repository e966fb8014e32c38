import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChangeLog } from "./change-log.ts";

describe("changes to a document", () => {
  it("can be taken back to any of them and made again, whatever was given up in between", () => {
    const step = fc.record({ key: fc.constantFrom("a", "b", "c"), value: fc.integer({ min: 0, max: 9 }) });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 12 }),
        fc.array(fc.nat(11), { maxLength: 4 }),
        (steps, given) => {
          const document: { [key: string]: number } = { a: 1 };
          const log = new ChangeLog();
          log.begin("one");
          for (const { key, value } of steps) log.set(document, key, value);
          for (const index of given) if (index < log.length) log.giveUp(index);
          const made = { ...document };
          log.goTo(0);
          expect(document).toEqual({ a: 1 });
          log.goTo(log.length);
          expect(document).toEqual(made);
          while (log.length > 0) log.giveUp(log.length - 1);
          expect(document).toEqual({ a: 1 });
        },
      ),
    );
  });

  it("leaves the finer one where the coarser one on it is given up, and does not try it again", () => {
    const document: { k?: unknown } = { k: 1.234 };
    const log = new ChangeLog();
    log.begin("precision");
    log.set(document, "k", 1.23);
    log.set(document, "k", 1.2);
    expect(log.giveUp(1)).toBe("precision");
    expect(document).toEqual({ k: 1.23 });
    log.set(document, "k", 1);
    expect(document).toEqual({ k: 1.23 });
    log.begin("defaults");
    log.drop(document, "k");
    expect(document).toEqual({});
    expect(log.runs()).toEqual([
      { pass: "precision", end: 1 },
      { pass: "defaults", end: 2 },
    ]);
  });
});
