/** What a key of a workspace may open, from the least to the most. */
export const apiKeyScopes = ["library:read", "tools", "files:read", "files:write", "publish"] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const isApiKeyScope = (scope: string): scope is ApiKeyScope =>
  apiKeyScopes.some((known) => known === scope);
