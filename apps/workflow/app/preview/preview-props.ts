import type { AnimationMessages, DiagnosticsMessages, Locale } from "@zoetrope/i18n";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import type { MessagesWithLimits } from "../page/messages-with-limits.ts";

export interface PreviewProps {
  locale: Locale;
  messages: Pick<MessagesWithLimits, "preview" | "refused" | "upload" | "errors"> &
    Pick<AnimationMessages, "player" | "sheet"> & { diagnostics: DiagnosticsMessages };
  /** Pages that may hand a file over. */
  origins: readonly string[];
  urls: WorkflowUrls;
  /** The largest file that is opened, as it may be uploaded afterwards. */
  maxUploadBytes: number;
  /** A picture for the page without a file; null where there is none. */
  drawing: string | null;
  filesHref: string;
  hereHref: string;
}
