// Written by scripts/gateway-operations.ts from operations/*.graphql and the schema of the gateway.
import type { Operation } from "../operation.ts";

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Roles that can be given; a workspace has exactly one owner, who hands it over. */
export type AssignableRole =
  | 'ADMIN'
  | 'MEMBER';

export type FileState =
  | 'DRAFT'
  | 'PUBLISHED';

/** How people with an address at the domain come in. */
export type JoinPolicy =
  | 'INSTANT'
  | 'REQUEST'
  | 'RESTRICTED';

export type MessageKind =
  | 'BUG'
  | 'CONTACT'
  | 'FEATURE'
  | 'HELP';

export type PublishFileInput = {
  /** One of `categories`; default "other". */
  category?: string | null | undefined;
  description?: string | null | undefined;
  fileId: string;
  /** SPDX identifier of one of `licences`. */
  licence: string;
  /** 1 to 20. */
  tags: Array<string>;
  title: string;
  /** In other languages, each once. Without it those that are there stay. */
  titles?: Array<TitleInput> | null | undefined;
};

/** How far back: 24 hours, 7, 30 or 90 days. */
export type Range =
  | 'DAY'
  | 'MONTH'
  | 'QUARTER'
  | 'WEEK';

export type Step =
  | 'DAY'
  | 'HOUR';

/** What an animation is called in one of the site's languages. */
export type TitleInput = {
  /** A language of the product by its BCP 47 tag: en, de, ja-JP. */
  locale: string;
  title: string;
};

export type WebhookDeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING';

export type WebhookDisabledBecause =
  | 'FAILING'
  | 'GONE';

export type AcceptInvitationMutationVariables = Exact<{
  id: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { id: string, name: string, icon: string | null, permissionScopes: Array<string>, features: Array<{ name: string, slug: string, max: number | null, isEnabled: boolean, currentCount: number }>, subscription: { plan: { name: string, planPosition: number } | null } } };

export type AddSynonymMutationVariables = Exact<{
  phrase: string;
  locale?: string | null | undefined;
  concept?: string | null | undefined;
  words?: string | null | undefined;
}>;


export type AddSynonymMutation = { addSynonym: { refused: string | null } };

export type AnswerJoinRequestMutationVariables = Exact<{
  workspaceId: string;
  userId: string;
  isAccepted: boolean;
}>;


export type AnswerJoinRequestMutation = { answerJoinRequest: { id: string } };

export type ApiKeyFieldsFragment = { id: string, name: string, prefix: string, scopes: Array<string>, createdBy: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null };

export type ApiKeysQueryVariables = Exact<{
  workspaceId: string;
}>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<string>, createdBy: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }> };

export type BringLikesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type BringLikesMutation = { bringLikes: Array<string> };

export type CancelJobsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CancelJobsMutation = { cancelJobs: number };

export type ChangeJoinPolicyMutationVariables = Exact<{
  workspaceId: string;
  domain: string;
  joinPolicy: JoinPolicy;
}>;


export type ChangeJoinPolicyMutation = { changeJoinPolicy: { domain: string, joinPolicy: JoinPolicy } };

export type ChangeMemberRoleMutationVariables = Exact<{
  workspaceId: string;
  memberId: string;
  role: AssignableRole;
}>;


export type ChangeMemberRoleMutation = { changeMemberRole: { id: string } };

export type ChangeWebhookEndpointMutationVariables = Exact<{
  id: string;
  url?: string | null | undefined;
  eventTypes?: Array<string> | string | null | undefined;
  isEnabled?: boolean | null | undefined;
}>;


export type ChangeWebhookEndpointMutation = { changeWebhookEndpoint: { id: string, url: string, eventTypes: Array<string>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null } };

export type ClaimOfficialDomainMutationVariables = Exact<{
  workspaceId: string;
  joinPolicy: JoinPolicy;
}>;


export type ClaimOfficialDomainMutation = { claimOfficialDomain: { domain: string, joinPolicy: JoinPolicy } };

export type ConceptsQueryVariables = Exact<{
  prefix: string;
  locale: string;
}>;


export type ConceptsQuery = { concepts: Array<{ id: string, label: string }> };

export type CreateApiKeyMutationVariables = Exact<{
  workspaceId: string;
  name: string;
  scopes: Array<string> | string;
  lifetimeInDays?: number | null | undefined;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, prefix: string, scopes: Array<string>, createdBy: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  workspaceId: string;
  url: string;
  eventTypes: Array<string> | string;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: string, url: string, eventTypes: Array<string>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null } } };

export type CreateWorkspaceMutationVariables = Exact<{
  name: string;
}>;


export type CreateWorkspaceMutation = { createWorkspace: { id: string, name: string, icon: string | null, permissionScopes: Array<string>, features: Array<{ name: string, slug: string, max: number | null, isEnabled: boolean, currentCount: number }>, subscription: { plan: { name: string, planPosition: number } | null } } };

export type DeclineInvitationMutationVariables = Exact<{
  id: string;
}>;


export type DeclineInvitationMutation = { declineInvitation: string };

export type DeleteFileMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFileMutation = { deleteFile: string };

export type DeleteMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMessageMutation = { deleteMessage: string };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: string };

export type DeleteWorkspaceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWorkspaceMutation = { deleteWorkspace: string };

export type DiscardJobsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DiscardJobsMutation = { discardJobs: number };

export type EditorsDaysQueryVariables = Exact<{
  locale: string;
  before?: string | null | undefined;
}>;


export type EditorsDaysQuery = { editorsDays: Array<{ day: string, isPublic: boolean, animations: Array<{ id: string, title: string, creator: string, isPremium: boolean, pageUrl: string, posterUrl: string | null }> }> };

export type EndApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type EndApiKeyMutation = { endApiKey: string };

export type FiguresFieldsFragment = { from: string, to: string, step: Step, countedUntil: string, plots: Array<{ name: string, measures: Array<string>, rows: Array<{ key: string, title: string | null, url: string | null, values: Array<number> }> }> };

export type FileDownloadQueryVariables = Exact<{
  id: string;
}>;


export type FileDownloadQuery = { file: { filename: string, downloadUrl: string } };

