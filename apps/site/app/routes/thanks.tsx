import { getFeedbackMessages } from "@zoetrope/i18n";
import { ButtonLink } from "@zoetrope/ui";
import { PageHead } from "../document/page-head.tsx";
import type { RouteHandle } from "../page/route-handle.ts";
import { usePage } from "../page/use-page.ts";
import feedbackStyles from "../styles/feedback.css?inline";

export const handle: RouteHandle = { styles: feedbackStyles };

/** Where a form leads once it is sent. */
export default function Thanks() {
  const { locale, href } = usePage();
  const { title, text, home } = getFeedbackMessages(locale).thanks;
  return (
    <main id="main" className="wrapper feedback">
      <PageHead title={title} description={text} isListed={false} />
      <h1 className="h1">{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <ButtonLink href={href("/")}>{home}</ButtonLink>
      </p>
    </main>
  );
}
