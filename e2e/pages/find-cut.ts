import type { Page } from "playwright-core";

/** Where words do not fit: out of their box, out of the window, or under the button beside them. */
export async function findCut(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest(".visually-hidden, svg, pre, code, textarea, select, option") === null;
    const describe = (element: Element): string =>
      `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent.trim().slice(0, 60)}`;
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const texts = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
      );
      if (texts.length === 0 || !isSeen(element) || element.clientWidth < 2) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (["auto", "scroll"].includes(overflowX)) continue;
      const isNamed = element.closest("[title]") !== null;
      // Of the words: an arrow that turns may reach out of its box.
      const range = document.createRange();
      const ends = texts.map((text) => {
        range.selectNodeContents(text);
        return range.getBoundingClientRect().right;
      });
      const tooWide = Math.round(Math.max(...ends) - element.getBoundingClientRect().right);
      if (!isNamed && tooWide > 1) found.push(`${tooWide} px too wide: ${describe(element)}`);
      if (!isNamed && overflowY !== "visible" && element.scrollHeight > element.clientHeight + 4)
        found.push(`${element.scrollHeight - element.clientHeight} px too high: ${describe(element)}`);
    }
    const buttons = [...document.querySelectorAll("button, .button")].filter(isSeen);
    for (const one of buttons)
      for (const other of buttons) {
        if (one === other || one.parentElement !== other.parentElement) continue;
        if ((one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1) found.push(`${describe(one)} lies over ${describe(other)}`);
      }
    return found;
  });
}
