import { builder } from "./builder.ts";
import { FiguresType, PlotRowType, RangeType } from "./figure-types.ts";
import { operatorsOnly } from "./operators-only.ts";

/** Searches without a hit that are shown beside the synonyms. */
const maxZeroResult = 50;

const whereMeasured = "Null where nothing is measured.";

builder.queryFields((t) => ({
  platformFigures: t.field({
    type: FiguresType,
    nullable: true,
    description: `${operatorsOnly} ${whereMeasured}`,
    args: { range: t.arg({ type: RangeType }) },
    resolve: async (_, { range }, { figures, userId }) => (await figures?.platform(userId, range)) ?? null,
  }),
  zeroResultSearches: t.field({
    type: [PlotRowType],
    nullable: true,
    description: `What people searched for and did not find, the most frequent first. ${operatorsOnly} ${whereMeasured}`,
    args: { range: t.arg({ type: RangeType }) },
    resolve: async (_, { range }, { figures, userId }) => {
      const set = await figures?.platform(userId, range);
      return set === undefined ? null : (await set.plot("searches-without-result", maxZeroResult)).rows;
    },
  }),
  workspaceFigures: t.field({
    type: FiguresType,
    nullable: true,
    description: `Of what the workspace has published. ${whereMeasured}`,
    args: { workspaceId: t.arg.id(), range: t.arg({ type: RangeType }) },
    resolve: async (_, { workspaceId, range }, { figures, userId }) =>
      (await figures?.workspace(userId, workspaceId, range)) ?? null,
  }),
  profileFigures: t.field({
    type: FiguresType,
    nullable: true,
    description: `Of your own profile; null while it has no page and nobody has looked. ${whereMeasured}`,
    args: { range: t.arg({ type: RangeType }) },
    resolve: async (_, { range }, { figures, userId }) => (await figures?.profile(userId, range)) ?? null,
  }),
}));
