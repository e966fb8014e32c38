import { expect } from "vitest";
import type { LottieJson } from "../../contract.ts";
import { ChangeLog } from "../change-log.ts";
import type { DocumentPass } from "../passes/pass.ts";

/** What a pass makes of a document, which is as before once all is taken back. */
export function after(pass: DocumentPass, json: LottieJson): LottieJson {
  const copy = structuredClone(json);
  const log = new ChangeLog();
  log.begin("it");
  pass(copy, log, {
    keepNames: new Set(),
    pixels: 0.011,
    isSeenInBrowser: true,
    attempt: 0,
    originals: new WeakMap(),
  });
  const made = structuredClone(copy);
  log.goTo(0);
  expect(copy).toEqual(json);
  return made;
}

export const firstLayer = (json: LottieJson): LottieJson => (json["layers"] as LottieJson[])[0] ?? {};
