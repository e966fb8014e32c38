import { getToolsMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { usePage } from "../../page/use-page.ts";
import OfflineBar from "./offline-bar.island.tsx";

/** Under a tool. While developing nothing is stored: what is edited would not show. */
export function OfflinePlace() {
  const { locale, href } = usePage();
  if (import.meta.env.DEV) return null;
  const { offline } = getToolsMessages(locale);
  return (
    <Island
      name="offline-bar"
      component={OfflineBar}
      className="offline-place"
      props={{ locale, messages: offline, folder: href("/tools") }}
    />
  );
}
