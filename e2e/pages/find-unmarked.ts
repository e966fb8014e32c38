import type { Page } from "playwright-core";

/**
 * Texts and names of a page in the pseudo-locale that have not gone through the catalogues: letters outside of the marks of a message,
 * beside one as well. `excepted`: what is no message of ours; `names`: what is the same everywhere.
 */
export async function findUnmarked(
  page: Page,
  excepted: string,
  names: readonly string[],
): Promise<string[]> {
  return await page.evaluate(
    ([skipped, known]) => {
      const spoken = document.documentElement.lang;
      const isOurs = (element: Element | null): boolean =>
        element !== null &&
        element.closest("[lang]")?.getAttribute("lang") === spoken &&
        element.closest(skipped) === null;
      const without = (text: string): string =>
        known.reduce((rest, name) => rest.replaceAll(name, ""), text.replaceAll("\u00AD", ""));
      const found: string[] = [];
      /** How deep in messages the text is after this one. A message with elements in it is many texts. */
      const read = (text: string, before: number, element: Element | null): number => {
        let depth = before;
        for (const part of without(text).split(/(?=[⟦⟧])/)) {
          if (part.startsWith("⟦")) depth++;
          if (part.startsWith("⟧")) depth--;
          if (depth < 0 || (depth === 0 && /\p{L}{2}/u.test(part)))
            found.push(
              `${text.trim()} in <${element?.localName ?? "title"} class="${element?.className ?? ""}">`,
            );
        }
        return depth;
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let depth = 0;
      while (texts.nextNode() !== null) {
        const { parentElement, textContent } = texts.currentNode;
        if (isOurs(parentElement)) depth = read(textContent ?? "", depth, parentElement);
      }
      if (depth !== 0) found.push("a message does not end");
      // A page that is English so far has an English title.
      if (isOurs(document.querySelector("h1, main"))) read(document.title, 0, null);
      for (const element of document.querySelectorAll("body *")) {
        if (!isOurs(element)) continue;
        for (const name of ["alt", "aria-label", "aria-description", "placeholder", "title"])
          read(element.getAttribute(name) ?? "", 0, element);
      }
      return [...new Set(found)];
    },
    [excepted, names] as const,
  );
}
