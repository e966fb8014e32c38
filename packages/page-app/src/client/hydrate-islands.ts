import { captureEarlyClicks } from "./early-clicks.ts";
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

/** Hydrates an island once somebody turns to the page. What is clicked in it before is clicked then. */
async function wakeOnIntent(element: HTMLElement, loadIsland: LoadIsland): Promise<void> {
  const handOn = captureEarlyClicks(element);
  await firstIntent();
  await hydrate(element, loadIsland);
  handOn();
}

async function hydrate(element: HTMLElement, loadIsland: LoadIsland): Promise<void> {
  const isApart = element.dataset["apart"] !== undefined;
  const [island, { hydrateIsland }] = await Promise.all([
    loadIsland(element.dataset["island"] ?? "", isApart),
    import("./hydrate-island.ts"),
  ]);
  if (island === undefined) return;
  // Between what these files do when they come and what follows the browser answers whoever is there.
  await nextTask();
  hydrateIsland(element, island.default);
}

/** Hydrates the islands of the page, each at its time. */
export function hydrateIslands(root: ParentNode, loadIsland: LoadIsland): void {
  const islands = root.querySelectorAll<HTMLElement>("[data-island]");
  if (islands.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void hydrate(target as HTMLElement, loadIsland);
      }
    },
    { rootMargin: "400px" },
  );
  for (const island of islands) {
    if (island.dataset["when"] === "visible") observer.observe(island);
    else if (island.dataset["when"] === "intent") void wakeOnIntent(island, loadIsland);
    else void hydrate(island, loadIsland);
  }
}