export type FileFieldsFragment = { id: string, name: string, state: FileState, posterUrl: string | null, playUrl: string | null, drawingRefusal: string | null, sourceUrl: string, sizeInBytes: number, width: number, height: number, frameRate: number, frameCount: number, durationInSeconds: number, layerCount: number, features: Array<string>, backgroundColour: string | null, warnings: Array<string>, createdAt: string, updatedAt: string, publication: { animationId: string, pageUrl: string, title: string, description: string, tags: Array<string>, category: string, licence: string, publishedAt: string, titles: Array<{ locale: string, title: string }> } | null };

export type FileQueryVariables = Exact<{
  id: string;
}>;


export type FileQuery = { file: { id: string, name: string, state: FileState, posterUrl: string | null, playUrl: string | null, drawingRefusal: string | null, sourceUrl: string, sizeInBytes: number, width: number, height: number, frameRate: number, frameCount: number, durationInSeconds: number, layerCount: number, features: Array<string>, backgroundColour: string | null, warnings: Array<string>, createdAt: string, updatedAt: string, publication: { animationId: string, pageUrl: string, title: string, description: string, tags: Array<string>, category: string, licence: string, publishedAt: string, titles: Array<{ locale: string, title: string }> } | null } };

export type ForgetSearchMutationVariables = Exact<{
  address: string;
}>;


export type ForgetSearchMutation = { forgetSearch: boolean };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { invitations: Array<{ id: string, role: AssignableRole, workspaceName: string, expiresAt: string }> };

export type InviteMemberMutationVariables = Exact<{
  workspaceId: string;
  email: string;
  role: AssignableRole;
}>;


export type InviteMemberMutation = { inviteMember: { id: string, email: string, role: AssignableRole, expiresAt: string } };

export type JoinOfficialWorkspaceMutationVariables = Exact<{
  id: string;
}>;


export type JoinOfficialWorkspaceMutation = { joinOfficialWorkspace: { id: string, name: string, icon: string | null, permissionScopes: Array<string>, features: Array<{ name: string, slug: string, max: number | null, isEnabled: boolean, currentCount: number }>, subscription: { plan: { name: string, planPosition: number } | null } } };

export type JoinRequestsQueryVariables = Exact<{
  workspaceId: string;
}>;


export type JoinRequestsQuery = { workspace: { id: string, joinRequests: Array<{ userId: string, name: string, email: string, avatarUrl: string | null, createdAt: string }> } };

export type LikedAnimationsQueryVariables = Exact<{ [key: string]: never; }>;


export type LikedAnimationsQuery = { likedAnimations: Array<string> };

export type MemberFieldsFragment = { id: string, name: string, avatarUrl: string | null, email: string | null, isAdmin: boolean, isOwner: boolean, firstName: string | null, lastName: string | null };

export type MessageFieldsFragment = { id: string, kind: MessageKind, topic: string | null, name: string, email: string, subject: string, text: string, locale: string, pageUrl: string | null, browser: string | null, hasPicture: boolean, isSignedIn: boolean, createdAt: string, doneAt: string | null };

export type MessageQueryVariables = Exact<{
  id: string;
}>;


export type MessageQuery = { message: { id: string, kind: MessageKind, topic: string | null, name: string, email: string, subject: string, text: string, locale: string, pageUrl: string | null, browser: string | null, hasPicture: boolean, isSignedIn: boolean, createdAt: string, doneAt: string | null } };

