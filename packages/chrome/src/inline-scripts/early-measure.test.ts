import { Script } from "node:vm";
import { expect, test } from "vitest";
import { earlyMeasure } from "./early-measure.ts";

test("is a script that a policy by hashes finds, and says whose answer lets it leave something behind", () => {
  for (const demandsConsent of [true, false]) {
    const script = earlyMeasure({ demandsConsent });
    // Where an element ends is looked for by its sign.
    expect(script).not.toContain("<");
    expect(() => new Script(script)).not.toThrow();
    expect(script).toContain(
      demandsConsent
        ? 'localStorage["analytics-consent"]=="granted"'
        : 'localStorage["analytics-consent"]!="denied"',
    );
  }
});
