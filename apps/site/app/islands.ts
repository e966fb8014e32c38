import { islandAmong, type IslandModule } from "@zoetrope/page-app/hydrate-islands";

const modules = import.meta.glob<IslandModule>(["./**/*.island.tsx", "!./tools/**"], { eager: true });
const tools = import.meta.glob<IslandModule>("./tools/**/*.island.tsx");

/**
 * Those of the animation page stand there together and share much: one file, which is asked for once. Of the tools each stands on a page of
 * its own.
 */
export const islandNamed = async (name: string): Promise<IslandModule | undefined> =>
  islandAmong(modules, name) ?? (await islandAmong(tools, name)?.());
