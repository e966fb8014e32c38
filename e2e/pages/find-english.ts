import type { Page } from "playwright-core";

/**
 * Sentences of a page in another language that are English: those that tell so by their small words, and those that stand in the
 * same form on the English page. What says that it is English (`lang`), code, names of animations and keys are left out.
 */
export async function findEnglish(page: Page, html: string, english: string): Promise<string[]> {
  return await page.evaluate(
    ([own = "", original = ""]) => {
      const skipped = "script, style, svg, code, pre, kbd, template, noscript, .card, [data-title]";
      const named = ["alt", "aria-label", "placeholder", "title"];
      const clean = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
      const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
      const smallWords = /\b(?:the|and|with|your|this|which|from|when|what|is|are|of|it|to|for|that)\b/gi;

      function textsOf(markup: string): string[] {
        const parsed = new DOMParser().parseFromString(markup, "text/html");
        const language = parsed.documentElement.lang;
        const isOwn = (element: Element): boolean =>
          element.closest(skipped) === null && element.closest("[lang]")?.getAttribute("lang") === language;
        const texts: string[] = [];
        for (const element of parsed.querySelectorAll("title, body, body *")) {
          if (!isOwn(element)) continue;
          texts.push(...named.map((name) => element.getAttribute(name) ?? ""));
          for (const child of element.childNodes)
            if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? "");
        }
        return texts.map(clean).filter((text) => text !== "");
      }

      const inEnglish = new Set(textsOf(original).filter((text) => wordsIn(text) >= 4));
      const isEnglish = (text: string): boolean =>
        inEnglish.has(text) || new Set(text.toLowerCase().match(smallWords)).size > 2;
      return [...new Set(textsOf(own).filter(isEnglish))];
    },
    [html, english],
  );
}
