import { builder } from "./builder.ts";

interface Like {
  id: string;
  isLiked: boolean;
  likes: number;
}

const LikeType = builder.objectRef<Like>("Like").implement({
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of the animation." }),
    isLiked: t.exposeBoolean("isLiked", { description: "By you." }),
    likes: t.exposeInt("likes", { description: "How many people like it." }),
  }),
});

builder.queryFields((t) => ({
  likedAnimations: t.idList({
    description: "Ids of the animations that you like, the newest first.",
    resolve: (_, __, { catalog, userId }) => catalog.likes.list(userId),
  }),
}));

builder.mutationFields((t) => ({
  setLike: t.field({
    type: LikeType,
    description: "Likes an animation, or takes it back. Saying it twice changes nothing.",
    args: { id: t.arg.id(), isLiked: t.arg.boolean() },
    resolve: async (_, { id, isLiked }, { catalog, userId }) => ({
      id,
      ...(await catalog.likes.set(userId, id, isLiked)),
    }),
  }),
  bringLikes: t.idList({
    description: "Likes what was liked before signing in, the newest first; answers with all that you like.",
    args: { ids: t.arg.idList() },
    async resolve(_, { ids }, { catalog, userId }) {
      await catalog.likes.bring(userId, ids);
      return catalog.likes.list(userId);
    },
  }),
}));
