import type { Locale, PeopleWords, StatisticsMessages, WorkflowWords } from "@zoetrope/i18n";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import type { WorkflowHrefs } from "../files/files-props.ts";

export interface StatisticsProps {
  locale: Locale;
  words: Pick<WorkflowWords, "nav" | "guest" | "files" | "errors" | "refused" | "upload" | "workspaces">;
  statisticsMessages: StatisticsMessages;
  /** For those whose company is here while they have no workspace. */
  colleagueWords: Pick<PeopleWords, "colleagues" | "errors">;
  urls: WorkflowUrls;
  /** Pictures for states without figures; null where there is none. */
  drawings: { empty: string | null; failed: string | null; door: string | null; colleagues: string | null };
  hrefs: WorkflowHrefs;
}
