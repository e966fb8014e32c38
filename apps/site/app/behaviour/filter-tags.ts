/** Accents and capitals do not count. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** "6 tags" in the language of the page. */
function formatCount(forms: Record<string, string>, count: number): string {
  const { lang } = document.documentElement;
  const form = forms[new Intl.PluralRules(lang).select(count)] ?? forms["other"] ?? "";
  return form.replace("{{count}}", new Intl.NumberFormat(lang).format(count));
}

/** Shows the tags that contain what is typed, and says how many there are (tags/tag-filter.tsx). */
export function filterTags(box: HTMLElement): void {
  const input = box.querySelector("input");
  const status = box.querySelector("[role=status]");
  const none = document.querySelector<HTMLElement>("[data-no-tags]");
  const searchAll = none?.querySelector("a");
  if (input === null || status === null || none === null || searchAll == null) return;
  const base = searchAll.pathname;
  const unfiltered = document.querySelectorAll<HTMLElement>("[data-tags-unfiltered]");
  const groups = [...document.querySelectorAll<HTMLElement>("#tag-list > section")].map((section) => ({
    section,
    lines: [...section.querySelectorAll<HTMLElement>("[data-tag]")].map((link) => ({
      item: link.closest("li") ?? link,
      text: plain(link.dataset["tag"] ?? ""),
    })),
  }));
  const forms = JSON.parse(box.dataset["found"] ?? "{}") as Record<string, string>;

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
    none.hidden = count > 0;
    searchAll.href = `${base}/${encodeURIComponent(input.value.trim())}`;
    if (wanted === "") status.textContent = "";
    else if (count > 0) status.textContent = formatCount(forms, count);
    else status.textContent = (box.dataset["none"] ?? "").replace("{{query}}", () => input.value.trim());
  };
  input.addEventListener("input", narrow);
  // Typed before this script was there, or kept by the browser.
  if (input.value !== "") narrow();
}
