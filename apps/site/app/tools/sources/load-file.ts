import type { EngineFile } from "@zoetrope/tools/engine";
import { fileName } from "./file-name.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { fetchForeignFile, nameOfAddress } from "./fetch-foreign-file.ts";

/** A file that is fetched once it is asked for; `name` until it is there. */
export interface LoadedFrom {
  name: string;
  load(signal: AbortSignal): Promise<EngineFile>;
}

/** On another host, through the api host. */
export function fromAddress(api: string, address: string): LoadedFrom {
  const name = fileName(nameOfAddress(address));
  return { name, load: async (signal) => ({ name, bytes: await fetchForeignFile(api, address, signal) }) };
}

/** In a workspace of whoever is signed in. The code for it comes with the first. */
export const fromWorkspace = (urls: WorkbenchProps["urls"], id: string, name: string): LoadedFrom => ({
  name,
  load: async (signal) => {
    const { fetchWorkspaceFile } = await import("../workspace/fetch-workspace-file.ts");
    return await fetchWorkspaceFile(urls, id, signal);
  },
});
