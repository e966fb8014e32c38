import { createGuardedPost } from "@zoetrope/http/guarded-fetch";
import { defaultUploadBytes } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { createApiKey, endApiKey, listApiKeys, rotateApiKey } from "./api-keys/manage-api-keys.ts";
import { changeIcon } from "./change-icon.ts";
import { deleteFile, renameFile } from "./files/change-file.ts";
import { FileAddressKeys } from "./files/file-address-keys.ts";
import { drawUploads } from "./files/draw-file.ts";
import { requireFile } from "./files/file-rows.ts";
import { listFiles, listPublicFiles, listPublishedAnimations } from "./files/list-files.ts";
import { fileAddress } from "./files/file-address.ts";
import { publishFile, unpublishFile } from "./files/publish-file.ts";
import { sweepReleasedFiles } from "./files/sweep-released-files.ts";
import { FileUploads } from "./files/upload-file.ts";
import { signPrivateAddress } from "./files/private-address.ts";
import { findWorkspaces } from "./find-workspaces.ts";
import { exportOf, leaveAllWorkspaces } from "./members/leave-all-workspaces.ts";
import { listWorkspaces } from "./list-workspaces.ts";
import { changeRole, removeMember, transferOwnership } from "./members/change-members.ts";
import { composeInvitationMail } from "./members/invitation-mail.ts";
import {
  answerInvitation,
  inviteMember,
  listInvitations,
  myInvitations,
  withdrawInvitation,
} from "./members/invitations.ts";
import { listMembers } from "./members/list-members.ts";
import { composeOwnershipMail } from "./members/ownership-mail.ts";
import { composeRemovalMail } from "./members/removal-mail.ts";
import {
  answerJoinRequest,
  joinOfficialWorkspace,
  listJoinRequests,
  requestToJoin,
  withdrawJoinRequest,
} from "./official/join-official-workspace.ts";
import { changeJoinPolicy, claimDomain, listDomains, releaseDomain } from "./official/official-domains.ts";
import { getOfficialWorkspace } from "./official/official-workspace.ts";
import {
  createWorkspace,
  deleteWorkspace,
  renameWorkspace,
  requireWorkspace,
  setUpInitialWorkspace,
} from "./own-workspaces.ts";
import { mayDownload } from "./premium/may-download.ts";
import { requirePremium } from "./premium/require-premium.ts";
import { setPlan } from "./plans/set-plan.ts";
import { getUserPreference } from "./user-preference.ts";
import type { WorkspaceServices } from "./workspace-services.ts";
import { requireDelivery, listDeliveries } from "./webhooks/delivery-rows.ts";
import { deliverWebhooks } from "./webhooks/deliver-webhooks.ts";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  rotateEndpointSecret,
} from "./webhooks/manage-endpoints.ts";
import { queueDeliveries } from "./webhooks/queue-deliveries.ts";
import { createSealedSecrets } from "./webhooks/sealed-secrets.ts";
import { sendAgain, sendTestEvent } from "./webhooks/send-again.ts";
import { sweepDeliveries } from "./webhooks/sweep-deliveries.ts";
import { composeWebhookDisabledMail } from "./webhooks/webhook-disabled-mail.ts";
import type { Workspaces } from "./workspaces.ts";

