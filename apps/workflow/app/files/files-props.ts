import type { Locale, WorkflowWords } from "@zoetrope/i18n";
import type { WorkflowUrls } from "../data/workflow-urls.ts";

export type FilesWords = Omit<WorkflowWords, "preview" | "switching" | "missing" | "failed">;

export interface FilesProps {
  locale: Locale;
  words: FilesWords;
  /** Names of the categories in the language of the page, by the category. */
  categories: Readonly<Record<string, string>>;
  urls: WorkflowUrls;
  /** "public": those that everyone can see. */
  shown: "all" | "public";
  /** Pictures for a page without files; null where there is none. */
  drawings: { empty: string | null; failed: string | null; door: string | null };
  hrefs: { files: string; publicAnimations: string; preview: string; pricing: string };
}
