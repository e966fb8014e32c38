import type { Locale } from "@zoetrope/i18n";
import type { PeopleApi } from "../data/people-api.ts";
import type { LoadedWorkspace } from "../data/current-user.ts";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import type { WorkflowHrefs } from "../files/files-props.ts";
import type { MessagesWithLimits, PeopleMessages } from "../page/messages-with-limits.ts";

export interface PeopleProps {
  locale: Locale;
  messages: Pick<
    MessagesWithLimits,
    "nav" | "guest" | "files" | "errors" | "refused" | "upload" | "workspaces"
  >;
  peopleMessages: PeopleMessages;
  urls: WorkflowUrls;
  /** Pictures for states without people; null where there is none. */
  drawings: { failed: string | null; lock: string | null; colleagues: string | null };
  hrefs: WorkflowHrefs;
}

/** What the parts of the page have in common. */
export interface PeoplePartProps extends Pick<PeopleProps, "messages" | "peopleMessages"> {
  api: PeopleApi;
  workspace: LoadedWorkspace;
}

/** The part of an address that stands for a company. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** What failures among people are worded with, where the messages for files would mislead. */
export const getFailureMessages = (
  { errors, refused, upload }: PeopleProps["messages"],
  { errors: own }: Pick<PeopleMessages, "errors">,
) => ({ errors: { ...errors, ...own }, refused, upload });
