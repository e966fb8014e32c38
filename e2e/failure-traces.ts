import { mkdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import type { RunnerTestCase } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Traces and pictures of what has failed: paths, told at the end of the test command. */
    attachments?: string[];
  }
}

export const traceFolder = resolve("test-results/browser");
const maxNameLength = 80;

const traced = new WeakSet<BrowserContext>();

/**
 * Writes down what is done in a context, with pictures and the page at every step, to be looked at with
 * `npx playwright-core show-trace FILE` if the test fails. It costs a tenth of the time and more: the second try has it.
 */
export async function beginTrace(context: BrowserContext): Promise<void> {
  traced.add(context);
  await context.tracing.start({ snapshots: true, screenshots: true });
}

const fileName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, maxNameLength);

/** Keeps how the pages of a test look that has failed, and the traces of its second try. */
export async function keepTraces(contexts: readonly BrowserContext[], test: RunnerTestCase): Promise<void> {
  const folder = join(traceFolder, relative("e2e", test.file.filepath).replace(".spec.ts", ""));
  mkdirSync(folder, { recursive: true });
  const attachments = (test.meta.attachments ??= []);
  for (const context of contexts) {
    const path = join(folder, `${fileName(test.fullTestName)}.${attachments.length + 1}`);
    const pictures = context.pages().map((page, index) => keepPicture(page, `${path}.${index + 1}.png`));
    const made = await Promise.all(pictures);
    if (traced.has(context)) {
      await context.tracing.stop({ path: `${path}.zip` });
      attachments.push(`${path}.zip`);
    }
    attachments.push(...made.filter((picture) => picture !== null));
  }
}

/** Null of a page that cannot be drawn any more, for example because it hangs. */
async function keepPicture(page: Page, path: string): Promise<string | null> {
  const isMade = await page.screenshot({ path, timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  return isMade ? path : null;
}
