import {
  acceptInvitationOperation,
  apiKeysOperation,
  createApiKeyOperation,
  endApiKeyOperation,
  rotateApiKeyOperation,
  answerJoinRequestOperation,
  changeIcon,
  changeJoinPolicyOperation,
  changeMemberRoleOperation,
  claimOfficialDomainOperation,
  createWorkspaceOperation,
  declineInvitationOperation,
  deleteWorkspaceOperation,
  invitationsOperation,
  inviteMemberOperation,
  joinOfficialWorkspaceOperation,
  joinRequestsOperation,
  officialWorkspaceOperation,
  releaseOfficialDomainOperation,
  removeMemberOperation,
  renameWorkspaceOperation,
  requestToJoinOfficialWorkspaceOperation,
  setupInitialWorkspaceOperation,
  transferOwnershipOperation,
  withdrawInvitationOperation,
  withdrawJoinRequestOperation,
  workspaceInvitationsOperation,
  workspacePeopleOperation,
  type ApiKeyFieldsFragment,
  type GatewayClient,
  type AssignableRole,
  type JoinPolicy,
  type JoinRequestsQuery,
  type OfficialWorkspaceFieldsFragment,
  type ReceivedInvitationFieldsFragment,
  type SentInvitationFieldsFragment,
  type WorkspaceFieldsFragment,
  type WorkspacePeopleQuery,
} from "@zoetrope/gateway-client";
import { createWebhooksApi, type WebhooksApi } from "./webhooks-api.ts";

export type Colleagues = OfficialWorkspaceFieldsFragment;
export type Member = WorkspacePeopleQuery["workspace"]["members"][number];
export type OfficialDomain = WorkspacePeopleQuery["workspace"]["domains"][number];
export type JoinRequest = JoinRequestsQuery["workspace"]["joinRequests"][number];
export type SentInvitation = SentInvitationFieldsFragment;
/** To the address of whoever asks. */
export type ReceivedInvitation = ReceivedInvitationFieldsFragment;
export type { AssignableRole };

export type ApiKey = ApiKeyFieldsFragment;
/** The key itself is in here, and never again. */
export interface IssuedApiKey {
  apiKey: ApiKey;
  secret: string;
}
interface NewApiKey {
  workspaceId: string;
  name: string;
  scopes: string[];
  /** Null: until it is ended. */
  lifetimeInDays: number | null;
}

export interface WorkspacePeople {
  members: Member[];
  domains: OfficialDomain[];
  /** The workspace of the company of whoever asks; null where there is none. */
  official: Colleagues | null;
  invitations: ReceivedInvitation[];
}

/** What the page can do with people. Failures are those of the gateway's client. */
export interface PeopleApi {
  load(workspaceId: string): Promise<WorkspacePeople>;
  official(): Promise<Colleagues | null>;
  join(officialId: string): Promise<void>;
  ask(officialId: string): Promise<void>;
  withdraw(officialId: string): Promise<void>;
  /** The id of the workspace everybody may begin with. */
  startOwn(): Promise<string>;
  requests(workspaceId: string): Promise<JoinRequest[]>;
  answer(workspaceId: string, userId: string, isAccepted: boolean): Promise<void>;
  claim(workspaceId: string, joinPolicy: JoinPolicy): Promise<OfficialDomain>;
  changePolicy(workspaceId: string, domain: OfficialDomain): Promise<OfficialDomain>;
  release(workspaceId: string, domain: string): Promise<void>;
  changeRole(workspaceId: string, memberId: string, role: AssignableRole): Promise<void>;
  /** For oneself: leaving. */
  remove(workspaceId: string, memberId: string): Promise<void>;
  rename(workspaceId: string, name: string): Promise<WorkspaceFieldsFragment>;
  create(name: string): Promise<WorkspaceFieldsFragment>;
  /** Null takes the icon away. Answers with the address of the new one. */
  changeIcon(workspaceId: string, picture: File | null): Promise<string | null>;
  deleteWorkspace(workspaceId: string): Promise<void>;
  /** Makes somebody else the owner, and whoever asks an admin. */
  transferOwnership(workspaceId: string, memberId: string): Promise<WorkspaceFieldsFragment>;
  /** Open ones of a workspace. */
  sentInvitations(workspaceId: string): Promise<SentInvitation[]>;
  invite(workspaceId: string, email: string, role: AssignableRole): Promise<SentInvitation>;
  withdrawInvitation(id: string): Promise<void>;
  receivedInvitations(): Promise<ReceivedInvitation[]>;
  /** The id of the workspace that is entered by it. */
  accept(invitationId: string): Promise<string>;
  decline(invitationId: string): Promise<void>;
  /** Those that are good, the newest first. */
  apiKeys(workspaceId: string): Promise<ApiKey[]>;
  createApiKey(key: NewApiKey): Promise<IssuedApiKey>;
  /** A new key like this one, which goes on for a day. */
  rotateApiKey(id: string): Promise<IssuedApiKey>;
  endApiKey(id: string): Promise<void>;
  webhooks: WebhooksApi;
}

