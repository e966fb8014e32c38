import { builder } from "./builder.ts";
import {
  AssignableRoleType,
  InvitationType,
  JoinPolicyType,
  OfficialDomainType,
  OfficialWorkspaceType,
  WorkspaceType,
} from "./workspace-types.ts";

builder.mutationType({
  fields: (t) => ({
    setupInitialWorkspace: t.field({
      type: WorkspaceType,
      description: "The workspace everybody begins with; asked again, it is the same one.",
      resolve: (_, __, { workspaces, userId }) => workspaces.setUpInitial(userId),
    }),
    createWorkspace: t.field({
      type: WorkspaceType,
      args: { name: t.arg.string() },
      resolve: (_, { name }, { workspaces, userId }) => workspaces.create(userId, name),
    }),
    renameWorkspace: t.field({
      type: WorkspaceType,
      args: { id: t.arg.id(), name: t.arg.string() },
      resolve: (_, { id, name }, { workspaces, userId }) => workspaces.rename(userId, id, name),
    }),
    deleteWorkspace: t.id({
      args: { id: t.arg.id() },
      async resolve(_, { id }, { workspaces, userId }) {
        await workspaces.delete(userId, id);
        return id;
      },
    }),
    inviteMember: t.field({
      type: InvitationType,
      args: { workspaceId: t.arg.id(), email: t.arg.string(), role: t.arg({ type: AssignableRoleType }) },
      resolve: (_, invitation, { workspaces, userId }) => workspaces.invite(userId, invitation),
    }),
    withdrawInvitation: t.id({
      args: { id: t.arg.id() },
      async resolve(_, { id }, { workspaces, userId }) {
        await workspaces.withdrawInvitation(userId, id);
        return id;
      },
    }),
    acceptInvitation: t.field({
      type: WorkspaceType,
      args: { id: t.arg.id() },
      async resolve(_, { id }, { workspaces, userId }) {
        const { workspaceId } = await workspaces.answerInvitation(userId, id, true);
        return workspaces.get(userId, workspaceId);
      },
    }),
    declineInvitation: t.id({
      args: { id: t.arg.id() },
      async resolve(_, { id }, { workspaces, userId }) {
        await workspaces.answerInvitation(userId, id, false);
        return id;
      },
    }),
    changeMemberRole: t.field({
      type: WorkspaceType,
      args: { workspaceId: t.arg.id(), memberId: t.arg.id(), role: t.arg({ type: AssignableRoleType }) },
      async resolve(_, { role, ...member }, { workspaces, userId }) {
        await workspaces.changeRole(userId, member, role);
        return workspaces.get(userId, member.workspaceId);
      },
    }),
    removeMember: t.id({
      description: "With your own id: leaves the workspace.",
      args: { workspaceId: t.arg.id(), memberId: t.arg.id() },
      async resolve(_, member, { workspaces, userId }) {
        await workspaces.removeMember(userId, member);
        return member.memberId;
      },
    }),
    transferOwnership: t.field({
      type: WorkspaceType,
      args: { workspaceId: t.arg.id(), memberId: t.arg.id() },
      async resolve(_, member, { workspaces, userId }) {
        await workspaces.transferOwnership(userId, member);
        return workspaces.get(userId, member.workspaceId);
      },
    }),
    joinOfficialWorkspace: t.field({
      type: WorkspaceType,
      args: { id: t.arg.id() },
      async resolve(_, { id }, { workspaces, userId }) {
        await workspaces.joinOfficial(userId, id);
        return workspaces.get(userId, id);
      },
    }),
    requestToJoinOfficialWorkspace: t.field({
      type: OfficialWorkspaceType,
      nullable: true,
      args: { id: t.arg.id() },
      async resolve(_, { id }, { workspaces, userId }) {
        await workspaces.requestToJoin(userId, id);
        return workspaces.official(userId);
      },
    }),
    withdrawJoinRequest: t.id({
      args: { workspaceId: t.arg.id() },
      async resolve(_, { workspaceId }, { workspaces, userId }) {
        await workspaces.withdrawJoinRequest(userId, workspaceId);
        return workspaceId;
      },
    }),
    answerJoinRequest: t.field({
      type: WorkspaceType,
      args: { workspaceId: t.arg.id(), userId: t.arg.id(), isAccepted: t.arg.boolean() },
      async resolve(_, { userId: memberId, workspaceId, isAccepted }, { workspaces, userId }) {
        await workspaces.answerJoinRequest(userId, { workspaceId, memberId, isAccepted });
        return workspaces.get(userId, workspaceId);
      },
    }),
    claimOfficialDomain: t.field({
      type: OfficialDomainType,
      description: "Makes a workspace the official one of the domain of your verified address.",
      args: { workspaceId: t.arg.id(), joinPolicy: t.arg({ type: JoinPolicyType }) },
      resolve: (_, { workspaceId, joinPolicy }, { workspaces, userId }) =>
        workspaces.claimDomain(userId, workspaceId, joinPolicy),
    }),
    changeJoinPolicy: t.field({
      type: OfficialDomainType,
      args: {
        workspaceId: t.arg.id(),
        domain: t.arg.string(),
        joinPolicy: t.arg({ type: JoinPolicyType }),
      },
      resolve: (_, domain, { workspaces, userId }) => workspaces.changeJoinPolicy(userId, domain),
    }),
    releaseOfficialDomain: t.string({
      args: { workspaceId: t.arg.id(), domain: t.arg.string() },
      async resolve(_, { workspaceId, domain }, { workspaces, userId }) {
        await workspaces.releaseDomain(userId, workspaceId, domain);
        return domain;
      },
    }),
  }),
});
