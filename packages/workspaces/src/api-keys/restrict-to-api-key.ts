import { WorkspaceError } from "../workspace-error.ts";
import type { WorkspaceFile } from "../files/workspace-file.ts";
import { premiumPlans } from "../plans/plans.ts";
import type { Workspaces } from "../workspaces.ts";
import type { ApiKeyContext, ApiKeyScope } from "./api-key.ts";

/** Throws "scope-missing" unless the key has the scope. */
export function requireScope({ scopes }: Pick<ApiKeyContext, "scopes">, scope: ApiKeyScope): void {
  if (scopes.includes(scope)) return;
  throw new WorkspaceError("scope-missing", { publicMessage: `This API key has no scope "${scope}".` });
}

const refuse = async (): Promise<never> => {
  throw new WorkspaceError("scope-missing", { publicMessage: "No API key opens this; it takes a person." });
};

/**
 * What a key may do: files of its own workspace, by its scopes and by the role of the member who made it. Other workspaces of that member
 * are missing, and what is theirs as a person takes themselves. Every use case is named here, so that a new one is closed until somebody
 * opens it.
 */
export function restrictToApiKey(workspaces: Workspaces, key: ApiKeyContext): Workspaces {
  const { userId, workspaceId } = key;

  function requireOwn(id: string): void {
    if (id !== workspaceId) throw new WorkspaceError("workspace-missing");
  }

  async function ownFile(fileId: string, scope: ApiKeyScope): Promise<WorkspaceFile> {
    const file = await workspaces.file(userId, fileId);
    if (file.workspaceId !== workspaceId) throw new WorkspaceError("file-missing");
    requireScope(key, scope);
    return file;
  }

  const hasPremium = async (): Promise<boolean> => {
    const { plan } = await workspaces.get(userId, workspaceId);
    return premiumPlans.some((slug) => slug === plan?.slug);
  };

  return {
    maxUploadBytes: workspaces.maxUploadBytes,
    list: async (_, options) => {
      const own = await workspaces.get(userId, workspaceId);
      return options?.withPlan === true && own.plan === null ? [] : [own];
    },
    get: async (_, id) => {
      requireOwn(id);
      return workspaces.get(userId, id);
    },
    async requireUploadAllowed(_, id) {
      requireOwn(id);
      requireScope(key, "files:write");
      await workspaces.requireUploadAllowed(userId, id);
    },
    async upload(_, request) {
      requireOwn(request.workspaceId);
      requireScope(key, "files:write");
      return workspaces.upload(userId, request);
    },
    async files(_, id, request) {
      requireOwn(id);
      requireScope(key, "files:read");
      return workspaces.files(userId, id, request);
    },
    async publishedAnimations(_, id) {
      requireOwn(id);
      requireScope(key, "files:read");
      return workspaces.publishedAnimations(userId, id);
    },
    file: async (_, fileId) => ownFile(fileId, "files:read"),
    // Whoever was handed the file, to read it or as what became of writing it, may have its address.
    fileAddress: (async (_, file, part) => {
      if (file.workspaceId !== workspaceId) throw new WorkspaceError("file-missing");
      return workspaces.fileAddress(userId, file, part);
    }) as Workspaces["fileAddress"],
    async renameFile(_, fileId, name) {
      await ownFile(fileId, "files:write");
      return workspaces.renameFile(userId, fileId, name);
    },
    async publish(_, request) {
      await ownFile(request.fileId, "publish");
      return workspaces.publish(userId, request);
    },
    async unpublish(_, fileId) {
      await ownFile(fileId, "publish");
      return workspaces.unpublish(userId, fileId);
    },
    async deleteFile(_, fileId) {
      const { publication } = await ownFile(fileId, "files:write");
      // It goes out of the catalogue as well.
      if (publication !== null) requireScope(key, "publish");
      await workspaces.deleteFile(userId, fileId);
    },
    async mayDownload(_, { isPremium }) {
      if (!isPremium) return "yes";
      return key.scopes.includes("library:read") && (await hasPremium()) ? "yes" : "plan";
    },
    async requirePremium() {
      requireScope(key, "library:read");
      if (await hasPremium()) return userId;
      throw new WorkspaceError("feature-not-in-plan", {
        feature: "premium-animations",
        publicMessage: "The plan of this workspace does not include premium animations.",
      });
    },
    premiumAddress: async (_, animationId, file) => {
      requireScope(key, "library:read");
      return workspaces.premiumAddress(userId, animationId, file);
    },
    packAddress: async (_, slug) => {
      requireScope(key, "library:read");
      return workspaces.packAddress(userId, slug);
    },

    setUpInitial: refuse,
    create: refuse,
    rename: refuse,
    changeIcon: refuse,
    delete: refuse,
    find: refuse,
    setPlan: refuse,
    members: refuse,
    changeRole: refuse,
    removeMember: refuse,
    transferOwnership: refuse,
    invite: refuse,
    invitations: refuse,
    withdrawInvitation: refuse,
    myInvitations: refuse,
    answerInvitation: refuse,
    official: refuse,
    joinOfficial: refuse,
    requestToJoin: refuse,
    withdrawJoinRequest: refuse,
    joinRequests: refuse,
    answerJoinRequest: refuse,
    domains: refuse,
    claimDomain: refuse,
    changeJoinPolicy: refuse,
    releaseDomain: refuse,
    publicFiles: refuse,
    apiKeys: refuse,
    createApiKey: refuse,
    rotateApiKey: refuse,
    endApiKey: refuse,
    webhookEndpoints: refuse,
    createWebhookEndpoint: refuse,
    changeWebhookEndpoint: refuse,
    rotateWebhookSecret: refuse,
    deleteWebhookEndpoint: refuse,
    webhookDeliveries: refuse,
    webhookDelivery: refuse,
    sendWebhookAgain: refuse,
    sendTestWebhook: refuse,
    cleanup: refuse,
    rotateKeys: refuse,
    preference: refuse,
    accountPart: { name: workspaces.accountPart.name, export: refuse, remove: refuse },
  };
}
