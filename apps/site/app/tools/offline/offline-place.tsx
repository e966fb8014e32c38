import { getToolsMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import type { OfflineFolder } from "../../page/offline-folders.ts";
import { usePage } from "../../page/use-page.ts";
import OfflineBar from "./offline-bar.island.tsx";

/** Under a tool or a playground, which has a service worker of its own. While developing nothing is stored: what is edited would not show. */
export function OfflinePlace({ folder }: { folder: OfflineFolder }) {
  const { locale, href } = usePage();
  if (import.meta.env.DEV) return null;
  const isPlayground = folder !== "/tools";
  const { offline, offlinePlayground } = getToolsMessages(locale);
  return (
    <Island
      name="offline-bar"
      component={OfflineBar}
      className="offline-place"
      when="intent"
      isApart
      props={{
        locale,
        messages: isPlayground ? { ...offline, ...offlinePlayground } : offline,
        folder: href(folder),
        isInstallable: !isPlayground,
      }}
    />
  );
}
