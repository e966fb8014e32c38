import { reserveScrollbar } from "../page/reserve-scrollbar.ts";
import { createKeywordQuestion } from "./keyword-question.ts";
import { clearRecentSearches, forgetSearch, readRecentSearches, rememberSearch } from "./recent-searches.ts";
import { resultsAddress, type SearchType } from "./results-address.ts";
import {
  createForgetButton,
  createOption,
  markMatch,
  readSearchMessages,
  showQuery,
} from "./search-options.ts";
import { showPopular } from "./show-popular.ts";
import { showDrawings } from "../menus/show-drawings.ts";

const find = <T extends Element>(root: ParentNode, selector: string, kind: new () => T): T => {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the search modal has no ${selector}`);
  return found;
};

/**
 * The search modal: a dialog of the browser, so the page behind it is inert, Escape closes it and focus goes back to where it was.
 * Inside, a combobox with a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): focus stays in the input.
 */
function createSearchModal(template: HTMLTemplateElement, api: string) {
  const dialog = find(document.importNode(template.content, true), "dialog", HTMLDialogElement);
  const base = dialog.dataset["results"] ?? "";
  const messages = readSearchMessages(dialog);
  const input = find(dialog, "input", HTMLInputElement);
  const clear = find(dialog, "[data-clear]", HTMLButtonElement);
  const status = find(dialog, "[data-announce]", HTMLElement);
  const empty = find(dialog, "[data-empty]", HTMLElement);
  const typed = find(dialog, "[data-typed]", HTMLElement);
  const recent = find(dialog, "[data-recent]", HTMLElement);
  const popular = find(dialog, "[data-popular]", HTMLElement);
  const forgetList = find(dialog, "[data-forget-list]", HTMLElement);
  const queryRow = find(dialog, "[data-query]", HTMLElement);
  let type: SearchType = "free-premium";
  let recentKeywords: string[] = [];
  let active: HTMLElement | null = null;

  const options = (): HTMLAnchorElement[] => [
    ...(empty.hidden ? typed : empty).querySelectorAll<HTMLAnchorElement>("[role=option]"),
  ];
  const activate = (option: HTMLElement | null): void => {
    active?.setAttribute("aria-selected", "false");
    active = option;
    if (option === null) return input.removeAttribute("aria-activedescendant");
    option.id ||= `search-option-${options().indexOf(option as HTMLAnchorElement)}`;
    option.setAttribute("aria-selected", "true");
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  };
  const addressAll = (): void => {
    for (const option of dialog.querySelectorAll<HTMLAnchorElement>("[role=option]")) {
      const keyword = option.dataset["keyword"] ?? option.dataset["category"] ?? "";
      option.href = resultsAddress(base, keyword, type);
    }
  };
  const listOf = (group: HTMLElement, keywords: readonly string[], icon: string, query = ""): void => {
    for (const option of group.querySelectorAll("[role=option]")) option.remove();
    group.append(
      ...keywords.map((keyword, at) => {
        const option = createOption(`${group.id || icon}-${at}`, icon, keyword);
        markMatch(option, keyword, query);
        return option;
      }),
    );
    group.hidden = keywords.length === 0;
    addressAll();
  };

  const question = createKeywordQuestion(api, (keywords, query) => {
    const others = keywords.filter((keyword) => !recentKeywords.includes(keyword));
    listOf(popular, others, "trending-up", query);
    // The arrows were on a line that the answer has replaced.
    if (active?.isConnected === false) activate(options()[0] ?? null);
    status.textContent = messages.count({ count: others.length });
  });

  function refresh(): void {
    const query = input.value.trim();
    recentKeywords = readRecentSearches();
    empty.hidden = query !== "";
    typed.hidden = query === "";
    if (query === "") {
      question.drop();
      status.textContent = "";
      listOf(popular, [], "trending-up");
      listOf(recent, recentKeywords, "history");
      activate(null);
    } else {
      showQuery(queryRow, messages, query);
      addressAll();
      activate(options()[0] ?? null);
      question.ask(query);
    }
    forgetList.hidden = clear.hidden = query !== "" || recentKeywords.length === 0;
    forgetList.replaceChildren(...recentKeywords.map((keyword) => createForgetButton(keyword, messages)));
  }
  function move(step: number): void {
    const all = options();
    const at = active === null ? (step > 0 ? -1 : 0) : all.indexOf(active as HTMLAnchorElement);
    activate(all.at((at + step) % all.length) ?? null);
  }

  input.addEventListener("input", refresh);
  input.addEventListener("keydown", (event) => {
    // While an input method composes, its keys are its own.
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      active?.click();
    }
  });
  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const option = target.closest<HTMLElement>("[role=option]");
    if (option !== null) rememberSearch(option.dataset["keyword"] ?? "");
    const chosen = target.closest<HTMLElement>("[data-type]");
    if (chosen !== null) {
      type = chosen.dataset["type"] as SearchType;
      for (const button of dialog.querySelectorAll("[data-type]"))
        button.setAttribute("aria-pressed", String(button === chosen));
      addressAll();
      input.focus();
    }
    if (target === dialog || target.closest("[data-close]") !== null) dialog.close();
  });
  clear.addEventListener("click", () => {
    clearRecentSearches();
    refresh();
    input.focus();
  });
  forgetList.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-forgets]") : null;
    const keyword = button?.dataset["forgets"];
    if (keyword === undefined) return;
    const at = recentKeywords.indexOf(keyword);
    forgetSearch(keyword);
    refresh();
    const left = [...forgetList.querySelectorAll("button")];
    (left[at] ?? left.at(-1) ?? input).focus();
    status.textContent = messages.forgotten({ query: keyword });
  });
  // Tab goes round inside: past the last control some browsers leave for their own toolbar.
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Tab") return;
    const stops = [...dialog.querySelectorAll<HTMLElement>("input, button")].filter(
      (one) => one.offsetParent !== null,
    );
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  });
  const example = find(dialog, "form[data-example]", HTMLFormElement);
  let stopExample = (): void => {};
  void import("./search-by-example.ts").then(({ watchExampleZone }) => {
    stopExample = watchExampleZone(example);
  });
  dialog.addEventListener("close", () => {
    question.drop();
    stopExample();
    input.value = "";
  });
  void showPopular([...dialog.querySelectorAll<HTMLElement>(".search__terms > [data-keyword]")], api).then(
    addressAll,
  );
  document.body.append(dialog);

  return (): void => {
    if (dialog.open) return;
    showDrawings(dialog);
    // What the page shows, to be gone on from or typed over.
    input.value = document.querySelector<HTMLElement>("[data-shown-query]")?.dataset["shownQuery"] ?? "";
    refresh();
    reserveScrollbar();
    dialog.showModal();
    input.focus();
    input.select();
  };
}

let open: (() => void) | undefined;

/** Opens the search modal of the page; the same one each time. */
export function openSearch(): void {
  const template = document.getElementById("search-template");
  if (!(template instanceof HTMLTemplateElement)) return;
  open ??= createSearchModal(template, document.body.dataset["api"] ?? "");
  open();
}
