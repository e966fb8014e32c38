import { webhookEventTypes, webhookTestType } from "@zoetrope/kit/webhook-event-types";
import type { SchemaName } from "./schemas.ts";

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const headers = [
  header("webhook-id", "Of the delivery, the same at every try."),
  header("webhook-timestamp", "When this try was made, in seconds since 1970."),
  header(
    "webhook-signature",
    "`v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` by the secret of the endpoint; after a rotation one by each, with a space between.",
  ),
];

const summaries: Record<(typeof webhookEventTypes)[number] | typeof webhookTestType, string> = {
  "file.uploaded": "A file came into the workspace",
  "file.renamed": "A file has another name",
  "file.deleted": "A file is gone",
  "publication.created": "A file became public",
  "publication.updated": "What the page of a public file says is new",
  "publication.withdrawn": "A file is public no more",
  "member.added": "Somebody came in",
  "member.role_changed": "Somebody may do more, or less",
  "member.removed": "Somebody left or was removed",
  "plan.changed": "The workspace has another plan, or none",
  "webhook.test": "Somebody asked for it",
};

const schemaNames = {
  file: "FileEvent",
  publication: "PublicationEvent",
  member: "MemberEvent",
  plan: "PlanEvent",
  webhook: "TestEvent",
} as const;

const schemaOf = (type: string): SchemaName =>
  schemaNames[type.slice(0, type.indexOf(".")) as keyof typeof schemaNames];

/** What the platform sends to endpoints of workspaces (docs/webhooks.md), by the type of the event. */
export const webhooks = Object.fromEntries(
  ([...webhookEventTypes, webhookTestType] as const).map((type) => [
    type,
    {
      post: {
        operationId: type.replaceAll(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        summary: summaries[type],
        parameters: headers,
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: `#/components/schemas/${schemaOf(type)}` } } },
        },
        responses: {
          "2XX": { description: "Taken. Anything else is tried again over three days." },
          410: { description: "Gone: the endpoint is switched off." },
        },
      },
    },
  ]),
);
