import type { ApiKeyScope } from "@zoetrope/kit/api-key-scopes";

export { apiKeyScopes, type ApiKeyScope } from "@zoetrope/kit/api-key-scopes";

/** A key as people manage it; the key itself is nowhere. */
export interface ApiKey {
  id: string;
  workspaceId: string;
  name: string;
  /** The first characters, by which people tell their keys apart. */
  prefix: string;
  scopes: ApiKeyScope[];
  /** Name of whoever made it, and answers for what is done with it. */
  createdBy: string;
  createdAt: Date;
  /** Null: it does not expire. */
  expiresAt: Date | null;
  /** Exact to a minute; null while nobody has used it. */
  lastUsedAt: Date | null;
}

export interface NewApiKey {
  workspaceId: string;
  /** 1 to `maxApiKeyNameLength` characters. */
  name: string;
  /** At least one of `apiKeyScopes`. */
  scopes: readonly string[];
  /** Whole days, at most `maxApiKeyLifetimeInDays`; null: it does not expire. */
  lifetimeInDays: number | null;
}

/** A key that was just made: `secret` is never to be had again. */
export interface IssuedApiKey {
  apiKey: ApiKey;
  secret: string;
}

/** Who a program is that has shown a good key. */
export interface ApiKeyContext {
  keyId: string;
  workspaceId: string;
  /** The member who made it, in whose name it acts. */
  userId: string;
  scopes: readonly ApiKeyScope[];
}
