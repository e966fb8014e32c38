import type {
  FilePage,
  FilePart,
  ListFilesRequest,
  PublishRequest,
  UploadRequest,
  WorkspaceFile,
} from "./files/workspace-file.ts";
import type { ApiKey, IssuedApiKey, NewApiKey } from "./api-keys/api-key.ts";
import type { FoundWorkspace } from "./find-workspaces.ts";
import type { FileKey } from "@zoetrope/storage";
import type { PlanSlug } from "./plans/plans.ts";
import type { DownloadRight } from "./premium/may-download.ts";
import type { AssignableRole } from "./members/roles.ts";
import type { UserPreference } from "./user-preference.ts";
import type {
  IssuedWebhookEndpoint,
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointChange,
} from "./webhooks/webhook.ts";
import type {
  Invitation,
  JoinPolicy,
  JoinRequest,
  Member,
  OfficialDomain,
  OfficialWorkspace,
  Workspace,
} from "./workspace.ts";

interface MemberOf {
  workspaceId: string;
  memberId: string;
}

/**
 * Where people work together. The first argument is always who asks; every operation may throw `WorkspaceError`, whose
 * `reason` pages word. Ids of things that somebody is no member of are "missing", whether they exist or not.
 */
export interface Workspaces {
  /** The largest file that may be uploaded. */
  readonly maxUploadBytes: number;
  /** Oldest membership first; with `withPlan` only those whose plan has not ended. */
  list(userId: string, options?: { withPlan?: boolean }): Promise<Workspace[]>;
  get(userId: string, workspaceId: string): Promise<Workspace>;
  /** Idempotent, from any number of pages at once. */
  setUpInitial(userId: string): Promise<Workspace>;
  create(userId: string, name: string): Promise<Workspace>;
  rename(userId: string, workspaceId: string, name: string): Promise<Workspace>;
  /** A picture in any usual format; null takes the icon away. */
  changeIcon(userId: string, workspaceId: string, bytes: Uint8Array | null): Promise<Workspace>;
  delete(userId: string, workspaceId: string): Promise<void>;
  /** For those who run the platform: by id, or all with this name, in any case. At most 50. */
  find(nameOrId: string): Promise<FoundWorkspace[]>;
  /** For those who run the platform; null ends the plan. Throws "workspace-missing". */
  setPlan(workspaceId: string, plan: PlanSlug | null): Promise<void>;

  members(userId: string, workspaceId: string): Promise<Member[]>;
  changeRole(userId: string, member: MemberOf, role: AssignableRole): Promise<void>;
  /** For oneself: leaving. */
  removeMember(userId: string, member: MemberOf): Promise<void>;
  transferOwnership(userId: string, member: MemberOf): Promise<void>;

  invite(
    userId: string,
    invitation: { workspaceId: string; email: string; role: AssignableRole },
  ): Promise<Invitation>;
  /** Open ones of a workspace. */
  invitations(userId: string, workspaceId: string): Promise<Invitation[]>;
  withdrawInvitation(userId: string, invitationId: string): Promise<void>;
  /** Open ones to the verified address of a person. */
  myInvitations(userId: string): Promise<Invitation[]>;
  answerInvitation(
    userId: string,
    invitationId: string,
    isAccepted: boolean,
  ): Promise<{ workspaceId: string }>;

  /** By the domain of the verified address; null when there is none. */
  official(userId: string): Promise<OfficialWorkspace | null>;
  joinOfficial(userId: string, workspaceId: string): Promise<void>;
  requestToJoin(userId: string, workspaceId: string): Promise<void>;
  withdrawJoinRequest(userId: string, workspaceId: string): Promise<void>;
  joinRequests(userId: string, workspaceId: string): Promise<JoinRequest[]>;
  answerJoinRequest(userId: string, answer: MemberOf & { isAccepted: boolean }): Promise<void>;
  domains(userId: string, workspaceId: string): Promise<OfficialDomain[]>;
  claimDomain(userId: string, workspaceId: string, joinPolicy: JoinPolicy): Promise<OfficialDomain>;
  changeJoinPolicy(userId: string, domain: OfficialDomain & { workspaceId: string }): Promise<OfficialDomain>;
  releaseDomain(userId: string, workspaceId: string, domain: string): Promise<void>;

