import { FeedbackPage } from "../feedback/feedback-page.tsx";
import type { RouteHandle } from "../page/route-handle.ts";
import feedbackStyles from "../styles/feedback.css?inline";

export const handle: RouteHandle = { styles: feedbackStyles };

export default function RequestFeature() {
  return <FeedbackPage kind="feature" />;
}
