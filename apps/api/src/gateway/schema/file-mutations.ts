import { builder } from "./builder.ts";
import { FileType } from "./file-types.ts";

const TitleInput = builder.inputType("TitleInput", {
  description: "What an animation is called in one of the site's languages.",
  fields: (t) => ({
    locale: t.string({ description: "A language of the product by its BCP 47 tag: en, de, ja-JP." }),
    title: t.string(),
  }),
});

const PublishFileInput = builder.inputType("PublishFileInput", {
  fields: (t) => ({
    fileId: t.id(),
    title: t.string(),
    titles: t.field({
      type: [TitleInput],
      required: false,
      description: "In other languages, each once. Without it those that are there stay.",
    }),
    tags: t.stringList({ description: "1 to 20." }),
    description: t.string({ required: false }),
    category: t.string({ required: false, description: 'One of `categories`; default "other".' }),
    licence: t.string({ description: "SPDX identifier of one of `licences`." }),
  }),
});

builder.mutationFields((t) => ({
  renameFile: t.field({
    type: FileType,
    args: { id: t.arg.id(), name: t.arg.string() },
    resolve: (_, { id, name }, { workspaces, userId }) => workspaces.renameFile(userId, id, name),
  }),
  publishFile: t.field({
    type: FileType,
    description: "Makes a file public, or changes the words of one that is.",
    args: { input: t.arg({ type: PublishFileInput }) },
    resolve: (_, { input: { titles, description, category, ...input } }, { workspaces, userId }) =>
      workspaces.publish(userId, {
        ...input,
        ...(titles == null ? {} : { titles }),
        ...(description == null ? {} : { description }),
        ...(category == null ? {} : { category }),
      }),
  }),
  unpublishFile: t.field({
    type: FileType,
    args: { id: t.arg.id() },
    resolve: (_, { id }, { workspaces, userId }) => workspaces.unpublish(userId, id),
  }),
  deleteFile: t.id({
    args: { id: t.arg.id() },
    async resolve(_, { id }, { workspaces, userId }) {
      await workspaces.deleteFile(userId, id);
      return id;
    },
  }),
}));