  /** Keys that are good, the newest first; those of others' workspaces are "missing". */
  apiKeys(userId: string, workspaceId: string): Promise<ApiKey[]>;
  createApiKey(userId: string, key: NewApiKey): Promise<IssuedApiKey>;
  /** A new key like this one, which goes on for a day. */
  rotateApiKey(userId: string, apiKeyId: string): Promise<IssuedApiKey>;
  /** No process takes it any more within five seconds. */
  endApiKey(userId: string, apiKeyId: string): Promise<void>;

  /** Where a workspace wants to be told of what changes in it, the newest first; those of others are "missing". */
  webhookEndpoints(userId: string, workspaceId: string): Promise<WebhookEndpoint[]>;
  createWebhookEndpoint(userId: string, endpoint: NewWebhookEndpoint): Promise<IssuedWebhookEndpoint>;
  /** What is switched off gives up what it has not sent. */
  changeWebhookEndpoint(
    userId: string,
    endpointId: string,
    change: WebhookEndpointChange,
  ): Promise<WebhookEndpoint>;
  /** A new secret; for a day signatures are by both. */
  rotateWebhookSecret(userId: string, endpointId: string): Promise<IssuedWebhookEndpoint>;
  /** With its deliveries. */
  deleteWebhookEndpoint(userId: string, endpointId: string): Promise<void>;
  /** The newest first, for `webhookLogInDays`. `first` is 20 unless it is said, at most 100. */
  webhookDeliveries(
    userId: string,
    endpointId: string,
    request?: { first?: number; after?: string },
  ): Promise<WebhookDeliveryPage>;
  webhookDelivery(userId: string, deliveryId: string): Promise<WebhookDeliveryDetail>;
  /** Under the same id and with the same body. What waits for its next try is tried now. */
  sendWebhookAgain(userId: string, deliveryId: string): Promise<WebhookDelivery>;
  /** Sends an event of no consequence. */
  sendTestWebhook(userId: string, endpointId: string): Promise<WebhookDelivery>;

  /** Throws what `upload` would throw whatever the file is: to be asked before it is read. */
  requireUploadAllowed(userId: string, workspaceId: string): Promise<void>;
  upload(userId: string, request: UploadRequest): Promise<WorkspaceFile>;
  files(userId: string, workspaceId: string, request?: ListFilesRequest): Promise<FilePage>;
  /** Ids of what a workspace has published, the newest first; at most 10,000. */
  publishedAnimations(userId: string, workspaceId: string): Promise<string[]>;
  /** What a person has published, of all their workspaces. */
  publicFiles(userId: string, request?: Omit<ListFilesRequest, "state">): Promise<FilePage>;
  file(userId: string, fileId: string): Promise<WorkspaceFile>;
  /** Where this person reads a part of a file for the next minutes; the assets host asks again who may. */
  fileAddress(userId: string, file: WorkspaceFile, part: "source" | "download"): Promise<string>;
  fileAddress(userId: string, file: WorkspaceFile, part: FilePart): Promise<string | null>;
  /** Who may have the files of an animation of the catalogue; null for whoever is not signed in. */
  mayDownload(userId: string | null, animation: { isPremium: boolean }): Promise<DownloadRight>;
  /** Who asked, where `mayDownload` says yes of what is premium; else throws "unauthenticated" or "feature-not-in-plan". */
  requirePremium(userId: string | null): Promise<string>;
  /** Where this person gets a file of a premium animation for the next minutes; the assets host asks again who may. */
  premiumAddress(
    userId: string,
    animationId: string,
    file: { key: FileKey; filename: string },
  ): Promise<string>;
  /** Where this person gets a whole pack, with what is premium in it, for the next minutes. */
  packAddress(userId: string, slug: string): Promise<string>;
  renameFile(userId: string, fileId: string, name: string): Promise<WorkspaceFile>;
  /** Also changes the words of what is public already. */
  publish(userId: string, request: PublishRequest): Promise<WorkspaceFile>;
  unpublish(userId: string, fileId: string): Promise<WorkspaceFile>;
  deleteFile(userId: string, fileId: string): Promise<void>;

  /** Clears files that nothing has referred to for a day from the store, says how many, and the log of old webhooks. For a worker, now and then. */
  cleanup(): Promise<number>;
  /**
   * What private addresses are signed with is another key every day, and secrets of webhooks are encrypted by the first key there is. For a
   * worker, every hour or so.
   */
  rotateKeys(): Promise<void>;

  preference(userId: string): Promise<UserPreference>;
  /** What identity wants of everything that belongs to a person: the export, and the way out. */
  accountPart: {
    name: string;
    export(userId: string): Promise<Record<string, unknown>>;
    remove(userId: string): Promise<void>;
  };
}
