import type { LoadedWorkspace } from "../data/current-user.ts";

const scopes = ["workspace:update", "api-keys:manage", "webhooks:manage"];

/** Whether there is anything in the settings of a workspace for whoever looks. False while it is not known which. */
export const maySeeSettings = (workspace: Pick<LoadedWorkspace, "permissionScopes"> | null): boolean =>
  workspace !== null && scopes.some((scope) => workspace.permissionScopes.includes(scope));
