/** What a member may be, from most to least. */
export const roles = ["owner", "admin", "member"] as const;
export type Role = (typeof roles)[number];

/** Roles that can be assigned; a workspace has exactly one owner, who hands it over. */
export const assignableRoles = ["admin", "member"] as const satisfies readonly Role[];
export type AssignableRole = (typeof assignableRoles)[number];

/** Everything that a role may allow. */
export const permissionScopes = [
  "workspace:read",
  "workspace:update",
  "workspace:transfer",
  "workspace:delete",
  "domains:manage",
  "api-keys:manage",
  "webhooks:manage",
  "members:read",
  "members:invite",
  "members:change-role",
  "members:remove",
  "join-requests:answer",
  "files:read",
  "files:upload",
  "files:update",
  "files:publish",
  "files:delete",
] as const;
export type PermissionScope = (typeof permissionScopes)[number];

/** The one place that says who may do what. */
const matrix: Record<PermissionScope, { [role in Role]: boolean }> = {
  "workspace:read": { owner: true, admin: true, member: true },
  "workspace:update": { owner: true, admin: true, member: false },
  "workspace:transfer": { owner: true, admin: false, member: false },
  "workspace:delete": { owner: true, admin: false, member: false },
  "domains:manage": { owner: true, admin: false, member: false },
  "api-keys:manage": { owner: true, admin: true, member: false },
  "webhooks:manage": { owner: true, admin: true, member: false },
  "members:read": { owner: true, admin: true, member: true },
  "members:invite": { owner: true, admin: true, member: false },
  "members:change-role": { owner: true, admin: true, member: false },
  "members:remove": { owner: true, admin: true, member: false },
  "join-requests:answer": { owner: true, admin: true, member: false },
  "files:read": { owner: true, admin: true, member: true },
  "files:upload": { owner: true, admin: true, member: true },
  "files:update": { owner: true, admin: true, member: true },
  "files:publish": { owner: true, admin: true, member: true },
  "files:delete": { owner: true, admin: true, member: true },
};

export const allows = (role: Role, scope: PermissionScope): boolean => matrix[scope][role];

/** The scopes of a role, in the order of the table. */
export const scopesOf = (role: Role): PermissionScope[] =>
  permissionScopes.filter((scope) => allows(role, scope));
