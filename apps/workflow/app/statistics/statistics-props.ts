import type { Locale, StatisticsMessages } from "@zoetrope/i18n";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import type { WorkflowHrefs } from "../files/files-props.ts";
import type { MessagesWithLimits, PeopleMessages } from "../page/messages-with-limits.ts";

export interface StatisticsProps {
  locale: Locale;
  messages: Pick<
    MessagesWithLimits,
    "nav" | "guest" | "files" | "errors" | "refused" | "upload" | "workspaces"
  >;
  statisticsMessages: StatisticsMessages;
  /** For those whose company is here while they have no workspace. */
  colleagueMessages: Pick<PeopleMessages, "colleagues" | "errors">;
  urls: WorkflowUrls;
  /** Pictures for states without figures; null where there is none. */
  drawings: { empty: string | null; failed: string | null; lock: string | null; colleagues: string | null };
  hrefs: WorkflowHrefs;
}
