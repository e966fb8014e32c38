import { getFeedbackMessages } from "@zoetrope/i18n";
import { chromeContent } from "@zoetrope/page-app/chrome-content";
import type { AdminProps } from "../admin/admin-props.ts";
import type { Page } from "./use-page.ts";
import { workflowHrefs } from "./workflow-hrefs.ts";

/** Of the tabs alone: the part of figures has props of its own. */
export const adminParts = ({
  locale,
  href,
}: Pick<Page, "locale" | "href">): Pick<AdminProps, "adminMessages" | "partHrefs"> => ({
  adminMessages: getFeedbackMessages(locale).admin,
  partHrefs: {
    feedback: href("/admin/feedback"),
    figures: href("/admin/analytics"),
    searches: href("/admin/searches"),
    featured: href("/admin/featured"),
    jobs: href("/admin/jobs"),
    samples: href("/admin/samples"),
  },
});

export function adminProps(page: Page): AdminProps {
  const { locale, urls, workflowMessages } = page;
  const { guest, files, errors, refused, upload, missing } = workflowMessages;
  const { kinds, topics } = getFeedbackMessages(locale);
  const { drawingUrl } = chromeContent(locale);
  return {
    ...adminParts(page),
    locale,
    messages: { guest, files, errors, refused, upload },
    kinds,
    topics,
    urls,
    drawings: {
      empty: drawingUrl("mail"),
      failed: drawingUrl("unplugged"),
      lock: drawingUrl("lock"),
    },
    hrefs: workflowHrefs(page),
    missing,
  };
}
