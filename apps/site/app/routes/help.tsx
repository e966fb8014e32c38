import { feedbackWordsOf } from "@zoetrope/i18n";
import { FeedbackPage } from "../feedback/feedback-page.tsx";
import type { RouteHandle } from "../page/route-handle.ts";
import { usePage } from "../page/use-page.ts";
import feedbackStyles from "../styles/feedback.css?inline";

export const handle: RouteHandle = { styles: feedbackStyles };

/** Where each answer leads on, in the order of the questions. */
const helpPages = [
  "/free-animations",
  "/runtimes",
  "/supported-features",
  "/pricing",
  "/page/upload-guidelines",
  "/page/privacy-policy",
];

export default function Help() {
  const { locale, href } = usePage();
  const { questions, ask } = feedbackWordsOf(locale);
  return (
    <FeedbackPage kind="help">
      <div className="feedback__questions">
        {questions.map(({ question, answer, link }, index) => (
          <section key={question}>
            <h2 className="h4">{question}</h2>
            <p>
              {answer} <a href={href(helpPages[index] ?? "/")}>{link}</a>
            </p>
          </section>
        ))}
      </div>
      <h2 className="h2" id="ask">
        {ask.title}
      </h2>
      <p>{ask.lead}</p>
    </FeedbackPage>
  );
}