export type MessagesQueryVariables = Exact<{
  kind?: MessageKind | null | undefined;
  isDone?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type MessagesQuery = { messages: { hasMore: boolean, items: Array<{ id: string, kind: MessageKind, topic: string | null, name: string, email: string, subject: string, text: string, locale: string, pageUrl: string | null, browser: string | null, hasPicture: boolean, isSignedIn: boolean, createdAt: string, doneAt: string | null }> } };

export type OfficialWorkspaceFieldsFragment = { id: string, name: string, hasRequestedToJoin: boolean, canJoinInstantly: boolean, icon: string | null, isMember: boolean, planPosition: number | null, planName: string | null, memberCount: number, isJoinRequestRestricted: boolean, members: Array<{ id: string, name: string, avatarUrl: string | null, email: string | null, isAdmin: boolean, isOwner: boolean, firstName: string | null, lastName: string | null }> };

export type OfficialWorkspaceQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficialWorkspaceQuery = { officialWorkspace: { id: string, name: string, hasRequestedToJoin: boolean, canJoinInstantly: boolean, icon: string | null, isMember: boolean, planPosition: number | null, planName: string | null, memberCount: number, isJoinRequestRestricted: boolean, members: Array<{ id: string, name: string, avatarUrl: string | null, email: string | null, isAdmin: boolean, isOwner: boolean, firstName: string | null, lastName: string | null }> } | null };

export type OperatedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatedJobsQuery = { failedJobs: Array<{ id: string, kind: string, attempts: number, failedAt: string, reason: string }>, pendingJobs: Array<{ id: string, kind: string, isRunning: boolean, failures: number, startAfter: string }>, jobCounts: Array<{ kind: string, state: string, count: number }> };

export type PickFieldsFragment = { id: string, title: string, creator: string, isPremium: boolean, pageUrl: string, posterUrl: string | null };

export type PicksQueryVariables = Exact<{
  query: string;
  locale: string;
}>;


export type PicksQuery = { picks: Array<{ id: string, title: string, creator: string, isPremium: boolean, pageUrl: string, posterUrl: string | null }> };

export type PlatformFiguresQueryVariables = Exact<{
  range: Range;
}>;


export type PlatformFiguresQuery = { platformFigures: { from: string, to: string, step: Step, countedUntil: string, plots: Array<{ name: string, measures: Array<string>, rows: Array<{ key: string, title: string | null, url: string | null, values: Array<number> }> }> } | null };

export type ProfileFiguresQueryVariables = Exact<{
  range: Range;
}>;


export type ProfileFiguresQuery = { profileFigures: { from: string, to: string, step: Step, countedUntil: string, plots: Array<{ name: string, measures: Array<string>, rows: Array<{ key: string, title: string | null, url: string | null, values: Array<number> }> }> } | null };

export type PublishFileMutationVariables = Exact<{
  input: PublishFileInput;
}>;


export type PublishFileMutation = { publishFile: { id: string, name: string, state: FileState, posterUrl: string | null, playUrl: string | null, drawingRefusal: string | null, sourceUrl: string, sizeInBytes: number, width: number, height: number, frameRate: number, frameCount: number, durationInSeconds: number, layerCount: number, features: Array<string>, backgroundColour: string | null, warnings: Array<string>, createdAt: string, updatedAt: string, publication: { animationId: string, pageUrl: string, title: string, description: string, tags: Array<string>, category: string, licence: string, publishedAt: string, titles: Array<{ locale: string, title: string }> } | null } };

export type ReceivedInvitationFieldsFragment = { id: string, role: AssignableRole, workspaceName: string, expiresAt: string };

export type ReleaseOfficialDomainMutationVariables = Exact<{
  workspaceId: string;
  domain: string;
}>;


export type ReleaseOfficialDomainMutation = { releaseOfficialDomain: string };

export type RemoveEditorsDayMutationVariables = Exact<{
  day: string;
}>;


export type RemoveEditorsDayMutation = { removeEditorsDay: boolean };

export type RemoveMemberMutationVariables = Exact<{
  workspaceId: string;
  memberId: string;
}>;


export type RemoveMemberMutation = { removeMember: string };

export type RemoveSynonymMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSynonymMutation = { removeSynonym: boolean };

export type RenameFileMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameFileMutation = { renameFile: { id: string, name: string, state: FileState, posterUrl: string | null, playUrl: string | null, drawingRefusal: string | null, sourceUrl: string, sizeInBytes: number, width: number, height: number, frameRate: number, frameCount: number, durationInSeconds: number, layerCount: number, features: Array<string>, backgroundColour: string | null, warnings: Array<string>, createdAt: string, updatedAt: string, publication: { animationId: string, pageUrl: string, title: string, description: string, tags: Array<string>, category: string, licence: string, publishedAt: string, titles: Array<{ locale: string, title: string }> } | null } };

export type RenameWorkspaceMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameWorkspaceMutation = { renameWorkspace: { id: string, name: string, icon: string | null, permissionScopes: Array<string>, features: Array<{ name: string, slug: string, max: number | null, isEnabled: boolean, currentCount: number }>, subscription: { plan: { name: string, planPosition: number } | null } } };

export type RequestToJoinOfficialWorkspaceMutationVariables = Exact<{
  id: string;
}>;


export type RequestToJoinOfficialWorkspaceMutation = { requestToJoinOfficialWorkspace: { id: string, hasRequestedToJoin: boolean } | null };

export type RetryJobsMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type RetryJobsMutation = { retryJobs: number };

export type RotateApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { secret: string, apiKey: { id: string, name: string, prefix: string, scopes: Array<string>, createdBy: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, endpoint: { id: string, url: string, eventTypes: Array<string>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null } } };

export type SampleFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleFilesQuery = { sampleFiles: Array<string> };

export type SaveSearchMutationVariables = Exact<{
  address: string;
  title: string;
}>;


export type SaveSearchMutation = { saveSearch: boolean };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ address: string, title: string }> };

export type SendTestWebhookMutationVariables = Exact<{
  endpointId: string;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { id: string, eventType: string, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attemptCount: number, lastStatus: number | null, lastError: string | null } };

export type SendWebhookAgainMutationVariables = Exact<{
  id: string;
}>;


export type SendWebhookAgainMutation = { sendWebhookAgain: { id: string, eventType: string, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attemptCount: number, lastStatus: number | null, lastError: string | null } };

export type SentInvitationFieldsFragment = { id: string, email: string, role: AssignableRole, expiresAt: string };

export type SetEditorsDayMutationVariables = Exact<{
  day: string;
  animations: Array<string> | string;
  replaces?: string | null | undefined;
}>;


export type SetEditorsDayMutation = { setEditorsDay: { refused: string | null } };

export type SetLikeMutationVariables = Exact<{
  id: string;
  isLiked: boolean;
}>;


export type SetLikeMutation = { setLike: { id: string, isLiked: boolean, likes: number } };

export type SetMessageDoneMutationVariables = Exact<{
  id: string;
  isDone: boolean;
}>;


export type SetMessageDoneMutation = { setMessageDone: { id: string, kind: MessageKind, topic: string | null, name: string, email: string, subject: string, text: string, locale: string, pageUrl: string | null, browser: string | null, hasPicture: boolean, isSignedIn: boolean, createdAt: string, doneAt: string | null } };

export type SetupInitialWorkspaceMutationVariables = Exact<{ [key: string]: never; }>;


export type SetupInitialWorkspaceMutation = { setupInitialWorkspace: { id: string, name: string, icon: string | null, permissionScopes: Array<string>, features: Array<{ name: string, slug: string, max: number | null, isEnabled: boolean, currentCount: number }>, subscription: { plan: { name: string, planPosition: number } | null } } };

export type SynonymFieldsFragment = { id: string, phrase: string, locale: string | null, concept: string | null, label: string | null, words: string | null, addedAt: string };

export type SynonymsQueryVariables = Exact<{
  locale: string;
}>;


export type SynonymsQuery = { synonyms: Array<{ id: string, phrase: string, locale: string | null, concept: string | null, label: string | null, words: string | null, addedAt: string }> };

export type TransferOwnershipMutationVariables = Exact<{
  workspaceId: string;
  memberId: string;
}>;


export type TransferOwnershipMutation = { transferOwnership: { id: string, name: string, icon: string | null, permissionScopes: Array<string>, features: Array<{ name: string, slug: string, max: number | null, isEnabled: boolean, currentCount: number }>, subscription: { plan: { name: string, planPosition: number } | null } } };

