import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./column-types.ts";

/** What people write to whoever runs the platform. */
export const feedbackMessages = pgTable("feedback_messages", {
  id: text().primaryKey(),
  kind: text({ enum: ["contact", "help", "bug", "feature"] }).notNull(),
  topic: text(),
  senderName: text("sender_name").notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  locale: text().notNull(),
  pageUrl: text("page_url"),
  browser: text(),
  pictureKey: text("picture_key"),
  userId: text("user_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  doneAt: instant("done_at"),
});
