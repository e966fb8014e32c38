import { boolean, integer, json, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./column-types.ts";

/** What programs have asked the tools for that takes longer than somebody waits. */
export const toolJobs = pgTable("tool_jobs", {
  id: text().primaryKey(),
  owner: text().notNull(),
  operation: text().notNull(),
  options: json().notNull(),
  state: text().notNull().default("waiting"),
  progress: real().notNull().default(0),
  hasFindings: boolean("has_findings"),
  reports: json(),
  failure: json(),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
});

/** Their files, and drafts of agents. */
export const toolFiles = pgTable("tool_files", {
  id: text().primaryKey(),
  owner: text().notNull(),
  jobId: text("job_id"),
  kind: text().notNull(),
  option: text(),
  position: integer().notNull().default(0),
  name: text().notNull(),
  size: integer().notNull(),
  expiresAt: instant("expires_at").notNull(),
});

export const toolFilePieces = pgTable(
  "tool_file_pieces",
  {
    fileId: text("file_id").notNull(),
    piece: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.piece] })],
);