export type UnpublishFileMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishFileMutation = { unpublishFile: { id: string, name: string, state: FileState, posterUrl: string | null, playUrl: string | null, drawingRefusal: string | null, sourceUrl: string, sizeInBytes: number, width: number, height: number, frameRate: number, frameCount: number, durationInSeconds: number, layerCount: number, features: Array<string>, backgroundColour: string | null, warnings: Array<string>, createdAt: string, updatedAt: string, publication: { animationId: string, pageUrl: string, title: string, description: string, tags: Array<string>, category: string, licence: string, publishedAt: string, titles: Array<{ locale: string, title: string }> } | null } };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { hasNextPage: boolean, endCursor: string | null, deliveries: Array<{ id: string, eventType: string, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attemptCount: number, lastStatus: number | null, lastError: string | null }> } };

export type WebhookDeliveryFieldsFragment = { id: string, eventType: string, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attemptCount: number, lastStatus: number | null, lastError: string | null };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveryQuery = { webhookDelivery: { payload: string, attempts: Array<{ number: number, at: string, durationInMs: number, status: number | null, error: string | null, answer: string | null }> } };

export type WebhookEndpointFieldsFragment = { id: string, url: string, eventTypes: Array<string>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null };

export type WebhookEndpointsQueryVariables = Exact<{
  workspaceId: string;
}>;


export type WebhookEndpointsQuery = { webhookEndpoints: Array<{ id: string, url: string, eventTypes: Array<string>, isEnabled: boolean, disabledBecause: WebhookDisabledBecause | null, failingSince: string | null }> };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: string };

export type WithdrawJoinRequestMutationVariables = Exact<{
  workspaceId: string;
}>;


export type WithdrawJoinRequestMutation = { withdrawJoinRequest: string };

export type WorkspaceFieldsFragment = { id: string, name: string, icon: string | null, permissionScopes: Array<string>, features: Array<{ name: string, slug: string, max: number | null, isEnabled: boolean, currentCount: number }>, subscription: { plan: { name: string, planPosition: number } | null } };

export type WorkspaceFiguresQueryVariables = Exact<{
  workspaceId: string;
  range: Range;
}>;


export type WorkspaceFiguresQuery = { workspaceFigures: { from: string, to: string, step: Step, countedUntil: string, plots: Array<{ name: string, measures: Array<string>, rows: Array<{ key: string, title: string | null, url: string | null, values: Array<number> }> }> } | null };

export type WorkspaceFilesQueryVariables = Exact<{
  workspaceId: string;
  after?: string | null | undefined;
  state?: FileState | null | undefined;
  query?: string | null | undefined;
}>;


export type WorkspaceFilesQuery = { workspace: { id: string, name: string, permissionScopes: Array<string>, files: { totalCount: number, hasNextPage: boolean, endCursor: string | null, files: Array<{ id: string, name: string, state: FileState, posterUrl: string | null, playUrl: string | null, drawingRefusal: string | null, sourceUrl: string, sizeInBytes: number, width: number, height: number, frameRate: number, frameCount: number, durationInSeconds: number, layerCount: number, features: Array<string>, backgroundColour: string | null, warnings: Array<string>, createdAt: string, updatedAt: string, publication: { animationId: string, pageUrl: string, title: string, description: string, tags: Array<string>, category: string, licence: string, publishedAt: string, titles: Array<{ locale: string, title: string }> } | null }> } } };

export type WorkspaceInvitationsQueryVariables = Exact<{
  workspaceId: string;
}>;


export type WorkspaceInvitationsQuery = { workspace: { id: string, invitations: Array<{ id: string, email: string, role: AssignableRole, expiresAt: string }> } };

export type WorkspacePeopleQueryVariables = Exact<{
  id: string;
}>;


export type WorkspacePeopleQuery = { workspace: { id: string, members: Array<{ id: string, name: string, avatarUrl: string | null, email: string | null, isAdmin: boolean, isOwner: boolean, firstName: string | null, lastName: string | null }>, domains: Array<{ domain: string, joinPolicy: JoinPolicy }> }, invitations: Array<{ id: string, role: AssignableRole, workspaceName: string, expiresAt: string }>, officialWorkspace: { id: string, name: string, hasRequestedToJoin: boolean, canJoinInstantly: boolean, icon: string | null, isMember: boolean, planPosition: number | null, planName: string | null, memberCount: number, isJoinRequestRestricted: boolean, members: Array<{ id: string, name: string, avatarUrl: string | null, email: string | null, isAdmin: boolean, isOwner: boolean, firstName: string | null, lastName: string | null }> } | null };

export type WorkspacesQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkspacesQuery = { workspaces: Array<{ id: string, name: string, icon: string | null, permissionScopes: Array<string>, features: Array<{ name: string, slug: string, max: number | null, isEnabled: boolean, currentCount: number }>, subscription: { plan: { name: string, planPosition: number } | null } }> };

export type ZeroResultSearchesQueryVariables = Exact<{
  range: Range;
}>;


export type ZeroResultSearchesQuery = { zeroResultSearches: Array<{ key: string, values: Array<number> }> | null };

export const acceptInvitationOperation: Operation<AcceptInvitationMutation, AcceptInvitationMutationVariables> = {
  name: "AcceptInvitation",
  text: "mutation AcceptInvitation($id:ID!){acceptInvitation(id:$id){...WorkspaceFields}}fragment WorkspaceFields on Workspace{id name icon features{name slug max isEnabled currentCount}subscription{plan{name planPosition}}permissionScopes}",
};

export const addSynonymOperation: Operation<AddSynonymMutation, AddSynonymMutationVariables> = {
  name: "AddSynonym",
  text: "mutation AddSynonym($phrase:String!$locale:String$concept:String$words:String){addSynonym(phrase:$phrase locale:$locale concept:$concept words:$words){refused}}",
};

export const answerJoinRequestOperation: Operation<AnswerJoinRequestMutation, AnswerJoinRequestMutationVariables> = {
  name: "AnswerJoinRequest",
  text: "mutation AnswerJoinRequest($workspaceId:ID!$userId:ID!$isAccepted:Boolean!){answerJoinRequest(workspaceId:$workspaceId userId:$userId isAccepted:$isAccepted){id}}",
};

export const apiKeysOperation: Operation<ApiKeysQuery, ApiKeysQueryVariables> = {
  name: "ApiKeys",
  text: "query ApiKeys($workspaceId:ID!){apiKeys(workspaceId:$workspaceId){...ApiKeyFields}}fragment ApiKeyFields on ApiKey{id name prefix scopes createdBy createdAt expiresAt lastUsedAt}",
};

