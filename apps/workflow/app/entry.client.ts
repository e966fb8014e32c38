import { activateChrome } from "@zoetrope/chrome/client";
import { islandAmong, hydrateIslands, type IslandModule } from "@zoetrope/page-app/hydrate-islands";
import { watchHeader } from "@zoetrope/page-app/watch-header";

watchHeader();
activateChrome({
  notify: (text, action) =>
    void import("@zoetrope/page-app/show-toast").then(({ showToast }) => showToast(text, action)),
});
const islands = import.meta.glob<IslandModule>("./**/*.island.tsx");
hydrateIslands(document, async (name) => await islandAmong(islands, name)?.());
