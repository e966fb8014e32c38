import {
  assignableRoles,
  joinPolicies,
  roles,
  type Feature,
  type Invitation,
  type JoinRequest,
  type Member,
  type OfficialDomain,
  type OfficialWorkspace,
  type Workspace,
} from "@zoetrope/workspaces";
import { builder, fileUrl } from "./builder.ts";
import { connectionArguments, FileConnectionType, FileStateType, listRequestOf } from "./file-types.ts";

const enumValues = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), { value }]));

const RoleType = builder.enumType("Role", { values: enumValues(roles) });
export const AssignableRoleType = builder.enumType("AssignableRole", {
  description: "Roles that can be given; a workspace has exactly one owner, who hands it over.",
  values: enumValues(assignableRoles),
});
export const JoinPolicyType = builder.enumType("JoinPolicy", {
  description: "How people with an address at the domain come in.",
  values: enumValues(joinPolicies),
});

const FeatureType = builder.objectRef<Feature>("Feature").implement({
  description: "One thing that a plan counts.",
  fields: (t) => ({
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    max: t.exposeInt("max", { nullable: true, description: "Null: no limit. 0: not part of the plan." }),
    isEnabled: t.exposeBoolean("isEnabled"),
    currentCount: t.exposeInt("currentCount"),
  }),
});

const PlanType = builder.objectRef<NonNullable<Workspace["plan"]>>("Plan").implement({
  fields: (t) => ({
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    planPosition: t.exposeInt("planPosition", { description: "0 is the smallest plan." }),
  }),
});

const SubscriptionType = builder.objectRef<Pick<Workspace, "plan">>("Subscription").implement({
  fields: (t) => ({
    plan: t.expose("plan", { type: PlanType, nullable: true, description: "Null when the plan has ended." }),
  }),
});

const MemberType = builder.objectRef<Member>("Member").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    firstName: t.exposeString("firstName", { nullable: true }),
    lastName: t.exposeString("lastName", { nullable: true }),
    email: t.exposeString("email", { nullable: true, description: "Null where it is not yours to see." }),
    avatarUrl: t.string({
      nullable: true,
      resolve: (member, _, context) => fileUrl(context, member.avatarKey),
    }),
    isAdmin: t.exposeBoolean("isAdmin"),
    isOwner: t.exposeBoolean("isOwner"),
  }),
});

export const InvitationType = builder.objectRef<Invitation>("Invitation").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    email: t.exposeString("email"),
    role: t.field({ type: AssignableRoleType, resolve: ({ role }) => role }),
    workspaceId: t.id({ resolve: ({ workspace }) => workspace.id }),
    workspaceName: t.string({ resolve: ({ workspace }) => workspace.name }),
    workspaceIcon: t.string({
      nullable: true,
      resolve: ({ workspace }, _, context) => fileUrl(context, workspace.icon),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
  }),
});

const JoinRequestType = builder.objectRef<JoinRequest>("JoinRequest").implement({
  fields: (t) => ({
    userId: t.exposeID("userId"),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    avatarUrl: t.string({
      nullable: true,
      resolve: (request, _, context) => fileUrl(context, request.avatarKey),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const OfficialDomainType = builder.objectRef<OfficialDomain>("OfficialDomain").implement({
  fields: (t) => ({
    domain: t.exposeString("domain"),
    joinPolicy: t.field({ type: JoinPolicyType, resolve: ({ joinPolicy }) => joinPolicy }),
  }),
});

export const WorkspaceType = builder.objectRef<Workspace>("Workspace").implement({
  description: "Where people work together, as you see it.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    icon: t.string({ nullable: true, resolve: ({ icon }, _, context) => fileUrl(context, icon) }),
    features: t.expose("features", { type: [FeatureType] }),
    subscription: t.field({ type: SubscriptionType, resolve: ({ plan }) => ({ plan }) }),
    role: t.field({ type: RoleType, resolve: ({ role }) => role }),
    permissionScopes: t.exposeStringList("permissionScopes", { description: "What you may do here." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    members: t.field({
      type: [MemberType],
      resolve: ({ id }, _, { workspaces, userId }) => workspaces.members(userId, id),
    }),
    invitations: t.field({
      type: [InvitationType],
      resolve: ({ id }, _, { workspaces, userId }) => workspaces.invitations(userId, id),
    }),
    joinRequests: t.field({
      type: [JoinRequestType],
      resolve: ({ id }, _, { workspaces, userId }) => workspaces.joinRequests(userId, id),
    }),
    domains: t.field({
      type: [OfficialDomainType],
      resolve: ({ id }, _, { workspaces, userId }) => workspaces.domains(userId, id),
    }),
    files: t.field({
      type: FileConnectionType,
      args: { ...connectionArguments, state: t.arg({ type: FileStateType, required: false }) },
      resolve: ({ id }, { state, ...page }, { workspaces, userId }) =>
        workspaces.files(userId, id, { ...listRequestOf(page), ...(state ? { state } : {}) }),
    }),
  }),
});

export const OfficialWorkspaceType = builder.objectRef<OfficialWorkspace>("OfficialWorkspace").implement({
  description: "The workspace for everybody with a verified address at the domain of yours.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    icon: t.string({ nullable: true, resolve: ({ icon }, _, context) => fileUrl(context, icon) }),
    isMember: t.exposeBoolean("isMember"),
    hasRequestedToJoin: t.exposeBoolean("hasRequestedToJoin"),
    canJoinInstantly: t.exposeBoolean("canJoinInstantly"),
    isJoinRequestRestricted: t.exposeBoolean("isJoinRequestRestricted"),
    members: t.expose("members", { type: [MemberType], description: "The first hundred." }),
    memberCount: t.exposeInt("memberCount"),
    planPosition: t.exposeInt("planPosition", { nullable: true }),
    planName: t.exposeString("planName", { nullable: true }),
  }),
});
