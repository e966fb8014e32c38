import type { WorkflowHrefs } from "../files/files-props.ts";
import type { Page } from "./use-page.ts";

/** Where the pages of the app lead, in the language of this one. */
export const workflowHrefs = ({ href, siteHref }: Pick<Page, "href" | "siteHref">): WorkflowHrefs => ({
  files: href("/"),
  publicAnimations: href("/public-animations"),
  people: href("/people"),
  statistics: href("/statistics"),
  settings: href("/settings"),
  preview: href("/preview"),
  pricing: siteHref("/pricing"),
});
