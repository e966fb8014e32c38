import { fetchKeywords } from "./fetch-keywords.ts";
import { suggestionDelayInMs } from "./keyword-question.ts";
import { logProblem } from "../page/log-problem.ts";
import { rememberSearch } from "./recent-searches.ts";

const watched = new WeakSet<HTMLInputElement>();

/**
 * Keywords under a search field as a combobox with a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * Without them the form still searches.
 */
export function suggestKeywords(input: HTMLInputElement, api: string): void {
  if (watched.has(input) || input.form === null) return;
  watched.add(input);
  const { form } = input;
  const base = new URL(form.action).pathname;
  const list = document.createElement("div");
  list.className = "suggestions";
  list.id = `${input.id}-suggestions`;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", input.dataset["suggest"] ?? "");
  list.hidden = true;
  form.append(list);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");

  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let active = -1;
  const options = () => [...list.children] as HTMLAnchorElement[];

  const activate = (index: number) => {
    active = index;
    for (const [at, option] of options().entries())
      option.setAttribute("aria-selected", String(at === index));
    if (index === -1) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `${list.id}-${index}`);
  };
  const show = (keywords: readonly string[]) => {
    list.replaceChildren(
      ...keywords.map((keyword, index) => {
        const option = document.createElement("a");
        option.id = `${list.id}-${index}`;
        option.href = `${base}/${encodeURIComponent(keyword)}`;
        option.tabIndex = -1;
        option.setAttribute("role", "option");
        option.textContent = keyword;
        return option;
      }),
    );
    list.hidden = keywords.length === 0;
    input.setAttribute("aria-expanded", String(!list.hidden));
    activate(-1);
  };
  const close = () => {
    clearTimeout(timer);
    request.abort();
    show([]);
  };

  const ask = () => {
    clearTimeout(timer);
    request.abort();
    const query = input.value.trim();
    if (query === "") return show([]);
    timer = setTimeout(() => {
      request = new AbortController();
      const { signal } = request;
      // Suggestions are a help: when the API does not answer, the field works without them.
      fetchKeywords(api, query, signal).then(
        (keywords) => signal.aborted || show(keywords),
        (error: unknown) => {
          if (signal.aborted) return;
          logProblem("Failed to fetch search suggestions", error);
          show([]);
        },
      );
    }, suggestionDelayInMs);
  };

  input.addEventListener("input", ask);
  input.addEventListener("keydown", (event) => {
    const count = list.childElementCount;
    if (event.key === "Escape" && count > 0) {
      event.stopPropagation();
      close();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count > 0) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      activate(
        active === -1 && step === -1 ? count - 1 : ((active + step + 1 + count + 1) % (count + 1)) - 1,
      );
    } else if (event.key === "Enter" && active !== -1) {
      event.preventDefault();
      options()[active]?.click();
    }
  });
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  // A press on a suggestion must not take the focus first, or the list would be gone before the click.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  form.addEventListener("submit", (event) => {
    const query = input.value.trim();
    if (query === "") return event.preventDefault();
    event.preventDefault();
    rememberSearch(query);
    const rest = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (name !== input.name && value !== "" && typeof value === "string") rest.append(name, value);
    location.assign(`${base}/${encodeURIComponent(query)}${rest.size === 0 ? "" : `?${rest}`}`);
  });
  if (input.value.trim() !== "" && input === document.activeElement) ask();
}
