import { getPagesMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { usePage } from "../../page/use-page.ts";
import ApiExplorerIsland from "./api-explorer.island.tsx";

/** Where the API is tried, in words of pages: `<ApiExplorer />`. */
export function ApiExplorer() {
  const { locale, urls } = usePage();
  return (
    <Island
      name="api-explorer"
      component={ApiExplorerIsland}
      className="workbench-place"
      isApart
      props={{ messages: getPagesMessages(locale).apiExplorer, apiUrl: urls.api }}
    />
  );
}
