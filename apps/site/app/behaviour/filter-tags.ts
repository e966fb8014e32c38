import { parseMessages } from "@zoetrope/i18n/bind-messages";
import type { PagesMessages } from "@zoetrope/i18n";

/** Accents and capitals do not count. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Shows the tags that contain what is typed, and says how many there are (tags/tag-filter.tsx). */
export function filterTags(box: HTMLElement): void {
  const input = box.querySelector("input");
  const status = box.querySelector("[role=status]");
  const nothing = document.querySelector<HTMLElement>("[data-no-tags]");
  const searchAll = nothing?.querySelector("a");
  if (input === null || status === null || nothing === null || searchAll == null) return;
  const base = searchAll.pathname;
  const unfiltered = document.querySelectorAll<HTMLElement>("[data-tags-unfiltered]");
  const groups = [...document.querySelectorAll<HTMLElement>("#tag-list > section")].map((section) => ({
    section,
    lines: [...section.querySelectorAll<HTMLElement>("[data-tag]")].map((link) => ({
      item: link.closest("li") ?? link,
      text: plain(link.dataset["tag"] ?? ""),
    })),
  }));
  const { lang } = document.documentElement;
  const found = parseMessages(lang, box.dataset["found"] ?? "") as PagesMessages["tags"]["found"];
  const none = parseMessages(lang, box.dataset["none"] ?? "") as PagesMessages["tags"]["none"];

  const narrow = (): void => {
    const wanted = plain(input.value);
    let count = 0;
    for (const { section, lines } of groups) {
      let isEmpty = true;
      for (const { item, text } of lines) {
        item.hidden = !text.includes(wanted);
        if (item.hidden) continue;
        isEmpty = false;
        count += 1;
      }
      section.hidden = isEmpty;
    }
    for (const part of unfiltered) part.hidden = wanted !== "";
    nothing.hidden = count > 0;
    searchAll.href = `${base}/${encodeURIComponent(input.value.trim())}`;
    if (wanted === "") status.textContent = "";
    else if (count > 0) status.textContent = found({ count });
    else status.textContent = none({ query: input.value.trim() });
  };
  input.addEventListener("input", narrow);
  // Typed before this script was there, or kept by the browser.
  if (input.value !== "") narrow();
}
