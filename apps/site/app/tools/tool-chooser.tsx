import { getToolsMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { usePage } from "../page/use-page.ts";
import { OfflinePlace } from "./offline/offline-place.tsx";
import ToolChooserIsland from "./chooser/tool-chooser.island.tsx";

/** Where a file is dropped to see which tools take it, in words of pages: `<ToolChooser />`. */
export function ToolChooser() {
  const { locale } = usePage();
  const { chooser, input } = getToolsMessages(locale);
  return (
    <>
      <Island
        name="tool-chooser"
        component={ToolChooserIsland}
        className="workbench-place tool-chooser-place"
        when="intent"
        isApart
        props={{ locale, messages: { chooser, input } }}
      />
      <OfflinePlace folder="/tools" />
    </>
  );
}
