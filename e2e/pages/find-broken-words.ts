import type { Page } from "playwright-core";

/**
 * Words of the page's own that begin on one line and end on the next without a hyphen. In Japanese those are words of katakana: between
 * other signs a line may end.
 */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const main = document.querySelector("main");
    if (main === null) return ["there is no main"];
    const isJapanese = document.documentElement.lang.startsWith("ja");
    const words = isJapanese ? /[\u30A1-\u30FF]{2,}/g : /\p{L}{4,}/gu;
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest("code, pre, svg, script, style, .visually-hidden") !== null)
        continue;
      if (parent.closest("[lang]")?.getAttribute("lang") !== document.documentElement.lang) continue;
      const text = node.textContent ?? "";
      for (const { 0: word, index } of text.matchAll(words)) {
        // Where a line ends at a soft hyphen, the hyphen has the box of the letter after it as well.
        range.setStart(node, text[index - 1] === "\u00AD" ? index + 1 : index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
