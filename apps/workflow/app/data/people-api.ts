import {
  answerJoinRequestOperation,
  changeJoinPolicyOperation,
  claimOfficialDomainOperation,
  joinOfficialWorkspaceOperation,
  joinRequestsOperation,
  officialWorkspaceOperation,
  releaseOfficialDomainOperation,
  requestToJoinOfficialWorkspaceOperation,
  setupInitialWorkspaceOperation,
  withdrawJoinRequestOperation,
  workspacePeopleOperation,
  type GatewayClient,
  type JoinPolicy,
  type JoinRequestsQuery,
  type OfficialWorkspaceFieldsFragment,
  type WorkspacePeopleQuery,
} from "@zoetrope/gateway-client";

export type Colleagues = OfficialWorkspaceFieldsFragment;
export type Member = WorkspacePeopleQuery["workspace"]["members"][number];
export type OfficialDomain = WorkspacePeopleQuery["workspace"]["domains"][number];
export type JoinRequest = JoinRequestsQuery["workspace"]["joinRequests"][number];

export interface WorkspacePeople {
  members: Member[];
  domains: OfficialDomain[];
  /** The workspace of the company of whoever asks; null where there is none. */
  official: Colleagues | null;
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
}

export function createPeopleApi(client: GatewayClient): PeopleApi {
  return {
    async load(id) {
      const { workspace, officialWorkspace } = await client.run(workspacePeopleOperation, { id });
      return { members: workspace.members, domains: workspace.domains, official: officialWorkspace };
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
  };
}
