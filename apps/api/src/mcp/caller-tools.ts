import {
  callWorkspaceTool,
  commands,
  CommandError,
  createCommandTools,
  failed,
  found,
  frameTool,
  libraryTools,
  searchLibrary,
  type ToolHost,
  workspaceTools,
} from "@zoetrope/cli/mcp";
import { AppError } from "@zoetrope/kit";
import type { OperationRunner } from "@zoetrope/operations";
import type { Drafts } from "@zoetrope/operations/jobs";
import type { Logger } from "pino";
import { openReference, type ReferencedFiles } from "../tools/open-reference.ts";
import type { ToolCaller } from "../tools/tool-caller.ts";
import { createDraftFiles, type DraftFiles } from "./draft-files.ts";
import { runFrameTool, runOperationTool } from "./operation-tools.ts";
import { workspaceOfCaller } from "./workspace-of-caller.ts";

export interface CallerToolServices extends ReferencedFiles {
  runner: Pick<OperationRunner, "operations" | "run">;
  drafts: Drafts;
  logger: Logger;
  /** The public API of this host, which is the library to agents. */
  library: { address: URL; read(address: URL): Promise<Uint8Array> };
}

type Tool = ToolHost["tools"][number];

const listFiles: Tool = {
  name: "list_files",
  title: "List the files that are being worked on",
  description:
    "Files that open_from_library, open_from_workspace and the other tools have written. Each is there for an hour after it was written; save_to_workspace keeps it.",
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

/** The tools of the command line, on drafts instead of folders. */
const tools: readonly Tool[] = [
  frameTool,
  listFiles,
  ...libraryTools,
  ...workspaceTools,
  ...createCommandTools(commands).tools,
].map((tool) => withoutFolders(tool));

/** Here are no folders and no patterns. */
function withoutFolders(tool: Tool): Tool {
  const text = JSON.stringify(tool)
    .replaceAll(
      "Paths in the folders of this server, or patterns such as 'icons/*.json'.",
      "Names of files, as list_files has them.",
    )
    .replaceAll(" in the folders of this server", "")
    .replaceAll(" into the folders of this server", "");
  return JSON.parse(text) as Tool;
}

/** What one caller may do by tools, and on what. */
export function callerTools(
  { caller, owner, timeoutInMs }: ToolCaller,
  { runner, drafts, library, logger, ...files }: CallerToolServices,
): ToolHost {
  const workspace = caller === null ? null : workspaceOfCaller(caller, owner, files);

  async function call(name: string, given: Readonly<Record<string, unknown>>, draftFiles: DraftFiles) {
    if (name === listFiles.name) return found({ files: await drafts.list(owner) });
    if (name === "search_library")
      return found(await searchLibrary(library.address, given, draftFiles.signal, library.read));
    if (name === "open_from_library") return found(await openAnimation(given, draftFiles));
    const system = { ...draftFiles, stdout: { isTerminal: false, columns: 80, write: () => {} } };
    const response = workspace === null ? null : await callWorkspaceTool(workspace, name, given, system);
    if (response !== null) return found(response);
    return name === frameTool.name
      ? await runFrameTool(runner, given, draftFiles, timeoutInMs)
      : await runOperationTool(runner, name, given, draftFiles, timeoutInMs);
  }

  async function openAnimation({ id, output }: Readonly<Record<string, unknown>>, { writeFile }: DraftFiles) {
    if (typeof id !== "string" || !/^[a-z0-9]{1,40}$/.test(id))
      throw new CommandError("usage", '"id" is that of a hit of search_library.');
    if (typeof output !== "string" || !/\.(json|lottie)$/.test(output))
      throw new CommandError("usage", '"output" is a name that ends in .json or .lottie.');
    const format = output.endsWith(".json") ? "json" : "dotlottie";
    const { bytes } = await openReference({ animation: id, format }, { caller, owner }, files);
    await writeFile(output, bytes);
    return { output, bytes: bytes.byteLength };
  }

  return {
    tools,
    async call(name, given, signal) {
      try {
        return await call(name, given, createDraftFiles(drafts, owner, signal));
      } catch (error) {
        // What a caller may act on is a response for the agent; all else is a failure of ours.
        if (error instanceof AppError && error.code !== "internal") return failed(error.publicMessage);
        // The protocol tells the agent, and nobody else.
        if (!(error instanceof CommandError))
          logger.error({ err: error, tool: name }, "a tool of an agent failed");
        throw error;
      }
    },
  };
}
