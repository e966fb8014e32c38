export { CommandError } from "../exit-codes.ts";
export { commands } from "../commands/commands.ts";
export { createCommandTools } from "./command-tools.ts";
export { frameNotice, frameRequest, frameTool } from "./frame-tool.ts";
export { libraryTools, searchLibrary } from "./library-tools.ts";
export {
  answered,
  createToolServer,
  failed,
  found,
  noSuchTool,
  pictured,
  type ToolHost,
} from "./tool-server.ts";
export { callWorkspaceTool, workspaceTools, type RemoteWorkspace } from "./workspace-tools.ts";
