import { wakeChrome } from "@zoetrope/chrome/client";
import { islandsIn, wakeIslands, type IslandModule } from "@zoetrope/page-app/wake-islands";
import { watchHeader } from "@zoetrope/page-app/watch-header";

watchHeader();
wakeChrome({
  say: (text, action) =>
    void import("@zoetrope/page-app/show-toast").then(({ showToast }) => showToast(text, action)),
});
wakeIslands(document, islandsIn(import.meta.glob<IslandModule>("./*/*.island.tsx")));
