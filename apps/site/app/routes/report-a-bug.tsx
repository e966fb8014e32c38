import { FeedbackPage } from "../feedback/feedback-page.tsx";
import type { RouteHandle } from "../page/route-handle.ts";
import feedbackStyles from "../styles/feedback.css?inline";

export const handle: RouteHandle = { styles: feedbackStyles };

export default function ReportABug() {
  return <FeedbackPage kind="bug" />;
}
