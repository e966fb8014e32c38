import { publishCategories } from "@zoetrope/catalog";
import { licences } from "@zoetrope/workspaces";
import { builder } from "./builder.ts";
import {
  connectionArguments,
  FileConnectionType,
  FileType,
  LicenceType,
  listRequestOf,
} from "./file-types.ts";
import { InvitationType, OfficialWorkspaceType, WorkspaceType } from "./workspace-types.ts";

builder.queryType({
  fields: (t) => ({
    workspaces: t.field({
      type: [WorkspaceType],
      description: "Yours, the oldest membership first.",
      args: {
        withPlan: t.arg.boolean({ defaultValue: false, description: "Only those whose plan has not ended." }),
      },
      resolve: (_, { withPlan }, { workspaces, userId }) =>
        workspaces.list(userId, { withPlan: withPlan ?? false }),
    }),
    workspace: t.field({
      type: WorkspaceType,
      args: { id: t.arg.id() },
      resolve: (_, { id }, { workspaces, userId }) => workspaces.get(userId, id),
    }),
    officialWorkspace: t.field({
      type: OfficialWorkspaceType,
      nullable: true,
      description: "Null when nobody has made one for the domain of your verified address.",
      resolve: (_, __, { workspaces, userId }) => workspaces.official(userId),
    }),
    invitations: t.field({
      type: [InvitationType],
      description: "Open ones to your verified address.",
      resolve: (_, __, { workspaces, userId }) => workspaces.myInvitations(userId),
    }),
    file: t.field({
      type: FileType,
      args: { id: t.arg.id() },
      resolve: (_, { id }, { workspaces, userId }) => workspaces.file(userId, id),
    }),
    publicFiles: t.field({
      type: FileConnectionType,
      description: "What you have published, of all your workspaces.",
      args: connectionArguments,
      resolve: (_, page, { workspaces, userId }) => workspaces.publicFiles(userId, listRequestOf(page)),
    }),
    licences: t.field({
      type: [LicenceType],
      description: "Under which an animation can be published.",
      resolve: () => [...licences],
    }),
    categories: t.stringList({
      description: "Under which an animation can be filed.",
      resolve: () => [...publishCategories],
    }),
  }),
});