export const bringLikesOperation: Operation<BringLikesMutation, BringLikesMutationVariables> = {
  name: "BringLikes",
  text: "mutation BringLikes($ids:[ID!]!){bringLikes(ids:$ids)}",
};

export const cancelJobsOperation: Operation<CancelJobsMutation, CancelJobsMutationVariables> = {
  name: "CancelJobs",
  text: "mutation CancelJobs($ids:[ID!]!){cancelJobs(ids:$ids)}",
};

export const changeJoinPolicyOperation: Operation<ChangeJoinPolicyMutation, ChangeJoinPolicyMutationVariables> = {
  name: "ChangeJoinPolicy",
  text: "mutation ChangeJoinPolicy($workspaceId:ID!$domain:String!$joinPolicy:JoinPolicy!){changeJoinPolicy(workspaceId:$workspaceId domain:$domain joinPolicy:$joinPolicy){domain joinPolicy}}",
};

export const changeMemberRoleOperation: Operation<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables> = {
  name: "ChangeMemberRole",
  text: "mutation ChangeMemberRole($workspaceId:ID!$memberId:ID!$role:AssignableRole!){changeMemberRole(workspaceId:$workspaceId memberId:$memberId role:$role){id}}",
};

export const changeWebhookEndpointOperation: Operation<ChangeWebhookEndpointMutation, ChangeWebhookEndpointMutationVariables> = {
  name: "ChangeWebhookEndpoint",
  text: "mutation ChangeWebhookEndpoint($id:ID!$url:String$eventTypes:[String!]$isEnabled:Boolean){changeWebhookEndpoint(id:$id url:$url eventTypes:$eventTypes isEnabled:$isEnabled){...WebhookEndpointFields}}fragment WebhookEndpointFields on WebhookEndpoint{id url eventTypes isEnabled disabledBecause failingSince}",
};

export const claimOfficialDomainOperation: Operation<ClaimOfficialDomainMutation, ClaimOfficialDomainMutationVariables> = {
  name: "ClaimOfficialDomain",
  text: "mutation ClaimOfficialDomain($workspaceId:ID!$joinPolicy:JoinPolicy!){claimOfficialDomain(workspaceId:$workspaceId joinPolicy:$joinPolicy){domain joinPolicy}}",
};

export const conceptsOperation: Operation<ConceptsQuery, ConceptsQueryVariables> = {
  name: "Concepts",
  text: "query Concepts($prefix:String!$locale:String!){concepts(prefix:$prefix locale:$locale){id label}}",
};

export const createApiKeyOperation: Operation<CreateApiKeyMutation, CreateApiKeyMutationVariables> = {
  name: "CreateApiKey",
  text: "mutation CreateApiKey($workspaceId:ID!$name:String!$scopes:[String!]!$lifetimeInDays:Int){createApiKey(workspaceId:$workspaceId name:$name scopes:$scopes lifetimeInDays:$lifetimeInDays){apiKey{...ApiKeyFields}secret}}fragment ApiKeyFields on ApiKey{id name prefix scopes createdBy createdAt expiresAt lastUsedAt}",
};

export const createWebhookEndpointOperation: Operation<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables> = {
  name: "CreateWebhookEndpoint",
  text: "mutation CreateWebhookEndpoint($workspaceId:ID!$url:String!$eventTypes:[String!]!){createWebhookEndpoint(workspaceId:$workspaceId url:$url eventTypes:$eventTypes){endpoint{...WebhookEndpointFields}secret}}fragment WebhookEndpointFields on WebhookEndpoint{id url eventTypes isEnabled disabledBecause failingSince}",
};

export const createWorkspaceOperation: Operation<CreateWorkspaceMutation, CreateWorkspaceMutationVariables> = {
  name: "CreateWorkspace",
  text: "mutation CreateWorkspace($name:String!){createWorkspace(name:$name){...WorkspaceFields}}fragment WorkspaceFields on Workspace{id name icon features{name slug max isEnabled currentCount}subscription{plan{name planPosition}}permissionScopes}",
};

export const declineInvitationOperation: Operation<DeclineInvitationMutation, DeclineInvitationMutationVariables> = {
  name: "DeclineInvitation",
  text: "mutation DeclineInvitation($id:ID!){declineInvitation(id:$id)}",
};

export const deleteFileOperation: Operation<DeleteFileMutation, DeleteFileMutationVariables> = {
  name: "DeleteFile",
  text: "mutation DeleteFile($id:ID!){deleteFile(id:$id)}",
};

export const deleteMessageOperation: Operation<DeleteMessageMutation, DeleteMessageMutationVariables> = {
  name: "DeleteMessage",
  text: "mutation DeleteMessage($id:ID!){deleteMessage(id:$id)}",
};

export const deleteWebhookEndpointOperation: Operation<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables> = {
  name: "DeleteWebhookEndpoint",
  text: "mutation DeleteWebhookEndpoint($id:ID!){deleteWebhookEndpoint(id:$id)}",
};

export const deleteWorkspaceOperation: Operation<DeleteWorkspaceMutation, DeleteWorkspaceMutationVariables> = {
  name: "DeleteWorkspace",
  text: "mutation DeleteWorkspace($id:ID!){deleteWorkspace(id:$id)}",
};

export const discardJobsOperation: Operation<DiscardJobsMutation, DiscardJobsMutationVariables> = {
  name: "DiscardJobs",
  text: "mutation DiscardJobs($ids:[ID!]!){discardJobs(ids:$ids)}",
};

export const editorsDaysOperation: Operation<EditorsDaysQuery, EditorsDaysQueryVariables> = {
  name: "EditorsDays",
  text: "query EditorsDays($locale:String!$before:String){editorsDays(before:$before){day isPublic animations{...PickFields}}}fragment PickFields on Pick{id title(locale:$locale)creator isPremium pageUrl posterUrl}",
};

export const endApiKeyOperation: Operation<EndApiKeyMutation, EndApiKeyMutationVariables> = {
  name: "EndApiKey",
  text: "mutation EndApiKey($id:ID!){endApiKey(id:$id)}",
};

