import type { Feedback, Message } from "@zoetrope/identity/feedback";
import { feedbackKinds } from "@zoetrope/identity/feedback-forms";
import { AppError } from "@zoetrope/kit";
import { builder, type GatewayContext } from "./builder.ts";
import { operatorsOnly, requireOperator } from "./operators-only.ts";

const names = { contact: "CONTACT", help: "HELP", bug: "BUG", feature: "FEATURE" } as const;
const maxPerPage = 50;

const MessageKindType = builder.enumType("MessageKind", {
  values: Object.fromEntries(feedbackKinds.map((value) => [names[value], { value }])) as {
    [Name in (typeof feedbackKinds)[number] as (typeof names)[Name]]: { value: Name };
  },
});

const MessageType = builder.objectRef<Message>("Message").implement({
  description: "What somebody has sent through a form of the site.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.field({ type: MessageKindType, resolve: ({ kind }) => kind }),
    topic: t.exposeString("topic", { nullable: true, description: "Of a message of the kind CONTACT." }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    subject: t.exposeString("subject"),
    text: t.exposeString("text"),
    locale: t.exposeString("locale", { description: "Of the page that the form stood on." }),
    pageUrl: t.exposeString("pageUrl", { nullable: true }),
    browser: t.exposeString("browser", { nullable: true }),
    hasPicture: t.exposeBoolean("hasPicture", {
      description: "It is at /api/v1/feedback/{id}/picture.",
    }),
    isSignedIn: t.boolean({
      description: "Whether the sender was, when it was sent.",
      resolve: ({ userId }) => userId !== null,
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    doneAt: t.field({ type: "DateTime", nullable: true, resolve: ({ doneAt }) => doneAt }),
  }),
});

const MessagesType = builder.objectRef<{ items: Message[]; hasMore: boolean }>("Messages").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [MessageType] }),
    hasMore: t.exposeBoolean("hasMore"),
  }),
});

async function operated(context: GatewayContext): Promise<Feedback> {
  await requireOperator(context);
  const { feedback } = context;
  if (feedback === null)
    throw new AppError("not-found", "no forms here", { publicMessage: "There is nothing here." });
  return feedback;
}

builder.queryFields((t) => ({
  messages: t.field({
    type: MessagesType,
    description: `What was sent through the forms, the newest first. ${operatorsOnly}`,
    args: {
      kind: t.arg({ type: MessageKindType, required: false }),
      isDone: t.arg.boolean({ required: false }),
      after: t.arg.id({ required: false }),
    },
    async resolve(_, { after, ...filter }, context) {
      const feedback = await operated(context);
      const items = await feedback.list(filter, { after: after ?? null, limit: maxPerPage + 1 });
      return { items: items.slice(0, maxPerPage), hasMore: items.length > maxPerPage };
    },
  }),
  message: t.field({
    type: MessageType,
    description: operatorsOnly,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => (await operated(context)).get(id),
  }),
  sampleFiles: t.stringList({
    description: `Files of the site's content that are examples. ${operatorsOnly}`,
    async resolve(_, __, context) {
      await requireOperator(context);
      return [...context.sampleFiles()];
    },
  }),
}));

builder.mutationFields((t) => ({
  setMessageDone: t.field({
    type: MessageType,
    description: operatorsOnly,
    args: { id: t.arg.id(), isDone: t.arg.boolean() },
    resolve: async (_, { id, isDone }, context) => (await operated(context)).setDone(id, isDone),
  }),
  deleteMessage: t.id({
    description: `Answers with the id. ${operatorsOnly}`,
    args: { id: t.arg.id() },
    async resolve(_, { id }, context) {
      await (await operated(context)).remove(id);
      return id;
    },
  }),
}));
