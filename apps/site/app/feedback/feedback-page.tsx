import type { FeedbackKind } from "@zoetrope/identity/feedback-forms";
import { getFeedbackMessages } from "@zoetrope/i18n";
import type { ReactNode } from "react";
import { PageHead } from "../document/page-head.tsx";
import { usePage } from "../page/use-page.ts";
import { FeedbackForm } from "./feedback-form.tsx";

/** A page with a form; `children` stand before it. */
export function FeedbackPage({ kind, children }: { kind: FeedbackKind; children?: ReactNode }) {
  const { locale } = usePage();
  const { title, description, lead } = getFeedbackMessages(locale).pages[kind];
  return (
    <main id="main" className="wrapper feedback">
      <PageHead title={title} description={description} />
      <h1 className="h1">{title}</h1>
      <p className="lead">{lead}</p>
      {children}
      <FeedbackForm kind={kind} />
    </main>
  );
}
