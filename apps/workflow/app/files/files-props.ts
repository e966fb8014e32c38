import type { Category } from "@zoetrope/catalog/categories";
import type { Locale } from "@zoetrope/i18n";
import type { ExportMessages } from "@zoetrope/tools/react";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import type { MessagesWithLimits, PeopleMessages } from "../page/messages-with-limits.ts";

export type FilesMessages = Omit<MessagesWithLimits, "preview" | "switching" | "missing" | "failed">;

/** Addresses of this app's pages and of the plans. */
export interface WorkflowHrefs {
  files: string;
  publicAnimations: string;
  people: string;
  statistics: string;
  settings: string;
  preview: string;
  pricing: string;
}

export interface FilesProps {
  locale: Locale;
  messages: FilesMessages;
  /** For those whose company is here while they have no workspace. */
  colleagueMessages: Pick<PeopleMessages, "colleagues" | "errors">;
  /** Of making other formats. */
  exportMessages: ExportMessages;
  /** Names of the categories in the language of the page, by the category. */
  categories: Readonly<Record<Category, string>>;
  urls: WorkflowUrls;
  /** The largest file that may be uploaded. */
  maxUploadBytes: number;
  /** "public": those that everyone can see. */
  shown: "all" | "public";
  /** Pictures for a page without files; null where there is none. */
  drawings: { empty: string | null; failed: string | null; lock: string | null; colleagues: string | null };
  hrefs: WorkflowHrefs;
}
