import { CommandError, type RemoteWorkspace } from "@zoetrope/cli/mcp";
import type { Caller } from "../callers/caller.ts";
import { openReference, type ReferencedFiles } from "../tools/open-reference.ts";

const pageSize = 50;

/** The workspace of a key: what its scopes open. */
export function workspaceOfCaller(caller: Caller, owner: string, files: ReferencedFiles): RemoteWorkspace {
  const { userId, workspaces, key } = caller;
  function requireWorkspace(): string {
    if (key === null) throw new CommandError("usage", "Files of a workspace take a key of it.");
    return key.workspaceId;
  }
  return {
    async list(query) {
      const page = await workspaces.files(userId, requireWorkspace(), {
        first: pageSize,
        ...(query === "" ? {} : { query }),
      });
      return page.files.map(({ id, name }) => ({ id, name }));
    },
    async open(id) {
      requireWorkspace();
      return (await openReference({ file: id }, { caller, owner }, files)).bytes;
    },
    async save(filename, bytes, signal) {
      const workspaceId = requireWorkspace();
      await workspaces.requireUploadAllowed(userId, workspaceId);
      const { id, name } = await workspaces.upload(userId, { workspaceId, filename, bytes, signal });
      return { id, name };
    },
  };
}
