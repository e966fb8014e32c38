import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./column-types.ts";

/** Where people work together. */
export const workspaces = pgTable("workspaces", {
  id: text().primaryKey(),
  name: text().notNull(),
  icon: text(),
  plan: text(),
  initialFor: text("initial_for").unique(),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const workspaceMembers = pgTable(
  "workspace_members",
  {
    workspaceId: text("workspace_id").notNull(),
    userId: text("user_id").notNull(),
    role: text().notNull(),
    joinedAt: instant("joined_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

/** Open invitations, by address. */
export const workspaceInvitations = pgTable("workspace_invitations", {
  id: text().primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  email: text().notNull(),
  role: text().notNull(),
  invitedBy: text("invited_by"),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
});

/** Domains whose people a workspace is the official one of. */
export const workspaceDomains = pgTable("workspace_domains", {
  domain: text().primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  joinPolicy: text("join_policy").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Who waits to be let in. */
export const workspaceJoinRequests = pgTable(
  "workspace_join_requests",
  {
    workspaceId: text("workspace_id").notNull(),
    userId: text("user_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

/** Keys by which programs act for a workspace. */
export const apiKeys = pgTable("api_keys", {
  id: text().primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  createdBy: text("created_by").notNull(),
  name: text().notNull(),
  prefix: text().notNull(),
  hash: text().notNull().unique(),
  scopes: text().array().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at"),
  lastUsedAt: instant("last_used_at"),
  endedAt: instant("ended_at"),
});
