import type { PeopleMessages } from "../../page/messages-with-limits.ts";

/** What a key can be made to open, from the least to the most. */
export type ApiKeyScope = keyof PeopleMessages["apiKeys"]["scopes"];
export const apiKeyScopes = [
  "library:read",
  "files:read",
  "files:write",
  "publish",
] as const satisfies readonly ApiKeyScope[];

export const isApiKeyScope = (scope: string): scope is ApiKeyScope =>
  apiKeyScopes.some((known) => known === scope);
