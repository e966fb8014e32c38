import { islandAmong, type IslandModule } from "@zoetrope/page-app/hydrate-islands";

const modules = import.meta.glob<IslandModule>("./**/*.island.tsx");

/** Each tool stands on a page of its own, which asks for nothing of the others. */
export const toolIslandNamed = async (name: string): Promise<IslandModule | undefined> =>
  await islandAmong(modules, name)?.();