export const fileDownloadOperation: Operation<FileDownloadQuery, FileDownloadQueryVariables> = {
  name: "FileDownload",
  text: "query FileDownload($id:ID!){file(id:$id){filename downloadUrl}}",
};

export const fileOperation: Operation<FileQuery, FileQueryVariables> = {
  name: "File",
  text: "query File($id:ID!){file(id:$id){...FileFields}}fragment FileFields on File{id name state posterUrl playUrl drawingRefusal sourceUrl sizeInBytes width height frameRate frameCount durationInSeconds layerCount features backgroundColour warnings createdAt updatedAt publication{animationId pageUrl title titles{locale title}description tags category licence publishedAt}}",
};

export const forgetSearchOperation: Operation<ForgetSearchMutation, ForgetSearchMutationVariables> = {
  name: "ForgetSearch",
  text: "mutation ForgetSearch($address:String!){forgetSearch(address:$address)}",
};

export const invitationsOperation: Operation<InvitationsQuery, InvitationsQueryVariables> = {
  name: "Invitations",
  text: "query Invitations{invitations{...ReceivedInvitationFields}}fragment ReceivedInvitationFields on Invitation{id role workspaceName expiresAt}",
};

export const inviteMemberOperation: Operation<InviteMemberMutation, InviteMemberMutationVariables> = {
  name: "InviteMember",
  text: "mutation InviteMember($workspaceId:ID!$email:String!$role:AssignableRole!){inviteMember(workspaceId:$workspaceId email:$email role:$role){...SentInvitationFields}}fragment SentInvitationFields on Invitation{id email role expiresAt}",
};

export const joinOfficialWorkspaceOperation: Operation<JoinOfficialWorkspaceMutation, JoinOfficialWorkspaceMutationVariables> = {
  name: "JoinOfficialWorkspace",
  text: "mutation JoinOfficialWorkspace($id:ID!){joinOfficialWorkspace(id:$id){...WorkspaceFields}}fragment WorkspaceFields on Workspace{id name icon features{name slug max isEnabled currentCount}subscription{plan{name planPosition}}permissionScopes}",
};

export const joinRequestsOperation: Operation<JoinRequestsQuery, JoinRequestsQueryVariables> = {
  name: "JoinRequests",
  text: "query JoinRequests($workspaceId:ID!){workspace(id:$workspaceId){id joinRequests{userId name email avatarUrl createdAt}}}",
};

export const likedAnimationsOperation: Operation<LikedAnimationsQuery, LikedAnimationsQueryVariables> = {
  name: "LikedAnimations",
  text: "query LikedAnimations{likedAnimations}",
};

export const messageOperation: Operation<MessageQuery, MessageQueryVariables> = {
  name: "Message",
  text: "query Message($id:ID!){message(id:$id){...MessageFields}}fragment MessageFields on Message{id kind topic name email subject text locale pageUrl browser hasPicture isSignedIn createdAt doneAt}",
};

export const messagesOperation: Operation<MessagesQuery, MessagesQueryVariables> = {
  name: "Messages",
  text: "query Messages($kind:MessageKind$isDone:Boolean$after:ID){messages(kind:$kind isDone:$isDone after:$after){items{...MessageFields}hasMore}}fragment MessageFields on Message{id kind topic name email subject text locale pageUrl browser hasPicture isSignedIn createdAt doneAt}",
};

export const officialWorkspaceOperation: Operation<OfficialWorkspaceQuery, OfficialWorkspaceQueryVariables> = {
  name: "OfficialWorkspace",
  text: "query OfficialWorkspace{officialWorkspace{...OfficialWorkspaceFields}}fragment OfficialWorkspaceFields on OfficialWorkspace{id name hasRequestedToJoin canJoinInstantly members{...MemberFields}icon isMember planPosition planName memberCount isJoinRequestRestricted}fragment MemberFields on Member{id name avatarUrl email isAdmin isOwner firstName lastName}",
};

export const operatedJobsOperation: Operation<OperatedJobsQuery, OperatedJobsQueryVariables> = {
  name: "OperatedJobs",
  text: "query OperatedJobs{failedJobs{id kind attempts failedAt reason}pendingJobs{id kind isRunning failures startAfter}jobCounts{kind state count}}",
};

export const picksOperation: Operation<PicksQuery, PicksQueryVariables> = {
  name: "Picks",
  text: "query Picks($query:String!$locale:String!){picks(query:$query locale:$locale){...PickFields}}fragment PickFields on Pick{id title(locale:$locale)creator isPremium pageUrl posterUrl}",
};

export const platformFiguresOperation: Operation<PlatformFiguresQuery, PlatformFiguresQueryVariables> = {
  name: "PlatformFigures",
  text: "query PlatformFigures($range:Range!){platformFigures(range:$range){...FiguresFields}}fragment FiguresFields on Figures{from to step countedUntil plots{name measures rows{key title url values}}}",
};

export const profileFiguresOperation: Operation<ProfileFiguresQuery, ProfileFiguresQueryVariables> = {
  name: "ProfileFigures",
  text: "query ProfileFigures($range:Range!){profileFigures(range:$range){...FiguresFields}}fragment FiguresFields on Figures{from to step countedUntil plots{name measures rows{key title url values}}}",
};

export const publishFileOperation: Operation<PublishFileMutation, PublishFileMutationVariables> = {
  name: "PublishFile",
  text: "mutation PublishFile($input:PublishFileInput!){publishFile(input:$input){...FileFields}}fragment FileFields on File{id name state posterUrl playUrl drawingRefusal sourceUrl sizeInBytes width height frameRate frameCount durationInSeconds layerCount features backgroundColour warnings createdAt updatedAt publication{animationId pageUrl title titles{locale title}description tags category licence publishedAt}}",
};

export const releaseOfficialDomainOperation: Operation<ReleaseOfficialDomainMutation, ReleaseOfficialDomainMutationVariables> = {
  name: "ReleaseOfficialDomain",
  text: "mutation ReleaseOfficialDomain($workspaceId:ID!$domain:String!){releaseOfficialDomain(workspaceId:$workspaceId domain:$domain)}",
};

