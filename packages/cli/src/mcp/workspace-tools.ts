import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { CommandError } from "../exit-codes.ts";
import { extensionOfBytes } from "../files/formats.ts";
import { requireNamedAfter, write } from "../files/outputs.ts";
import type { System } from "../system.ts";

/** Files of a workspace as an agent knows them; `id` is what it opens one by. */
export interface RemoteFile {
  id: string;
  name: string;
}

/** Throws CommandError for what the workspace, or the scopes of the key, do not allow. */
export interface RemoteWorkspace {
  /** The newest first. */
  list(query: string, signal: AbortSignal): Promise<RemoteFile[]>;
  open(id: string, signal: AbortSignal): Promise<Uint8Array>;
  save(filename: string, bytes: Uint8Array, signal: AbortSignal): Promise<RemoteFile>;
}

/** Offered where the server has a key of a workspace. */
export const workspaceTools: readonly Tool[] = [
  {
    name: "list_workspace",
    title: "List files of the workspace",
    description:
      "Files of the workspace of this server's key, the newest first. Each has an id for open_from_workspace.",
    inputSchema: {
      type: "object",
      properties: { query: { type: "string", maxLength: 200, description: "Part of a name; default all." } },
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: true },
  },
  {
    name: "open_from_workspace",
    title: "Take a file of the workspace to work on",
    description:
      "Copies a file of the workspace to output, to be looked at and changed there. The workspace stays as it is.",
    inputSchema: {
      type: "object",
      properties: {
        id: { type: "string", pattern: "^[a-z0-9]{1,40}$", description: "Of a file of list_workspace." },
        output: { type: "string", description: "Where to write it, ending in .json or .lottie." },
      },
      required: ["id", "output"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  },
  {
    name: "save_to_workspace",
    title: "Save a file to the workspace",
    description:
      "Uploads a Lottie or dotLottie as a new file of the workspace, where people see it. Nothing there is replaced.",
    inputSchema: {
      type: "object",
      properties: {
        file: { type: "string", description: "The file to save." },
        name: {
          type: "string",
          maxLength: 200,
          description: "What it is called there; default as the file.",
        },
      },
      required: ["file"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  },
];

/** What it found or did, for JSON; null where none of these tools is meant. */
export async function callWorkspaceTool(
  workspace: RemoteWorkspace,
  tool: string,
  given: Readonly<Record<string, unknown>>,
  system: Pick<System, "readFile" | "writeFile" | "stdout" | "signal">,
): Promise<object | null> {
  const { signal } = system;
  const textOf = (name: string, fallback?: string): string => {
    const value = given[name] ?? fallback;
    if (typeof value !== "string" || value.length > 200)
      throw new CommandError("usage", `${JSON.stringify(name)} is a text of up to 200 letters.`);
    return value;
  };
  if (tool === "list_workspace") return { files: await workspace.list(textOf("query", ""), signal) };
  if (tool === "open_from_workspace") {
    const id = textOf("id");
    if (!/^[a-z0-9]{1,40}$/.test(id))
      throw new CommandError("usage", '"id" is that of a file of list_workspace.');
    const output = textOf("output");
    const bytes = await workspace.open(id, signal);
    requireNamedAfter(output, extensionOfBytes(bytes));
    await write(system, output, bytes);
    return { output, bytes: bytes.length };
  }
  if (tool === "save_to_workspace") {
    const file = textOf("file");
    const bytes = await system.readFile(file);
    const name = textOf("name", file.split(/[\\/]/).at(-1)).replace(/\.(?:json|lottie)$/, "");
    return await workspace.save(`${name}.${extensionOfBytes(bytes)}`, bytes, signal);
  }
  return null;
}
