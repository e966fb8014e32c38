import { wakeChrome } from "@zoetrope/chrome/client";
import { islandAmong, wakeIslands, type IslandModule } from "@zoetrope/page-app/wake-islands";
import { watchHeader } from "@zoetrope/page-app/watch-header";

watchHeader();
wakeChrome({
  say: (text, action) =>
    void import("@zoetrope/page-app/show-toast").then(({ showToast }) => showToast(text, action)),
});
const islands = import.meta.glob<IslandModule>("./**/*.island.tsx");
wakeIslands(document, async (name) => await islandAmong(islands, name)?.());
