import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./column-types.ts";

/** Where a workspace wants to be told of what changes in it. */
export const webhookEndpoints = pgTable("webhook_endpoints", {
  id: text().primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  url: text().notNull(),
  eventTypes: text("event_types").array().notNull(),
  isEnabled: boolean("is_enabled").notNull().default(true),
  secret: bytes().notNull(),
  previousSecret: bytes("previous_secret"),
  previousSecretUntil: instant("previous_secret_until"),
  createdAt: instant("created_at").notNull().defaultNow(),
  failingSince: instant("failing_since"),
  disabledBecause: text("disabled_because"),
});

/** An event on its way to one endpoint. */
export const webhookDeliveries = pgTable("webhook_deliveries", {
  id: text().primaryKey(),
  endpointId: text("endpoint_id").notNull(),
  eventType: text("event_type").notNull(),
  payload: text().notNull(),
  state: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
  nextAttemptAt: instant("next_attempt_at"),
});

export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    deliveryId: text("delivery_id").notNull(),
    number: integer().notNull(),
    at: instant("at").notNull(),
    durationInMs: integer("duration_in_ms").notNull(),
    status: integer(),
    error: text(),
    answer: text(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
