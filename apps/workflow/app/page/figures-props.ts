import { getStatisticsMessages } from "@zoetrope/i18n";
import { chromeContent } from "@zoetrope/page-app/chrome-content";
import type { StatisticsProps } from "../statistics/statistics-props.ts";
import type { Page } from "./use-page.ts";
import { workflowHrefs } from "./workflow-hrefs.ts";

/** What the pages of figures are handed. */
export function figuresProps(page: Page): Omit<StatisticsProps, "colleagueMessages"> {
  const { locale, urls, workflowMessages } = page;
  const { nav, guest, files, errors, refused, upload, workspaces } = workflowMessages;
  const { drawingUrl } = chromeContent(locale);
  return {
    locale,
    messages: { nav, guest, files, errors, refused, upload, workspaces },
    statisticsMessages: getStatisticsMessages(locale),
    urls,
    drawings: {
      empty: drawingUrl("balloon"),
      failed: drawingUrl("unplugged"),
      lock: drawingUrl("lock"),
      colleagues: drawingUrl("swallows"),
    },
    hrefs: workflowHrefs(page),
  };
}
