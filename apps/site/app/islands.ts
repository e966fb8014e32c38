import { islandAmong, type IslandModule } from "@zoetrope/page-app/hydrate-islands";

const modules = import.meta.glob<IslandModule>(
  ["./**/*.island.tsx", "!./tools/**", "!./animation/export/**"],
  { eager: true },
);
const others = import.meta.glob<IslandModule>("./animation/export/*.island.tsx");

/**
 * Those of the animation page stand there together and share much: one file, which is asked for once. What makes other formats there is asked
 * for when somebody wants them.
 */
export const islandNamed = async (name: string): Promise<IslandModule | undefined> =>
  islandAmong(modules, name) ?? (await islandAmong(others, name)?.());
