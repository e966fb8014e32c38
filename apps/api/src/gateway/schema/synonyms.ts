import type { Synonym, AddSynonymResult } from "@zoetrope/catalog";
import { builder, type GatewayContext } from "./builder.ts";
import { localeOf } from "./locale-of.ts";
import { operatorsOnly, requireOperator } from "./operators-only.ts";

const maxSuggestions = 8;

async function operated(context: GatewayContext) {
  await requireOperator(context);
  return context.catalog.synonyms;
}

const SynonymType = builder.objectRef<Synonym>("Synonym").implement({
  description: "A phrase that operators let stand for a concept or other words.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    phrase: t.exposeString("phrase"),
    locale: t.exposeString("locale", { nullable: true, description: "Null: in every language." }),
    concept: t.string({
      nullable: true,
      resolve: ({ means }) => ("concept" in means ? means.concept : null),
    }),
    label: t.string({
      nullable: true,
      description: "What a language calls the concept.",
      args: { locale: t.arg.string() },
      resolve: ({ means }, { locale }, { catalog }) =>
        "concept" in means ? catalog.synonyms.labelOf(means.concept, localeOf(locale)) : null,
    }),
    words: t.string({ nullable: true, resolve: ({ means }) => ("words" in means ? means.words : null) }),
    addedAt: t.expose("addedAt", { type: "DateTime" }),
  }),
});

const ConceptType = builder.objectRef<{ id: string; label: string }>("Concept").implement({
  fields: (t) => ({ id: t.exposeID("id"), label: t.exposeString("label") }),
});

const AddSynonymResultType = builder.objectRef<AddSynonymResult>("AddSynonymResult").implement({
  fields: (t) => ({
    synonym: t.field({
      type: SynonymType,
      nullable: true,
      resolve: (result) => (result.outcome === "added" ? result.synonym : null),
    }),
    refused: t.string({
      nullable: true,
      description: "no-phrase, no-meaning, means-itself or too-many",
      resolve: (result) => (result.outcome === "refused" ? result.code : null),
    }),
  }),
});

builder.queryFields((t) => ({
  synonyms: t.field({
    type: [SynonymType],
    description: `The synonyms that operators have added, the newest first. ${operatorsOnly}`,
    resolve: async (_, __, context) => (await operated(context)).list(),
  }),
  concepts: t.field({
    type: [ConceptType],
    description: `What begins so in a language, for choosing what a phrase means. ${operatorsOnly}`,
    args: { prefix: t.arg.string(), locale: t.arg.string() },
    resolve: async (_, { prefix, locale }, context) =>
      (await operated(context)).conceptsNamed(prefix, localeOf(locale), maxSuggestions),
  }),
}));

builder.mutationFields((t) => ({
  addSynonym: t.field({
    type: AddSynonymResultType,
    description: `Lets a phrase stand for a concept, or for other words, from the next search on. ${operatorsOnly}`,
    args: {
      phrase: t.arg.string(),
      locale: t.arg.string({ required: false, description: "Default: in every language." }),
      concept: t.arg.string({ required: false }),
      words: t.arg.string({ required: false, description: "Where no concept is given." }),
    },
    resolve: async (_, { phrase, locale, concept, words }, context) =>
      (await operated(context)).add({
        phrase,
        locale: locale == null ? null : localeOf(locale),
        means: concept == null ? { words: words ?? "" } : { concept },
        addedBy: context.userId,
      }),
  }),
  removeSynonym: t.boolean({
    description: `False when there is none with this id. ${operatorsOnly}`,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) =>
      /^\d{1,9}$/.test(id) && (await (await operated(context)).remove(Number(id))),
  }),
}));
