import type { Locale } from "@zoetrope/i18n";
import type { FeedbackKind } from "./forms.ts";

/** A message that has been read by `readForm`. */
export interface NewMessage {
  kind: FeedbackKind;
  /** Of `contactTopics`; null for other kinds. */
  topic: string | null;
  name: string;
  email: string;
  subject: string;
  text: string;
  locale: Locale;
  /** Address on one of our hosts. */
  pageUrl: string | null;
  browser: string | null;
  /** Bytes as they were sent; they are drawn anew. */
  picture: Uint8Array | null;
  /** Who was signed in. */
  userId: string | null;
}

export interface Message extends Omit<NewMessage, "picture" | "userId"> {
  id: string;
  hasPicture: boolean;
  /** Null: not known. */
  userId: string | null;
  createdAt: Date;
  doneAt: Date | null;
}

export interface MessageFilter {
  kind?: FeedbackKind | null;
  isDone?: boolean | null;
}

/** What people write to whoever runs the platform. Who may read it is decided by who calls. */
export interface Feedback {
  /**
   * Stores a message and has it mailed to those who run the platform. Throws FeedbackError for a picture that is none, and
   * "too-many-requests" when the address has sent as many as it may.
   */
  send(message: NewMessage): Promise<string>;
  /** The newest first, those after the message `after`. */
  list(filter: MessageFilter, page: { after?: string | null; limit: number }): Promise<Message[]>;
  /** Throws "not-found", as the next two do. */
  get(id: string): Promise<Message>;
  setDone(id: string, isDone: boolean): Promise<Message>;
  remove(id: string): Promise<void>;
  /** WebP; null for a message without. */
  picture(id: string): Promise<Uint8Array | null>;
  /** Clears away messages older than `messageDays`. */
  cleanup(): Promise<void>;
  /** For the export of somebody's data, and for whoever leaves: what they sent signed in, or under their confirmed address. */
  accountPart: {
    name: string;
    export(userId: string): Promise<unknown>;
    remove(userId: string): Promise<void>;
  };
}
