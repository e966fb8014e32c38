import type { Locale, PeopleWords, WorkflowWords } from "@zoetrope/i18n";
import type { PeopleApi } from "../data/people-api.ts";
import type { LoadedWorkspace } from "../data/current-user.ts";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import type { WorkflowHrefs } from "../files/files-props.ts";

export interface PeopleProps {
  locale: Locale;
  words: Pick<WorkflowWords, "nav" | "guest" | "files" | "errors" | "refused" | "upload" | "workspaces">;
  peopleWords: PeopleWords;
  urls: WorkflowUrls;
  /** Pictures for states without people; null where there is none. */
  drawings: { failed: string | null; door: string | null; colleagues: string | null };
  hrefs: WorkflowHrefs;
}

/** What the parts of the page have in common. */
export interface PeoplePartProps extends Pick<PeopleProps, "words" | "peopleWords" | "locale"> {
  api: PeopleApi;
  workspace: LoadedWorkspace;
}

/** The part of an address that stands for a company. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** What failures among people are worded with, where the words for files would mislead. */
export const failureWordsOf = (
  { errors, refused, upload }: PeopleProps["words"],
  { errors: own }: Pick<PeopleWords, "errors">,
) => ({ errors: { ...errors, ...own }, refused, upload });
