import { islandAmong, type IslandModule } from "@zoetrope/page-app/hydrate-islands";

const modules = import.meta.glob<IslandModule>("./**/*.island.tsx", { eager: true });

/** Those of this site stand on one page together and share much: one file, which is asked for once. */
export const islandNamed = (name: string): IslandModule | undefined => islandAmong(modules, name);