export const removeEditorsDayOperation: Operation<RemoveEditorsDayMutation, RemoveEditorsDayMutationVariables> = {
  name: "RemoveEditorsDay",
  text: "mutation RemoveEditorsDay($day:String!){removeEditorsDay(day:$day)}",
};

export const removeMemberOperation: Operation<RemoveMemberMutation, RemoveMemberMutationVariables> = {
  name: "RemoveMember",
  text: "mutation RemoveMember($workspaceId:ID!$memberId:ID!){removeMember(workspaceId:$workspaceId memberId:$memberId)}",
};

export const removeSynonymOperation: Operation<RemoveSynonymMutation, RemoveSynonymMutationVariables> = {
  name: "RemoveSynonym",
  text: "mutation RemoveSynonym($id:ID!){removeSynonym(id:$id)}",
};

export const renameFileOperation: Operation<RenameFileMutation, RenameFileMutationVariables> = {
  name: "RenameFile",
  text: "mutation RenameFile($id:ID!$name:String!){renameFile(id:$id name:$name){...FileFields}}fragment FileFields on File{id name state posterUrl playUrl drawingRefusal sourceUrl sizeInBytes width height frameRate frameCount durationInSeconds layerCount features backgroundColour warnings createdAt updatedAt publication{animationId pageUrl title titles{locale title}description tags category licence publishedAt}}",
};

export const renameWorkspaceOperation: Operation<RenameWorkspaceMutation, RenameWorkspaceMutationVariables> = {
  name: "RenameWorkspace",
  text: "mutation RenameWorkspace($id:ID!$name:String!){renameWorkspace(id:$id name:$name){...WorkspaceFields}}fragment WorkspaceFields on Workspace{id name icon features{name slug max isEnabled currentCount}subscription{plan{name planPosition}}permissionScopes}",
};

export const requestToJoinOfficialWorkspaceOperation: Operation<RequestToJoinOfficialWorkspaceMutation, RequestToJoinOfficialWorkspaceMutationVariables> = {
  name: "RequestToJoinOfficialWorkspace",
  text: "mutation RequestToJoinOfficialWorkspace($id:ID!){requestToJoinOfficialWorkspace(id:$id){id hasRequestedToJoin}}",
};

export const retryJobsOperation: Operation<RetryJobsMutation, RetryJobsMutationVariables> = {
  name: "RetryJobs",
  text: "mutation RetryJobs($ids:[ID!]){retryJobs(ids:$ids)}",
};

export const rotateApiKeyOperation: Operation<RotateApiKeyMutation, RotateApiKeyMutationVariables> = {
  name: "RotateApiKey",
  text: "mutation RotateApiKey($id:ID!){rotateApiKey(id:$id){apiKey{...ApiKeyFields}secret}}fragment ApiKeyFields on ApiKey{id name prefix scopes createdBy createdAt expiresAt lastUsedAt}",
};

export const rotateWebhookSecretOperation: Operation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables> = {
  name: "RotateWebhookSecret",
  text: "mutation RotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id){endpoint{...WebhookEndpointFields}secret}}fragment WebhookEndpointFields on WebhookEndpoint{id url eventTypes isEnabled disabledBecause failingSince}",
};

export const sampleFilesOperation: Operation<SampleFilesQuery, SampleFilesQueryVariables> = {
  name: "SampleFiles",
  text: "query SampleFiles{sampleFiles}",
};

export const saveSearchOperation: Operation<SaveSearchMutation, SaveSearchMutationVariables> = {
  name: "SaveSearch",
  text: "mutation SaveSearch($address:String!$title:String!){saveSearch(address:$address title:$title)}",
};

export const savedSearchesOperation: Operation<SavedSearchesQuery, SavedSearchesQueryVariables> = {
  name: "SavedSearches",
  text: "query SavedSearches{savedSearches{address title}}",
};

export const sendTestWebhookOperation: Operation<SendTestWebhookMutation, SendTestWebhookMutationVariables> = {
  name: "SendTestWebhook",
  text: "mutation SendTestWebhook($endpointId:ID!){sendTestWebhook(endpointId:$endpointId){...WebhookDeliveryFields}}fragment WebhookDeliveryFields on WebhookDelivery{id eventType state createdAt nextAttemptAt attemptCount lastStatus lastError}",
};

export const sendWebhookAgainOperation: Operation<SendWebhookAgainMutation, SendWebhookAgainMutationVariables> = {
  name: "SendWebhookAgain",
  text: "mutation SendWebhookAgain($id:ID!){sendWebhookAgain(id:$id){...WebhookDeliveryFields}}fragment WebhookDeliveryFields on WebhookDelivery{id eventType state createdAt nextAttemptAt attemptCount lastStatus lastError}",
};

export const setEditorsDayOperation: Operation<SetEditorsDayMutation, SetEditorsDayMutationVariables> = {
  name: "SetEditorsDay",
  text: "mutation SetEditorsDay($day:String!$animations:[ID!]!$replaces:String){setEditorsDay(day:$day animations:$animations replaces:$replaces){refused}}",
};

export const setLikeOperation: Operation<SetLikeMutation, SetLikeMutationVariables> = {
  name: "SetLike",
  text: "mutation SetLike($id:ID!$isLiked:Boolean!){setLike(id:$id isLiked:$isLiked){id isLiked likes}}",
};

export const setMessageDoneOperation: Operation<SetMessageDoneMutation, SetMessageDoneMutationVariables> = {
  name: "SetMessageDone",
  text: "mutation SetMessageDone($id:ID!$isDone:Boolean!){setMessageDone(id:$id isDone:$isDone){...MessageFields}}fragment MessageFields on Message{id kind topic name email subject text locale pageUrl browser hasPicture isSignedIn createdAt doneAt}",
};

export const setupInitialWorkspaceOperation: Operation<SetupInitialWorkspaceMutation, SetupInitialWorkspaceMutationVariables> = {
  name: "SetupInitialWorkspace",
  text: "mutation SetupInitialWorkspace{setupInitialWorkspace{...WorkspaceFields}}fragment WorkspaceFields on Workspace{id name icon features{name slug max isEnabled currentCount}subscription{plan{name planPosition}}permissionScopes}",
};

