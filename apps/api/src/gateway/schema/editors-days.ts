import type { AnimationSummary, EditorsDay, EditorsDayResult } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { builder, fileUrl, type GatewayContext } from "./builder.ts";
import { localeOf } from "./locale-of.ts";
import { operatorsOnly, requireOperator } from "./operators-only.ts";

const maxFound = 12;

async function operated(context: GatewayContext) {
  await requireOperator(context);
  return context.catalog;
}

const PickType = builder.objectRef<AnimationSummary>("Pick").implement({
  description: "An animation that editors pick, or may pick.",
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.string({
      description: "In a language, where the animation has one there.",
      args: { locale: t.arg.string() },
      resolve: (animation, { locale }) => titleFor(animation, localeOf(locale)).text,
    }),
    creator: t.string({ resolve: ({ creator }) => creator.name }),
    isPremium: t.exposeBoolean("isPremium"),
    pageUrl: t.string({ resolve: ({ slug, id }, _, { urls }) => `${urls.site}/animation/${slug}-${id}` }),
    posterUrl: t.string({
      nullable: true,
      resolve: ({ posterKey }, _, context) => fileUrl(context, posterKey),
    }),
  }),
});

const EditorsDayType = builder.objectRef<EditorsDay>("EditorsDay").implement({
  description: "A day of the editors' list that operators have put together.",
  fields: (t) => ({
    day: t.exposeString("day", { description: "YYYY-MM-DD" }),
    isPublic: t.exposeBoolean("isPublic", { description: "False until the day has come (UTC)." }),
    animations: t.field({
      type: [PickType],
      description: "In their order.",
      resolve: ({ animations }) => animations,
    }),
  }),
});

const SetDayType = builder.objectRef<EditorsDayResult>("EditorsDaySet").implement({
  fields: (t) => ({
    refused: t.string({
      nullable: true,
      description:
        "no-day, day-taken, no-animations, too-many-animations, animation-gone or too-many-days; null when it is set",
      resolve: (result) => (result.outcome === "refused" ? result.code : null),
    }),
  }),
});

/** What stands in the address of an animation's page, which people paste. */
const pastedId = /^\S*\/animation\/\S*?([0-9a-z]{10})(?:[/?#]\S*)?$/;

builder.queryFields((t) => ({
  editorsDays: t.field({
    type: [EditorsDayType],
    description: `The newest first, 24 at once, those to come too; the days of the seed are not among them. ${operatorsOnly}`,
    args: { before: t.arg.string({ required: false, description: "The day after which to go on." }) },
    resolve: async (_, { before }, context) => (await operated(context)).editorsDays.list(before),
  }),
  picks: t.field({
    type: [PickType],
    description: `What words find, or the animation whose page's address is given, for choosing. ${operatorsOnly}`,
    args: { query: t.arg.string(), locale: t.arg.string() },
    async resolve(_, { query, locale }, context) {
      const catalog = await operated(context);
      const id = pastedId.exec(query.trim())?.[1];
      if (id !== undefined) return catalog.some([id]);
      const found = await catalog.search({
        query: query.slice(0, maxQueryLength),
        locale: localeOf(locale),
        group: "none",
        pageSize: maxFound,
      });
      return found.items;
    },
  }),
}));

builder.mutationFields((t) => ({
  setEditorsDay: t.field({
    type: SetDayType,
    description: `Puts a day together, or another one in place of the one it \`replaces\`. ${operatorsOnly}`,
    args: {
      day: t.arg.string({ description: "YYYY-MM-DD; it is shown from then on (UTC)." }),
      animations: t.arg.idList({ description: "In their order." }),
      replaces: t.arg.string({
        required: false,
        description: "The day as it was before, which may be the same.",
      }),
    },
    resolve: async (_, { day, animations, replaces }, context) =>
      (await operated(context)).editorsDays.set({ day, animations, replaces: replaces ?? null }),
  }),
  removeEditorsDay: t.boolean({
    description: `False when there is none. ${operatorsOnly}`,
    args: { day: t.arg.string() },
    resolve: async (_, { day }, context) => (await operated(context)).editorsDays.remove(day),
  }),
}));