export function createPeopleApi(client: GatewayClient, apiUrl: string): PeopleApi {
  return {
    async load(id) {
      const { workspace, officialWorkspace, invitations } = await client.run(workspacePeopleOperation, {
        id,
      });
      const { members, domains } = workspace;
      return { members, domains, official: officialWorkspace, invitations };
    },
    official: async () => (await client.run(officialWorkspaceOperation)).officialWorkspace,
    async join(id) {
      await client.run(joinOfficialWorkspaceOperation, { id });
    },
    async ask(id) {
      await client.run(requestToJoinOfficialWorkspaceOperation, { id });
    },
    async withdraw(workspaceId) {
      await client.run(withdrawJoinRequestOperation, { workspaceId });
    },
    startOwn: async () => (await client.run(setupInitialWorkspaceOperation)).setupInitialWorkspace.id,
    requests: async (workspaceId) =>
      (await client.run(joinRequestsOperation, { workspaceId })).workspace.joinRequests,
    async answer(workspaceId, userId, isAccepted) {
      await client.run(answerJoinRequestOperation, { workspaceId, userId, isAccepted });
    },
    claim: async (workspaceId, joinPolicy) =>
      (await client.run(claimOfficialDomainOperation, { workspaceId, joinPolicy })).claimOfficialDomain,
    changePolicy: async (workspaceId, domain) =>
      (await client.run(changeJoinPolicyOperation, { workspaceId, ...domain })).changeJoinPolicy,
    async release(workspaceId, domain) {
      await client.run(releaseOfficialDomainOperation, { workspaceId, domain });
    },
    async changeRole(workspaceId, memberId, role) {
      await client.run(changeMemberRoleOperation, { workspaceId, memberId, role });
    },
    async remove(workspaceId, memberId) {
      await client.run(removeMemberOperation, { workspaceId, memberId });
    },
    rename: async (id, name) => (await client.run(renameWorkspaceOperation, { id, name })).renameWorkspace,
    create: async (name) => (await client.run(createWorkspaceOperation, { name })).createWorkspace,
    changeIcon: (workspaceId, picture) => changeIcon(client, { apiUrl, workspaceId, picture }),
    async deleteWorkspace(id) {
      await client.run(deleteWorkspaceOperation, { id });
    },
    transferOwnership: async (workspaceId, memberId) =>
      (await client.run(transferOwnershipOperation, { workspaceId, memberId })).transferOwnership,
    sentInvitations: async (workspaceId) =>
      (await client.run(workspaceInvitationsOperation, { workspaceId })).workspace.invitations,
    invite: async (workspaceId, email, role) =>
      (await client.run(inviteMemberOperation, { workspaceId, email, role })).inviteMember,
    async withdrawInvitation(id) {
      await client.run(withdrawInvitationOperation, { id });
    },
    receivedInvitations: async () => (await client.run(invitationsOperation)).invitations,
    accept: async (id) => (await client.run(acceptInvitationOperation, { id })).acceptInvitation.id,
    async decline(id) {
      await client.run(declineInvitationOperation, { id });
    },
    apiKeys: async (workspaceId) => (await client.run(apiKeysOperation, { workspaceId })).apiKeys,
    createApiKey: async (key) => (await client.run(createApiKeyOperation, { ...key })).createApiKey,
    rotateApiKey: async (id) => (await client.run(rotateApiKeyOperation, { id })).rotateApiKey,
    async endApiKey(id) {
      await client.run(endApiKeyOperation, { id });
    },
    webhooks: createWebhooksApi(client),
  };
}
