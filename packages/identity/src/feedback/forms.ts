import { contactTopics, type Locale } from "@zoetrope/i18n";

export { contactTopics };

export const feedbackKinds = ["contact", "help", "bug", "feature"] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** Page of the site that each form stands on. */
export const formPaths = {
  contact: "/contact",
  help: "/help",
  bug: "/report-a-bug",
  feature: "/request-feature",
} as const satisfies Record<FeedbackKind, string>;

/** Where a form leads once it is sent. */
export const thanksPath = "/thanks";
/** On the api host. */
export const feedbackPath = "/api/v1/feedback";
/** Where a form is sent: what is refused before it has been read is refused in the language of its page. */
export const formTarget = (locale: Locale): string => `${feedbackPath}?locale=${locale}`;

/** What each form asks for, in its order; the picture last, so that everything else has come when it is too large. */
export const formFields = {
  contact: ["topic", "name", "email", "text"],
  help: ["subject", "name", "email", "text"],
  bug: ["subject", "text", "page", "name", "email", "picture"],
  feature: ["subject", "text", "name", "email"],
} as const satisfies Record<FeedbackKind, readonly string[]>;

export type FeedbackField = (typeof formFields)[FeedbackKind][number];

export { maxPictureBytes } from "@zoetrope/kit/limits";
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;

/** Looks like a field to programs that fill in everything; people never see it. */
export const trapField = "website";

/** Messages that one address may send in an hour. */
export const maxOfOneAddress = 5;
/** Messages that come from one network in an hour. */
export const maxOfOneNetwork = 30;
/** Messages go when they are this old, and their pictures with them: whatever could be done about them has been. */
export const messageDays = 365;
