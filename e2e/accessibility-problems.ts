import { AxeBuilder } from "@axe-core/playwright";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { axeSource } from "./axe-source.ts";
import { isThorough } from "../scripts/test-command/thoroughness.ts";

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

/** Parts of a page of which the colours were looked at in this test. */
const seenParts = new WeakMap<Page, Set<string>>();

/** Contrast takes longer than all other rules together: the test command looks at each part once, the long tests at each of its states. */
function isContrastDue(page: Page, part: string): boolean {
  const seen = seenParts.get(page) ?? new Set();
  seenParts.set(page, seen);
  const isFirst = !seen.has(part);
  seen.add(part);
  return isFirst || isThorough;
}

/** In the page itself, which a builder would be loaded into twice, and which needs no selectors of what was found. */
const runInPage = (page: Page, part: string | undefined, options: RunOptions): Promise<AxeResults> =>
  page.evaluate(
    ([context, given]) => axe.run(context === undefined ? document : { include: [[context]] }, given),
    [part, { ...options, selectors: false }] as const,
  );

function runInFrames(page: Page, part: string | undefined, options: RunOptions): Promise<AxeResults> {
  const builder = new AxeBuilder({ page, axeSource }).options(options);
  return (part === undefined ? builder : builder.include(part)).analyze();
}

/**
 * What axe finds against WCAG 2.2 AA and its best practices, in words. `part` is the selector of what is looked at: everything.
 * `contrast: false` where the same parts are looked at with other words.
 */
export async function findAccessibilityProblems(
  page: Page,
  part?: string,
  { contrast = true } = {},
): Promise<string[]> {
  const isContrastOn = contrast && isContrastDue(page, part ?? "");
  const options: RunOptions = {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: isContrastOn } },
  };
  const hasFrames = page.frames().length > 1;
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere && !hasFrames) await page.evaluate(axeSource);
  const { violations } = await (hasFrames ? runInFrames : runInPage)(page, part, options);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
}
