import { webhookEventTypes } from "@zoetrope/kit/webhook-event-types";
import { webhookLogInDays } from "@zoetrope/kit/limits";
import type {
  IssuedWebhookEndpoint,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
  WebhookEndpoint,
} from "@zoetrope/workspaces";
import { builder } from "./builder.ts";

const ofTypes = `Of ${webhookEventTypes.join(", ")}.`;

const DisabledBecauseType = builder.enumType("WebhookDisabledBecause", {
  values: { FAILING: { value: "failing" }, GONE: { value: "gone" } } as const,
});

const DeliveryStateType = builder.enumType("WebhookDeliveryState", {
  values: {
    PENDING: { value: "pending" },
    DELIVERED: { value: "delivered" },
    FAILED: { value: "failed" },
  } as const,
});

const EndpointType = builder.objectRef<WebhookEndpoint>("WebhookEndpoint").implement({
  description: "Where a workspace has its changes sent. Its secret is shown once, when it is made.",
  fields: (t) => ({
    id: t.exposeID("id"),
    workspaceId: t.exposeID("workspaceId"),
    url: t.exposeString("url"),
    eventTypes: t.exposeStringList("eventTypes", { description: ofTypes }),
    isEnabled: t.exposeBoolean("isEnabled"),
    disabledBecause: t.expose("disabledBecause", {
      type: DisabledBecauseType,
      nullable: true,
      description: "Why the platform switched it off; null where a person did.",
    }),
    failingSince: t.expose("failingSince", {
      type: "DateTime",
      nullable: true,
      description: "Since when nothing has succeeded; null after a success.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const IssuedEndpointType = builder.objectRef<IssuedWebhookEndpoint>("IssuedWebhookEndpoint").implement({
  fields: (t) => ({
    endpoint: t.expose("endpoint", { type: EndpointType }),
    secret: t.exposeString("secret", {
      description: "What signatures are verified with. It is never to be had again.",
    }),
  }),
});

const DeliveryType = builder.objectRef<WebhookDelivery>("WebhookDelivery").implement({
  fields: (t) => ({
    id: t.exposeID("id", { description: "The header `webhook-id`, the same at every try." }),
    eventType: t.exposeString("eventType"),
    state: t.expose("state", { type: DeliveryStateType }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    nextAttemptAt: t.expose("nextAttemptAt", { type: "DateTime", nullable: true }),
    attemptCount: t.exposeInt("attemptCount"),
    lastStatus: t.exposeInt("lastStatus", {
      nullable: true,
      description: "What the last try was answered; null where nobody answered.",
    }),
    lastError: t.exposeString("lastError", { nullable: true, description: "Why nobody answered." }),
  }),
});

const AttemptType = builder.objectRef<WebhookAttempt>("WebhookAttempt").implement({
  fields: (t) => ({
    number: t.exposeInt("number"),
    at: t.expose("at", { type: "DateTime" }),
    durationInMs: t.exposeInt("durationInMs"),
    status: t.exposeInt("status", { nullable: true }),
    error: t.exposeString("error", { nullable: true }),
    answer: t.exposeString("answer", { nullable: true, description: "Its beginning." }),
  }),
});

const DeliveryDetailType = builder.objectRef<WebhookDeliveryDetail>("WebhookDeliveryDetail").implement({
  fields: (t) => ({
    delivery: t.field({ type: DeliveryType, resolve: (delivery) => delivery }),
    payload: t.exposeString("payload", { description: "The body, as it is signed." }),
    attempts: t.expose("attempts", { type: [AttemptType], description: "The newest first." }),
  }),
});

const DeliveryConnectionType = builder.objectRef<WebhookDeliveryPage>("WebhookDeliveryConnection").implement({
  fields: (t) => ({
    deliveries: t.expose("deliveries", { type: [DeliveryType] }),
    hasNextPage: t.exposeBoolean("hasNextPage"),
    endCursor: t.exposeString("endCursor", {
      nullable: true,
      description: "Give it as `after` to go on from here.",
    }),
  }),
});

builder.queryFields((t) => ({
  webhookEndpoints: t.field({
    type: [EndpointType],
    description: "Those of a workspace, the newest first.",
    args: { workspaceId: t.arg.id() },
    resolve: (_, { workspaceId }, { workspaces, userId }) => workspaces.webhookEndpoints(userId, workspaceId),
  }),
  webhookDeliveries: t.field({
    type: DeliveryConnectionType,
    description: `What was sent to an endpoint in the last ${webhookLogInDays} days, the newest first.`,
    args: {
      endpointId: t.arg.id(),
      first: t.arg.int({ required: false, description: "How many: 1 to 100, default 20." }),
      after: t.arg.string({ required: false, description: "`endCursor` of the page before." }),
    },
    resolve: (_, { endpointId, first, after }, { workspaces, userId }) =>
      workspaces.webhookDeliveries(userId, endpointId, {
        ...(first != null && { first }),
        ...(after != null && { after }),
      }),
  }),
  webhookDelivery: t.field({
    type: DeliveryDetailType,
    args: { id: t.arg.id() },
    resolve: (_, { id }, { workspaces, userId }) => workspaces.webhookDelivery(userId, id),
  }),
}));

builder.mutationFields((t) => ({
  createWebhookEndpoint: t.field({
    type: IssuedEndpointType,
    args: {
      workspaceId: t.arg.id(),
      url: t.arg.string(),
      eventTypes: t.arg.stringList({ description: ofTypes }),
    },
    resolve: (_, endpoint, { workspaces, userId }) => workspaces.createWebhookEndpoint(userId, endpoint),
  }),
  changeWebhookEndpoint: t.field({
    type: EndpointType,
    description: "What is left out stays. Switched off, it gives up what it has not sent.",
    args: {
      id: t.arg.id(),
      url: t.arg.string({ required: false }),
      eventTypes: t.arg.stringList({ required: false, description: ofTypes }),
      isEnabled: t.arg.boolean({ required: false }),
    },
    resolve: (_, { id, url, eventTypes, isEnabled }, { workspaces, userId }) =>
      workspaces.changeWebhookEndpoint(userId, id, {
        ...(url != null && { url }),
        ...(eventTypes != null && { eventTypes }),
        ...(isEnabled != null && { isEnabled }),
      }),
  }),
  rotateWebhookSecret: t.field({
    type: IssuedEndpointType,
    description: "A new secret; for a day signatures are by both.",
    args: { id: t.arg.id() },
    resolve: (_, { id }, { workspaces, userId }) => workspaces.rotateWebhookSecret(userId, id),
  }),
  deleteWebhookEndpoint: t.id({
    description: "With its deliveries.",
    args: { id: t.arg.id() },
    async resolve(_, { id }, { workspaces, userId }) {
      await workspaces.deleteWebhookEndpoint(userId, id);
      return id;
    },
  }),
  sendWebhookAgain: t.field({
    type: DeliveryType,
    description: "The same under the same id.",
    args: { id: t.arg.id() },
    resolve: (_, { id }, { workspaces, userId }) => workspaces.sendWebhookAgain(userId, id),
  }),
  sendTestWebhook: t.field({
    type: DeliveryType,
    args: { endpointId: t.arg.id() },
    resolve: (_, { endpointId }, { workspaces, userId }) => workspaces.sendTestWebhook(userId, endpointId),
  }),
}));
