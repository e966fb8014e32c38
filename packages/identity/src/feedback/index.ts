export { createFeedback, type FeedbackServices } from "./create-feedback.ts";
export type { Feedback, Message, MessageFilter, NewMessage } from "./feedback.ts";
export {
  FeedbackError,
  TooManyMessagesError,
  type FieldProblem,
  type FieldProblems,
} from "./feedback-error.ts";
export { readForm, type SentForm } from "./read-form.ts";
