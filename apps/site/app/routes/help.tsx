import { getFeedbackMessages, type FeedbackMessages } from "@zoetrope/i18n";
import { FeedbackPage } from "../feedback/feedback-page.tsx";
import type { RouteHandle } from "../page/route-handle.ts";
import { usePage } from "../page/use-page.ts";
import feedbackStyles from "../styles/feedback.css?inline";

export const handle: RouteHandle = { styles: feedbackStyles };

type Question = keyof FeedbackMessages["questions"];

/** Where each answer leads on, in the order in which the questions are shown. */
const helpPages: readonly (readonly [Question, string])[] = [
  ["use", "/free-animations"],
  ["embed", "/runtimes"],
  ["look", "/supported-features"],
  ["cost", "/pricing"],
  ["upload", "/page/upload-guidelines"],
  ["delete", "/page/privacy-policy"],
];

export default function Help() {
  const { locale, href } = usePage();
  const { questions, ask } = getFeedbackMessages(locale);
  return (
    <FeedbackPage kind="help">
      <div className="feedback__questions">
        {helpPages.map(([name, path]) => (
          <section key={name}>
            <h2 className="h4">{questions[name].question}</h2>
            <p>
              {questions[name].answer} <a href={href(path)}>{questions[name].link}</a>
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
