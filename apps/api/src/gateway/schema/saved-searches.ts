import type { SavedSearch } from "@zoetrope/catalog";
import { builder } from "./builder.ts";

const SavedSearchType = builder.objectRef<SavedSearch>("SavedSearch").implement({
  fields: (t) => ({
    address: t.exposeString("address", { description: "Of its results, without language." }),
    title: t.exposeString("title", { description: "What the page called it." }),
  }),
});

builder.queryFields((t) => ({
  savedSearches: t.field({
    type: [SavedSearchType],
    description: "Searches that you keep, the newest first.",
    resolve: (_, __, { catalog, userId }) => catalog.savedSearches.list(userId),
  }),
}));

builder.mutationFields((t) => ({
  saveSearch: t.boolean({
    description: "Keeps a search. Saying it twice changes nothing.",
    args: { address: t.arg.string(), title: t.arg.string() },
    async resolve(_, search, { catalog, userId }) {
      await catalog.savedSearches.save(userId, search);
      return true;
    },
  }),
  forgetSearch: t.boolean({
    description: "False when it was not kept.",
    args: { address: t.arg.string() },
    resolve: (_, { address }, { catalog, userId }) => catalog.savedSearches.forget(userId, address),
  }),
}));
