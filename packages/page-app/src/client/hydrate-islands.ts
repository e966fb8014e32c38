import { captureEarlyClicks, type EarlyClicks } from "./early-clicks.ts";
import { firstIntent } from "./first-intent.ts";
import type { ComponentType } from "react";

export interface IslandModule {
  default: ComponentType<object>;
}
/** Gives the module of an island by its name. `isApart`: it stands on a page of its own. */
export type LoadIsland = (name: string, isApart: boolean) => Promise<IslandModule | undefined>;

/** The one of this name among what `import.meta.glob("./**\/*.island.tsx")` gives, be it modules or what loads them. */
export const islandAmong = <Found>(files: Record<string, Found>, name: string): Found | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** `early`: what was done with it before, which is done once it is hydrated. */
async function hydrate(element: HTMLElement, loadIsland: LoadIsland, early: EarlyClicks): Promise<void> {
  const isApart = element.dataset["apart"] !== undefined;
  const [island, { hydrateIsland }] = await Promise.all([
    loadIsland(element.dataset["island"] ?? "", isApart),
    import("./hydrate-island.ts"),
  ]);
  if (island === undefined) return;
  // Between what these files do when they come and what follows the browser answers whoever is there.
  await nextTask();
  await hydrateIsland(element, island.default);
  early.replay();
}

/** Hydrates the islands of the page, each at its time. */
export function hydrateIslands(root: ParentNode, loadIsland: LoadIsland): void {
  const islands = root.querySelectorAll<HTMLElement>("[data-island]");
  if (islands.length === 0) return;
  const visible = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        visible.get(target)?.();
      }
    },
    { rootMargin: "400px" },
  );
  for (const island of islands) {
    const early = captureEarlyClicks(island);
    const begin = (): void => void hydrate(island, loadIsland, early);
    const { when } = island.dataset;
    if (when === "visible") {
      visible.set(island, begin);
      observer.observe(island);
    } else if (when === "intent" && !early.has()) void firstIntent().then(begin);
    else begin();
  }
}
