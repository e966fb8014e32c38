import { expect, test } from "vitest";
import { storeConsent, mayMeasure, mayLoadThirdParties, readConsent, type Consent } from "./consent.ts";

const shut = {
  getItem(): string | null {
    throw new DOMException("shut", "SecurityError");
  },
  setItem() {
    throw new DOMException("shut", "SecurityError");
  },
};

test.each<[Consent, boolean, boolean, boolean]>([
  [null, false, false, true],
  [null, true, false, false],
  ["granted", true, false, true],
  ["granted", false, false, true],
  ["denied", false, false, false],
  ["denied", true, false, false],
  ["granted", true, true, false],
  [null, false, true, false],
])(
  "answer %s, consent demanded %s, privacy control %s: measured %s",
  (consent, demandsConsent, control, may) =>
    expect(mayMeasure(consent, { demandsConsent, hasPrivacyControl: control })).toBe(may),
);

test.each<[Consent, boolean, boolean]>([
  [null, false, false],
  ["denied", false, false],
  ["granted", false, true],
  ["granted", true, false],
])("answer %s, privacy control %s: others are met %s", (consent, control, may) =>
  expect(mayLoadThirdParties(consent, control)).toBe(may),
);

test("an answer is kept, and what is no answer is none", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readConsent(storage)).toBeNull();
  storeConsent(storage, "denied");
  expect(readConsent(storage)).toBe("denied");
  kept.set("analytics-consent", "perhaps");
  expect(readConsent(storage)).toBeNull();
});

test("a browser that keeps nothing has not been asked", () => {
  storeConsent(shut, "granted");
  expect(readConsent(shut)).toBeNull();
});
