import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Command } from "../command.ts";
import { asParameters } from "../messages/as-parameters.ts";
import { exitCodes } from "../exit-codes.ts";
import { createCommandTools } from "./command-tools.ts";
import { drawFrame, frameTool } from "./frame-tool.ts";
import { createGuardedSystem } from "./guarded-system.ts";
import { libraryTools, openFromLibrary, searchLibrary } from "./library-tools.ts";
import { answered, createToolServer, failed, found, noSuchTool, pictured } from "./tool-server.ts";
import { callWorkspaceTool, type RemoteWorkspace, workspaceTools } from "./workspace-tools.ts";

export interface McpServerOptions {
  /** By the words that they are called by. */
  commands: Readonly<Record<string, Command>>;
  /** Real paths of folders; relative paths count from the first. */
  folders: readonly string[];
  /** Origin of a platform's api host; null: no library. */
  library: URL | null;
  /** Files of a workspace there. Default null: none. */
  workspace?: RemoteWorkspace | null;
}

/** A server of the Model Context Protocol with the commands as its tools. */
export function createMcpServer({ commands, folders, library, workspace = null }: McpServerOptions): Server {
  const commandTools = createCommandTools(commands);
  return createToolServer({
    tools: [
      frameTool,
      ...(library === null ? [] : libraryTools),
      ...(workspace === null ? [] : workspaceTools),
      ...commandTools.tools,
    ],
    async call(name, given, signal) {
      const { system, written } = createGuardedSystem(folders, signal);
      if (library !== null && name === "search_library")
        return found(await searchLibrary(library, given, signal));
      if (library !== null && name === "open_from_library")
        return found(await openFromLibrary(library, given, system));
      const answer = workspace === null ? null : await callWorkspaceTool(workspace, name, given, system);
      if (answer !== null) return found(answer);
      if (name === frameTool.name) {
        const drawn = await drawFrame(given, system);
        return drawn === null ? failed(asParameters(written().err)) : pictured(drawn.png, drawn.notice);
      }
      const exitCode = await commandTools.call(name, given, system);
      if (exitCode === null) throw noSuchTool(name);
      const { out, err } = written();
      const text = [Buffer.from(out).toString(), err].filter((part) => part.trim() !== "").join("\n");
      // Findings are an answer, not a failure.
      return exitCode > exitCodes.findings ? failed(asParameters(text, String.raw`\"`)) : answered(text);
    },
  });
}
