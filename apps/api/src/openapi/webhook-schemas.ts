import { webhookEventTypes } from "@zoetrope/kit/webhook-event-types";
import { z } from "zod";
import { animationId } from "./animation-schemas.ts";

const id = z.string().regex(/^[0-9a-z]{20}$/);
const timestamp = z.iso.datetime().describe("When it happened.");

const file = z.object({ id, name: z.string() });
const publication = z.object({
  animationId,
  slug: z.string(),
  title: z.string(),
  licence: z.string().describe("SPDX identifier."),
});

const isAboutPublication = (type: string): boolean => type.startsWith("publication.");

/** What is sent of files of a workspace. */
export const fileEventSchema = z.object({
  type: z.enum(webhookEventTypes.filter((type) => !isAboutPublication(type))),
  timestamp,
  data: z.object({ workspaceId: id, file }),
});

/** What is sent of their public side. */
export const publicationEventSchema = z.object({
  type: z.enum(webhookEventTypes.filter(isAboutPublication)),
  timestamp,
  data: z.object({ workspaceId: id, file, publication }),
});

export const testEventSchema = z.object({
  type: z.literal("webhook.test"),
  timestamp,
  data: z.object({ workspaceId: id }),
});
