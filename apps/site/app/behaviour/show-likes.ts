import { fetchPage } from "./fetch-page.ts";
import { likedIds, likingUser } from "./stored-likes.ts";
import { markLikes } from "./mark-likes.ts";

/** As many cards come at a time; their ids stand in an address. */
const pageSize = 48;

/** Fills the page of likes: the cards come from the server by their ids, which this browser alone knows. */
export async function showLikes(root: HTMLElement): Promise<void> {
  const part = (name: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(`[data-likes-${name}]`);
    if (found === null) throw new Error(`the page of likes has no ${name}`);
    return found;
  };
  const [list, more] = [part("list"), part("more")];
  const states = { loading: part("loading"), empty: part("empty"), failed: part("failed") };
  const show = (state: keyof typeof states | null): void => {
    for (const [name, element] of Object.entries(states)) element.hidden = name !== state;
  };
  let ids: string[] = [];
  let shown = 0;

  async function showNext(): Promise<void> {
    const next = ids.slice(shown, shown + pageSize);
    const page = await fetchPage(`${location.pathname}?ids=${next.join(".")}`);
    const cards = [...page.querySelectorAll<HTMLElement>("[data-grid] > [data-card]")];
    const grid = list.querySelector("[data-grid]");
    if (grid === null) list.replaceChildren(...page.querySelectorAll("[data-grid]"));
    else grid.append(...cards);
    shown += next.length;
    more.hidden = shown >= ids.length;
    markLikes(list);
    if (grid !== null) cards[0]?.querySelector<HTMLElement>("[data-play]")?.focus({ preventScroll: true });
  }
  async function load(): Promise<void> {
    show("loading");
    more.hidden = true;
    try {
      const user = likingUser();
      if (user !== null) await (await import("./account-likes.ts")).syncLikes(user, { isForced: true });
      part("guest").hidden = user !== null;
      ids = likedIds();
      shown = 0;
      list.replaceChildren();
      if (ids.length > 0) await showNext();
      show(ids.length === 0 ? "empty" : null);
    } catch {
      show("failed");
    }
  }
  part("retry").addEventListener("click", () => void load());
  more.addEventListener("click", () => void showNext().catch(() => show("failed")));
  // Somebody signs in or out while they look.
  let user = likingUser();
  document.addEventListener("zoetrope:session", ({ detail }) => {
    if ((detail?.user.id ?? null) === user) return;
    user = detail?.user.id ?? null;
    void load();
  });
  await load();
}
