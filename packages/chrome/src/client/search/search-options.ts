import type { ChromeMessages } from "@zoetrope/i18n";
import { formatParts, parseMessages } from "@zoetrope/i18n/bind-messages";
import { createIcon } from "../page/create-icon.ts";

/** What the modal says as it is used; it stands on the dialog. */
export type SearchMessages = Pick<ChromeMessages["search"], "searchFor" | "count" | "forget" | "forgotten">;

export const readSearchMessages = (dialog: HTMLElement): SearchMessages =>
  parseMessages(document.documentElement.lang, dialog.dataset["messages"] ?? "") as SearchMessages;

/** One line of the listbox: a link, so that it can be opened in a new tab as well. */
export function createOption(id: string, icon: string, keyword: string): HTMLAnchorElement {
  const option = document.createElement("a");
  option.id = `search-${id}`;
  option.className = "search__row";
  option.tabIndex = -1;
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  option.dataset["keyword"] = keyword;
  const label = document.createElement("span");
  label.textContent = keyword;
  option.append(createIcon(icon), label);
  return option;
}

/** Beside a recent search: takes that one out of the list. */
export function createForgetButton(keyword: string, messages: SearchMessages): HTMLLIElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "icon-button";
  button.dataset["forgets"] = keyword;
  button.setAttribute("aria-label", messages.forget({ query: keyword }));
  button.append(createIcon("x"));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

/** What has been typed stands bold in a suggestion that begins with it. */
export function markMatch(option: HTMLElement, keyword: string, query: string): void {
  if (query === "" || !keyword.toLowerCase().startsWith(query.toLowerCase())) return;
  const bold = document.createElement("b");
  bold.textContent = keyword.slice(0, query.length);
  option.lastElementChild?.replaceChildren(bold, keyword.slice(query.length));
}

/** The first line while something is typed: Search for “{query}”. */
export function showQuery(row: HTMLElement, { searchFor }: SearchMessages, query: string): void {
  const option = createOption("query", "search", query);
  const bold = document.createElement("b");
  bold.textContent = query;
  const { lang } = document.documentElement;
  option.lastElementChild?.replaceChildren(
    ...formatParts<{ query: string }, Node>(lang, searchFor, { query: bold }),
  );
  const key = document.createElement("kbd");
  key.className = "shortcut-key";
  key.setAttribute("aria-hidden", "true");
  key.textContent = "↵";
  option.append(key);
  row.replaceChildren(option);
}
