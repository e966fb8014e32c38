import { locales } from "@zoetrope/i18n/locales";
import { AppError, type AppErrorCode } from "@zoetrope/kit";
import {
  maxApiKeyLifetimeInDays,
  maxDescriptionLength,
  maxPictureBytes,
  maxTagLength,
  maxTags,
  maxTitleLength,
  maxWebhookUrlLength,
  maxWorkspaceNameLength,
  megabytesText,
} from "@zoetrope/kit/limits";
import { webhookEventTypes } from "@zoetrope/kit/webhook-event-types";
import { apiKeyScopes } from "./api-keys/api-key.ts";

/** Every reason that pages word for a person, and the kind of failure it is. */
export const codeOfReason = {
  "workspace-missing": "not-found",
  "member-missing": "not-found",
  "invitation-missing": "not-found",
  "request-missing": "not-found",
  "domain-missing": "not-found",
  "file-missing": "not-found",
  "key-missing": "not-found",
  "webhook-missing": "not-found",
  "delivery-missing": "not-found",
  "not-allowed": "forbidden",
  "scope-missing": "forbidden",
  "email-unverified": "forbidden",
  "join-not-instant": "forbidden",
  "join-restricted": "forbidden",
  "feature-not-in-plan": "forbidden",
  "quota-reached": "conflict",
  "too-many-workspaces": "conflict",
  "new-owner-has-too-many": "conflict",
  "too-many-invitations": "conflict",
  "too-many-keys": "conflict",
  "too-many-webhooks": "conflict",
  "too-many-deliveries": "conflict",
  "webhook-disabled": "conflict",
  "already-member": "conflict",
  "owner-must-stay": "conflict",
  "domain-taken": "conflict",
  "username-of-another": "conflict",
  "file-published": "conflict",
  "domain-public": "bad-request",
  "name-malformed": "bad-request",
  "email-malformed": "bad-request",
  "title-malformed": "bad-request",
  "titles-malformed": "bad-request",
  "description-malformed": "bad-request",
  "tags-malformed": "bad-request",
  "category-unknown": "bad-request",
  "licence-unknown": "bad-request",
  "cursor-malformed": "bad-request",
  "scopes-malformed": "bad-request",
  "lifetime-malformed": "bad-request",
  "webhook-address-malformed": "bad-request",
  "webhook-address-private": "bad-request",
  "event-types-malformed": "bad-request",
  "file-refused": "bad-request",
  "file-too-large": "too-large",
  "icon-too-large": "too-large",
  "icon-unreadable": "bad-request",
  "uploads-busy": "unavailable",
} as const satisfies Record<string, AppErrorCode>;

export type WorkspaceReason = keyof typeof codeOfReason;

const publicMessageOf: Record<WorkspaceReason, string> = {
  "workspace-missing": "There is no such workspace.",
  "member-missing": "There is no such member.",
  "invitation-missing": "There is no such invitation.",
  "request-missing": "There is no such request.",
  "domain-missing": "This workspace has no such domain.",
  "file-missing": "There is no such file.",
  "key-missing": "There is no such key.",
  "webhook-missing": "There is no such webhook endpoint.",
  "delivery-missing": "There is no such delivery.",
  "not-allowed": "Your role in this workspace does not allow this.",
  "scope-missing": "This API key does not open this.",
  "email-unverified": "Verify your e-mail address first.",
  "join-not-instant": "Ask to join; somebody will answer.",
  "join-restricted": "This workspace takes members by invitation only.",
  "feature-not-in-plan": "The plan of this workspace does not include this.",
  "quota-reached": "The plan of this workspace has no room for more.",
  "too-many-workspaces": "You own as many workspaces as one person may. Hand one over or delete it first.",
  "new-owner-has-too-many": "This person owns as many workspaces as one person may.",
  "too-many-invitations":
    "This workspace has sent as many invitations as it may. Wait for answers, or try again tomorrow.",
  "too-many-keys": "This workspace has as many keys as it may. End one that is not needed any more.",
  "too-many-webhooks":
    "This workspace has as many webhook endpoints as it may. Delete one that is not needed any more.",
  "too-many-deliveries": "This was sent as often as it may be. Try again later.",
  "webhook-disabled": "This webhook endpoint is switched off. Switch it on first.",
  "already-member": "This person is a member already.",
  "owner-must-stay": "A workspace keeps its owner. Hand it over first.",
  "domain-taken": "This domain belongs to another workspace.",
  "username-of-another": "Another creator publishes under your username. Choose a new one.",
  "file-published": "Take the file out of the public catalogue first.",
  "domain-public": "Anybody may have an address at this domain.",
  "name-malformed": `A name has 1 to ${maxWorkspaceNameLength} characters.`,
  "email-malformed": "This is not an e-mail address.",
  "title-malformed": `A title has 1 to ${maxTitleLength} characters.`,
  "titles-malformed": `Give every language one title of 1 to ${maxTitleLength} characters; there are ${locales.join(", ")}.`,
  "description-malformed": `A description has at most ${maxDescriptionLength.toLocaleString("en")} characters.`,
  "tags-malformed": `There may be 1 to ${maxTags} tags of at most ${maxTagLength} characters each.`,
  "category-unknown": "There is no such category.",
  "licence-unknown": "Choose one of the offered licences.",
  "cursor-malformed": "The list cannot go on from here. Begin anew.",
  "scopes-malformed": `A key opens at least one of ${apiKeyScopes.join(", ")}.`,
  "lifetime-malformed": `A key is good for 1 to ${maxApiKeyLifetimeInDays} days, or until it is ended.`,
  "webhook-address-malformed": `This is no address that webhooks are sent to: https, without a user’s name, at most ${maxWebhookUrlLength.toLocaleString("en")} characters.`,
  "webhook-address-private": "Webhooks are sent to addresses on the public internet alone.",
  "event-types-malformed": `Choose at least one of ${webhookEventTypes.join(", ")}.`,
  "file-refused": "The file cannot be played.",
  "file-too-large": "The file is too large.",
  "icon-too-large": `The picture is larger than ${megabytesText(maxPictureBytes)}.`,
  "icon-unreadable": "This picture cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF.",
  "uploads-busy": "There is no room just now. Please try again in a moment.",
};

/** An expected failure of a workspace: `reason` is what pages word. */
export class WorkspaceError extends AppError {
  readonly reason: WorkspaceReason;
  /** The feature of the plan at fault, for "quota-reached" and "feature-not-in-plan". */
  readonly feature: string | null;
  /** How many there may be, for what has reached a limit. */
  readonly limit: number | null;
  /** Why a file was refused, as its checker names it; for "file-refused". */
  readonly refusal: string | null;

  constructor(
    reason: WorkspaceReason,
    options: {
      feature?: string;
      limit?: number;
      refusal?: string;
      publicMessage?: string;
      cause?: unknown;
    } = {},
  ) {
    super(codeOfReason[reason], `workspaces: ${reason}`, {
      publicMessage: options.publicMessage ?? publicMessageOf[reason],
      cause: options.cause,
    });
    this.name = "WorkspaceError";
    this.reason = reason;
    this.feature = options.feature ?? null;
    this.limit = options.limit ?? null;
    this.refusal = options.refusal ?? null;
  }
}

/** Names the limit that this platform has. */
export const fileTooLarge = (maxBytes: number): WorkspaceError =>
  new WorkspaceError("file-too-large", {
    publicMessage: `The file is larger than ${megabytesText(maxBytes)}.`,
  });