export const synonymsOperation: Operation<SynonymsQuery, SynonymsQueryVariables> = {
  name: "Synonyms",
  text: "query Synonyms($locale:String!){synonyms{...SynonymFields}}fragment SynonymFields on Synonym{id phrase locale concept label(locale:$locale)words addedAt}",
};

export const transferOwnershipOperation: Operation<TransferOwnershipMutation, TransferOwnershipMutationVariables> = {
  name: "TransferOwnership",
  text: "mutation TransferOwnership($workspaceId:ID!$memberId:ID!){transferOwnership(workspaceId:$workspaceId memberId:$memberId){...WorkspaceFields}}fragment WorkspaceFields on Workspace{id name icon features{name slug max isEnabled currentCount}subscription{plan{name planPosition}}permissionScopes}",
};

export const unpublishFileOperation: Operation<UnpublishFileMutation, UnpublishFileMutationVariables> = {
  name: "UnpublishFile",
  text: "mutation UnpublishFile($id:ID!){unpublishFile(id:$id){...FileFields}}fragment FileFields on File{id name state posterUrl playUrl drawingRefusal sourceUrl sizeInBytes width height frameRate frameCount durationInSeconds layerCount features backgroundColour warnings createdAt updatedAt publication{animationId pageUrl title titles{locale title}description tags category licence publishedAt}}",
};

export const webhookDeliveriesOperation: Operation<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> = {
  name: "WebhookDeliveries",
  text: "query WebhookDeliveries($endpointId:ID!$after:String){webhookDeliveries(endpointId:$endpointId first:10 after:$after){hasNextPage endCursor deliveries{...WebhookDeliveryFields}}}fragment WebhookDeliveryFields on WebhookDelivery{id eventType state createdAt nextAttemptAt attemptCount lastStatus lastError}",
};

export const webhookDeliveryOperation: Operation<WebhookDeliveryQuery, WebhookDeliveryQueryVariables> = {
  name: "WebhookDelivery",
  text: "query WebhookDelivery($id:ID!){webhookDelivery(id:$id){payload attempts{number at durationInMs status error answer}}}",
};

export const webhookEndpointsOperation: Operation<WebhookEndpointsQuery, WebhookEndpointsQueryVariables> = {
  name: "WebhookEndpoints",
  text: "query WebhookEndpoints($workspaceId:ID!){webhookEndpoints(workspaceId:$workspaceId){...WebhookEndpointFields}}fragment WebhookEndpointFields on WebhookEndpoint{id url eventTypes isEnabled disabledBecause failingSince}",
};

export const withdrawInvitationOperation: Operation<WithdrawInvitationMutation, WithdrawInvitationMutationVariables> = {
  name: "WithdrawInvitation",
  text: "mutation WithdrawInvitation($id:ID!){withdrawInvitation(id:$id)}",
};

export const withdrawJoinRequestOperation: Operation<WithdrawJoinRequestMutation, WithdrawJoinRequestMutationVariables> = {
  name: "WithdrawJoinRequest",
  text: "mutation WithdrawJoinRequest($workspaceId:ID!){withdrawJoinRequest(workspaceId:$workspaceId)}",
};

export const workspaceFiguresOperation: Operation<WorkspaceFiguresQuery, WorkspaceFiguresQueryVariables> = {
  name: "WorkspaceFigures",
  text: "query WorkspaceFigures($workspaceId:ID!$range:Range!){workspaceFigures(workspaceId:$workspaceId range:$range){...FiguresFields}}fragment FiguresFields on Figures{from to step countedUntil plots{name measures rows{key title url values}}}",
};

export const workspaceFilesOperation: Operation<WorkspaceFilesQuery, WorkspaceFilesQueryVariables> = {
  name: "WorkspaceFiles",
  text: "query WorkspaceFiles($workspaceId:ID!$after:String$state:FileState$query:String){workspace(id:$workspaceId){id name permissionScopes files(first:24 after:$after state:$state query:$query){totalCount hasNextPage endCursor files{...FileFields}}}}fragment FileFields on File{id name state posterUrl playUrl drawingRefusal sourceUrl sizeInBytes width height frameRate frameCount durationInSeconds layerCount features backgroundColour warnings createdAt updatedAt publication{animationId pageUrl title titles{locale title}description tags category licence publishedAt}}",
};

export const workspaceInvitationsOperation: Operation<WorkspaceInvitationsQuery, WorkspaceInvitationsQueryVariables> = {
  name: "WorkspaceInvitations",
  text: "query WorkspaceInvitations($workspaceId:ID!){workspace(id:$workspaceId){id invitations{...SentInvitationFields}}}fragment SentInvitationFields on Invitation{id email role expiresAt}",
};

export const workspacePeopleOperation: Operation<WorkspacePeopleQuery, WorkspacePeopleQueryVariables> = {
  name: "WorkspacePeople",
  text: "query WorkspacePeople($id:ID!){workspace(id:$id){id members{...MemberFields}domains{domain joinPolicy}}invitations{...ReceivedInvitationFields}officialWorkspace{...OfficialWorkspaceFields}}fragment MemberFields on Member{id name avatarUrl email isAdmin isOwner firstName lastName}fragment ReceivedInvitationFields on Invitation{id role workspaceName expiresAt}fragment OfficialWorkspaceFields on OfficialWorkspace{id name hasRequestedToJoin canJoinInstantly members{...MemberFields}icon isMember planPosition planName memberCount isJoinRequestRestricted}",
};

export const workspacesOperation: Operation<WorkspacesQuery, WorkspacesQueryVariables> = {
  name: "Workspaces",
  text: "query Workspaces{workspaces(withPlan:true){...WorkspaceFields}}fragment WorkspaceFields on Workspace{id name icon features{name slug max isEnabled currentCount}subscription{plan{name planPosition}}permissionScopes}",
};

export const zeroResultSearchesOperation: Operation<ZeroResultSearchesQuery, ZeroResultSearchesQueryVariables> = {
  name: "ZeroResultSearches",
  text: "query ZeroResultSearches($range:Range!){zeroResultSearches(range:$range){key values}}",
};
