import type { WebhookEventType } from "@zoetrope/kit/webhook-event-types";

export {
  isWebhookEventType,
  webhookEventTypes,
  webhookTestType,
  type WebhookEventType,
} from "@zoetrope/kit/webhook-event-types";

/** Why the platform switched an endpoint off: nothing but failures for days, or 410 Gone. */
export const disabledReasons = ["failing", "gone"] as const;
export type DisabledBecause = (typeof disabledReasons)[number];

/** Where a workspace wants to be told of what changes in it; its secret is nowhere. */
export interface WebhookEndpoint {
  id: string;
  workspaceId: string;
  url: string;
  eventTypes: WebhookEventType[];
  isEnabled: boolean;
  /** Null while it is enabled, and where a person switched it off. */
  disabledBecause: DisabledBecause | null;
  /** Since when nothing has succeeded; null after a success. */
  failingSince: Date | null;
  createdAt: Date;
}

export interface NewWebhookEndpoint {
  workspaceId: string;
  /** HTTPS, at most `maxWebhookUrlLength` characters. */
  url: string;
  /** At least one of `webhookEventTypes`. */
  eventTypes: readonly string[];
}

/** What is left out stays as it is. */
export interface WebhookEndpointChange {
  url?: string;
  eventTypes?: readonly string[];
  isEnabled?: boolean;
}

/** An endpoint that was just made, or whose secret was: `secret` is never to be had again. */
export interface IssuedWebhookEndpoint {
  endpoint: WebhookEndpoint;
  /** `whsec_` and 256 bits in base64, as the libraries of Standard Webhooks take it. */
  secret: string;
}

/** Pending: it is sent now, or tried again at `nextAttemptAt`. */
export const deliveryStates = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** An event that was sent, or is to be sent, to one endpoint. */
export interface WebhookDelivery {
  /** The header `webhook-id`, the same at every try. */
  id: string;
  endpointId: string;
  eventType: string;
  state: DeliveryState;
  createdAt: Date;
  /** Null unless it is pending. */
  nextAttemptAt: Date | null;
  /** How often it was tried. */
  attemptCount: number;
  /** What the last try was answered; null where nobody answered, or it was not tried yet. */
  lastStatus: number | null;
  lastError: DeliveryError | null;
}

/** Why there was no answer. */
export type DeliveryError = "bad-address" | "private-address" | "unreachable" | "too-slow";

export interface WebhookAttempt {
  /** 1 at the first try. */
  number: number;
  at: Date;
  durationInMs: number;
  /** Null where nobody answered; then `error` says why. */
  status: number | null;
  error: DeliveryError | null;
  /** The beginning of the answer, at most `maxWebhookResponseBytes`. */
  answer: string | null;
}

/** All that is known of a delivery. */
export interface WebhookDeliveryDetail extends WebhookDelivery {
  /** The body, as it is signed. */
  payload: string;
  /** The newest first. */
  attempts: WebhookAttempt[];
}

export interface WebhookDeliveryPage {
  deliveries: WebhookDelivery[];
  hasNextPage: boolean;
  endCursor: string | null;
}
