import { idPattern } from "@zoetrope/kit";
import { webhookEventTypes } from "@zoetrope/kit/webhook-event-types";
import { planSlugs, roles } from "@zoetrope/workspaces";
import { z } from "zod";
import { animationId } from "./animation-schemas.ts";

const id = z.string().regex(idPattern);
const timestamp = z.iso.datetime().describe("When it happened.");

const file = z.object({ id, name: z.string() });
const publication = z.object({
  animationId,
  slug: z.string(),
  title: z.string(),
  licence: z.string().describe("SPDX identifier."),
});

const typesOf = (subject: string) =>
  z.enum(webhookEventTypes.filter((type) => type.startsWith(`${subject}.`)));

/** What is sent of files of a workspace. */
export const fileEventSchema = z.object({
  type: typesOf("file"),
  timestamp,
  data: z.object({ workspaceId: id, file }),
});

/** What is sent of their public side. */
export const publicationEventSchema = z.object({
  type: typesOf("publication"),
  timestamp,
  data: z.object({ workspaceId: id, file, publication }),
});

const role = z.enum(roles);
const plan = z.enum(planSlugs).nullable();

/** What is sent of those who work there. */
export const memberEventSchema = z.object({
  type: typesOf("member"),
  timestamp,
  data: z.object({
    workspaceId: id,
    member: z.object({
      id,
      name: z.string().nullable().describe("Null where the account is gone."),
      role: role.describe("As it is now, or was last."),
    }),
    previousRole: role.optional().describe("Where it has changed."),
  }),
});

/** What is sent of its plan. */
export const planEventSchema = z.object({
  type: typesOf("plan"),
  timestamp,
  data: z.object({
    workspaceId: id,
    plan: plan.describe("Null: it has ended."),
    previousPlan: plan,
  }),
});

export const testEventSchema = z.object({
  type: z.literal("webhook.test"),
  timestamp,
  data: z.object({ workspaceId: id }),
});
