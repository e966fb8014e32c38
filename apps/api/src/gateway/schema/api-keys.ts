import { apiKeyScopes, type ApiKey, type IssuedApiKey } from "@zoetrope/workspaces";
import { builder } from "./builder.ts";

const ApiKeyType = builder.objectRef<ApiKey>("ApiKey").implement({
  description: "By which programs act for a workspace. The key itself is shown once, when it is made.",
  fields: (t) => ({
    id: t.exposeID("id"),
    workspaceId: t.exposeID("workspaceId"),
    name: t.exposeString("name"),
    prefix: t.exposeString("prefix", { description: "The first characters." }),
    scopes: t.exposeStringList("scopes", { description: `Of ${apiKeyScopes.join(", ")}.` }),
    createdBy: t.exposeString("createdBy", { description: "Name of whoever made it." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", nullable: true }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "Exact to a minute.",
    }),
  }),
});

const IssuedApiKeyType = builder.objectRef<IssuedApiKey>("IssuedApiKey").implement({
  fields: (t) => ({
    apiKey: t.expose("apiKey", { type: ApiKeyType }),
    secret: t.exposeString("secret", { description: "The key. It is never to be had again." }),
  }),
});

builder.queryField("apiKeys", (t) =>
  t.field({
    type: [ApiKeyType],
    description: "Keys of a workspace that are good, the newest first.",
    args: { workspaceId: t.arg.id() },
    resolve: (_, { workspaceId }, { workspaces, userId }) => workspaces.apiKeys(userId, workspaceId),
  }),
);

builder.mutationFields((t) => ({
  createApiKey: t.field({
    type: IssuedApiKeyType,
    args: {
      workspaceId: t.arg.id(),
      name: t.arg.string(),
      scopes: t.arg.stringList(),
      lifetimeInDays: t.arg.int({
        required: false,
        description: "1 to 365. Without it, it does not expire.",
      }),
    },
    resolve: (_, { lifetimeInDays, ...key }, { workspaces, userId }) =>
      workspaces.createApiKey(userId, { ...key, lifetimeInDays: lifetimeInDays ?? null }),
  }),
  rotateApiKey: t.field({
    type: IssuedApiKeyType,
    description: "A new key that can do the same; the one before goes on for a day.",
    args: { id: t.arg.id() },
    resolve: (_, { id }, { workspaces, userId }) => workspaces.rotateApiKey(userId, id),
  }),
  endApiKey: t.id({
    description: "It is good nowhere within five seconds.",
    args: { id: t.arg.id() },
    async resolve(_, { id }, { workspaces, userId }) {
      await workspaces.endApiKey(userId, id);
      return id;
    },
  }),
}));
