import { requireScope, WorkspaceError, type ApiKeyContext, type ApiKeyScope } from "@zoetrope/workspaces";
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from "graphql";

/** The fields of queries and mutations that a key opens, and the scope each takes; all others take a person. */
const openToKeys: ReadonlyMap<string, ApiKeyScope | null> = new Map([
  ["Query.__typename", null],
  ["Query.workspaces", null],
  ["Query.workspace", null],
  ["Query.file", "files:read"],
  ["Query.licences", null],
  ["Query.categories", null],
  ["Mutation.__typename", null],
  ["Mutation.renameFile", "files:write"],
  ["Mutation.publishFile", "publish"],
  ["Mutation.unpublishFile", "publish"],
  ["Mutation.deleteFile", "files:write"],
]);

/**
 * Throws WorkspaceError "scope-missing" for an operation that a key does not open, before any of it is run. What a field then does is asked of
 * `restrictToApiKey` again.
 */
export function requireOpenToKey(schema: GraphQLSchema, document: DocumentNode, key: ApiKeyContext): void {
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType()?.name;
        if (parent === undefined || !roots.has(parent)) return;
        const scope = openToKeys.get(`${parent}.${name.value}`);
        if (scope === undefined)
          throw new WorkspaceError("scope-missing", {
            publicMessage: `No API key opens "${name.value}"; it takes a person.`,
          });
        if (scope !== null) requireScope(key, scope);
      },
    }),
  );
}
