import type { FeedbackMessages, Locale } from "@zoetrope/i18n";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import type { WorkflowHrefs } from "../files/files-props.ts";
import type { MessagesWithLimits } from "../page/messages-with-limits.ts";

export type AdminPart = keyof FeedbackMessages["admin"]["parts"];

/** What the parts of the operators' page are handed. */
export interface AdminProps {
  locale: Locale;
  messages: Pick<MessagesWithLimits, "guest" | "files" | "errors" | "refused" | "upload">;
  adminMessages: FeedbackMessages["admin"];
  kinds: FeedbackMessages["kinds"];
  topics: FeedbackMessages["topics"];
  urls: WorkflowUrls;
  drawings: { empty: string | null; failed: string | null; lock: string | null };
  hrefs: WorkflowHrefs;
  partHrefs: Record<AdminPart, string>;
  /** For everybody who does not run the platform: as for an address without a page. */
  missing: { title: string; text: string; toFiles: string };
}
