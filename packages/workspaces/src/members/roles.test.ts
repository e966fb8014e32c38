import { describe, expect, it } from "vitest";
import { allows, permissionScopes, roles, scopesOf, type PermissionScope } from "./roles.ts";

/** Written out a second time, so that a cell cannot be changed by accident: o(wner), a(dmin), m(ember). */
const expected: Record<PermissionScope, string> = {
  "workspace:read": "oam",
  "workspace:update": "oa-",
  "workspace:transfer": "o--",
  "workspace:delete": "o--",
  "domains:manage": "o--",
  "api-keys:manage": "oa-",
  "webhooks:manage": "oa-",
  "members:read": "oam",
  "members:invite": "oa-",
  "members:change-role": "oa-",
  "members:remove": "oa-",
  "join-requests:answer": "oa-",
  "files:read": "oam",
  "files:upload": "oam",
  "files:update": "oam",
  "files:publish": "oam",
  "files:delete": "oam",
};

describe("what a role may do", () => {
  const cells = permissionScopes.flatMap((scope) =>
    roles.map((role, index) => ({ scope, role, isAllowed: expected[scope][index] !== "-" })),
  );

  it.each(cells)("$role, $scope: $isAllowed", ({ role, scope, isAllowed }) => {
    expect(allows(role, scope)).toBe(isAllowed);
    expect(scopesOf(role).includes(scope)).toBe(isAllowed);
  });

  it("grows with the role", () => {
    for (const scope of scopesOf("member")) expect(scopesOf("admin")).toContain(scope);
    for (const scope of scopesOf("admin")) expect(scopesOf("owner")).toContain(scope);
    expect(scopesOf("owner")).toEqual(permissionScopes);
  });
});
