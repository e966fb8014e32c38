import { fileDownloadOperation, pageGateway } from "@zoetrope/gateway-client";
import { EngineError, type EngineFile } from "@zoetrope/tools/engine";
import { fetchFile } from "../library/fetch-file.ts";
import type { WorkbenchProps } from "../workbench-props.ts";

/** A file of a workspace as it was uploaded. */
export async function fetchWorkspaceFile(
  urls: WorkbenchProps["urls"],
  id: string,
  signal: AbortSignal,
): Promise<EngineFile> {
  const { file } = await pageGateway(urls).run(fileDownloadOperation, { id });
  signal.throwIfAborted();
  if (file === null) throw new EngineError({ code: "not-found", message: `${id} is no file` });
  return { name: file.filename, bytes: await fetchFile(file.downloadUrl, signal) };
}
