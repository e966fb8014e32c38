import type { Locale, PeopleWords, WorkflowWords } from "@zoetrope/i18n";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import type { WorkflowHrefs } from "../files/files-props.ts";

export interface PeopleProps {
  locale: Locale;
  words: Pick<WorkflowWords, "nav" | "guest" | "files" | "errors" | "refused" | "upload">;
  peopleWords: PeopleWords;
  urls: WorkflowUrls;
  /** Pictures for states without people; null where there is none. */
  drawings: { failed: string | null; door: string | null; colleagues: string | null };
  hrefs: WorkflowHrefs;
}

/** The part of an address that stands for a company. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);