/** Workspaces over a database, files and the catalogue. Several processes may have them over the same at once. */
export function createWorkspaces(services: WorkspaceServices): Workspaces {
  const { database, newWorkspacePlan = "free" } = services;
  const { maxUploadBytes = defaultUploadBytes } = services;
  const { db } = database;
  const addressKeys = new FileAddressKeys(database);
  const uploads = new FileUploads({ ...services, maxUploadBytes });
  composeInvitationMail(services);
  composeOwnershipMail(services);
  composeRemovalMail(services);
  composeWebhookDisabledMail(services);
  drawUploads(services);
  queueDeliveries(services.jobs);
  const { webhookPost = createGuardedPost() } = services;
  const sealedSecrets = createSealedSecrets(services.webhookKeys ?? []);
  const webhookServices = { ...services, webhookPost, sealedSecrets };
  deliverWebhooks(webhookServices);
  return {
    maxUploadBytes,
    list: (userId, options) =>
      listWorkspaces(db, userId, options?.withPlan ? sql`w.plan is not null` : undefined),
    get: (userId, workspaceId) => requireWorkspace(db, userId, workspaceId),
    setUpInitial: (userId) => setUpInitialWorkspace(database, userId, newWorkspacePlan),
    create: (userId, name) => createWorkspace(database, userId, { name, plan: newWorkspacePlan }),
    rename: (userId, workspaceId, name) => renameWorkspace(database, userId, workspaceId, name),
    changeIcon: (userId, workspaceId, bytes) => changeIcon(services, userId, workspaceId, bytes),
    find: (nameOrId) => findWorkspaces(db, nameOrId),
    delete: (userId, workspaceId) => deleteWorkspace(database, userId, workspaceId),
    setPlan: (workspaceId, plan) => setPlan(services, workspaceId, plan),

    members: (userId, workspaceId) => listMembers(db, userId, workspaceId),
    changeRole: (userId, member, role) => changeRole(services, userId, member, role),
    removeMember: (userId, member) => removeMember(services, userId, member),
    transferOwnership: (userId, member) => transferOwnership(services, userId, member),

    invite: (userId, invitation) => inviteMember(services, userId, invitation),
    invitations: (userId, workspaceId) => listInvitations(db, userId, workspaceId),
    withdrawInvitation: (userId, id) => withdrawInvitation(database, userId, id),
    myInvitations: (userId) => myInvitations(db, userId),
    answerInvitation: (userId, id, isAccepted) => answerInvitation(services, userId, id, isAccepted),

    official: (userId) => getOfficialWorkspace(db, userId),
    joinOfficial: (userId, workspaceId) => joinOfficialWorkspace(services, userId, workspaceId),
    requestToJoin: (userId, workspaceId) => requestToJoin(database, userId, workspaceId),
    withdrawJoinRequest: (userId, workspaceId) => withdrawJoinRequest(database, userId, workspaceId),
    joinRequests: (userId, workspaceId) => listJoinRequests(db, userId, workspaceId),
    answerJoinRequest: (userId, answer) => answerJoinRequest(services, userId, answer),
    domains: (userId, workspaceId) => listDomains(db, userId, workspaceId),
    claimDomain: (userId, workspaceId, policy) => claimDomain(database, userId, workspaceId, policy),
    changeJoinPolicy: (userId, domain) => changeJoinPolicy(database, userId, domain),
    releaseDomain: (userId, workspaceId, domain) => releaseDomain(database, userId, workspaceId, domain),

    apiKeys: (userId, workspaceId) => listApiKeys(db, userId, workspaceId),
    createApiKey: (userId, key) => createApiKey(database, userId, key),
    rotateApiKey: (userId, apiKeyId) => rotateApiKey(database, userId, apiKeyId),
    endApiKey: (userId, apiKeyId) => endApiKey(database, userId, apiKeyId),

    webhookEndpoints: (userId, workspaceId) => listEndpoints(db, userId, workspaceId),
    createWebhookEndpoint: (userId, endpoint) => createEndpoint(webhookServices, userId, endpoint),
    changeWebhookEndpoint: (userId, endpointId, change) =>
      changeEndpoint(webhookServices, userId, endpointId, change),
    rotateWebhookSecret: (userId, endpointId) => rotateEndpointSecret(webhookServices, userId, endpointId),
    deleteWebhookEndpoint: (userId, endpointId) => deleteEndpoint(database, userId, endpointId),
    webhookDeliveries: (userId, endpointId, request = {}) => listDeliveries(db, userId, endpointId, request),
    webhookDelivery: (userId, deliveryId) => requireDelivery(db, userId, deliveryId),
    sendWebhookAgain: (userId, deliveryId) => sendAgain(services, userId, deliveryId),
    sendTestWebhook: (userId, endpointId) => sendTestEvent(services, userId, endpointId),

    requireUploadAllowed: (userId, workspaceId) => uploads.requireAllowed(userId, workspaceId),
    upload: (userId, request) => uploads.upload(userId, request),
    files: (userId, workspaceId, request = {}) => listFiles(db, userId, workspaceId, request),
    publishedAnimations: (userId, workspaceId) => listPublishedAnimations(db, userId, workspaceId),
    publicFiles: (userId, request = {}) => listPublicFiles(db, userId, request),
    file: (userId, fileId) => requireFile(db, userId, fileId, "files:read"),
    fileAddress: ((userId, file, part) =>
      fileAddress(services, addressKeys, userId, file, part)) as Workspaces["fileAddress"],
    mayDownload: (userId, animation) => mayDownload(db, userId, animation),
    requirePremium: (userId) => requirePremium(db, userId),
    premiumAddress: async (userId, animationId, file) =>
      services.urls.assets +
      (await signPrivateAddress(addressKeys, { subjectId: animationId, userId, ...file })),
    packAddress: async (userId, slug) =>
      services.urls.assets +
      (await signPrivateAddress(addressKeys, {
        subjectId: `pack-${slug}`,
        userId,
        key: `${slug}.zip`,
        filename: null,
      })),
    renameFile: (userId, fileId, name) => renameFile(services, userId, fileId, name),
    publish: (userId, request) => publishFile(services, userId, request),
    unpublish: (userId, fileId) => unpublishFile(services, userId, fileId),
    deleteFile: (userId, fileId) => deleteFile(services, userId, fileId),

    async cleanup() {
      await sweepDeliveries(db);
      return sweepReleasedFiles(services);
    },
    async rotateKeys() {
      await addressKeys.rotate();
      await sealedSecrets.sealStored(database);
    },

    preference: async (userId) =>
      services.hasProfilePages === false ? { hasProfilePage: false } : getUserPreference(db, userId),
    accountPart: {
      name: "workspaces",
      export: (userId) => exportOf(db, userId),
      remove: (userId) => leaveAllWorkspaces(services, userId),
    },
  };
}
