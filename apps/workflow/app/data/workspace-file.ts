import {
  deleteFileOperation,
  fileDownloadOperation,
  fileOperation,
  GatewayError,
  publishFileOperation,
  renameFileOperation,
  unpublishFileOperation,
  uploadFile,
  workspaceFilesOperation,
  type FileFieldsFragment,
  type GatewayClient,
  type PublishFileInput,
} from "@zoetrope/gateway-client";

export type WorkspaceFile = FileFieldsFragment;

interface FilePage {
  files: WorkspaceFile[];
  totalCount: number;
  hasNextPage: boolean;
  endCursor: string | null;
}

/** What the page can do with files. Failures are those of the gateway's client. */
export interface FilesApi {
  list(request: { workspaceId: string; isPublished: boolean; after: string | null }): Promise<FilePage>;
  upload(request: {
    workspaceId: string;
    file: File;
    signal: AbortSignal;
    /** 0 to 1. At 1 the server checks the file. */
    onProgress(share: number): void;
  }): Promise<WorkspaceFile>;
  /** With addresses that are good for some minutes from now on. */
  get(id: string): Promise<WorkspaceFile>;
  /** The file as it was uploaded, called as it is saved. */
  download(id: string): Promise<File>;
  rename(id: string, name: string): Promise<WorkspaceFile>;
  publish(publication: PublishFileInput): Promise<WorkspaceFile>;
  unpublish(id: string): Promise<WorkspaceFile>;
  remove(id: string): Promise<void>;
}

export function createFilesApi(client: GatewayClient, apiUrl: string): FilesApi {
  return {
    async list({ workspaceId, isPublished, after }) {
      const { workspace } = await client.run(workspaceFilesOperation, {
        workspaceId,
        after,
        ...(isPublished ? { state: "PUBLISHED" } : {}),
      });
      return workspace.files;
    },
    async upload(request) {
      return { ...(await uploadFile(client, { ...request, apiUrl })), publication: null };
    },
    get: async (id) => (await client.run(fileOperation, { id })).file,
    async download(id) {
      const { file } = await client.run(fileDownloadOperation, { id });
      return fetchFile(file.downloadUrl, file.filename);
    },
    rename: async (id, name) => (await client.run(renameFileOperation, { id, name })).renameFile,
    publish: async (input) => (await client.run(publishFileOperation, { input })).publishFile,
    unpublish: async (id) => (await client.run(unpublishFileOperation, { id })).unpublishFile,
    async remove(id) {
      await client.run(deleteFileOperation, { id });
    },
  };
}

/** Throws GatewayError. The whole file is here before it is saved: what goes wrong on the way is said in the app. */
async function fetchFile(address: string, filename: string): Promise<File> {
  try {
    const response = await fetch(address);
    if (response.ok) return new File([await response.blob()], filename);
    const code = response.status === 404 ? "not-found" : "unavailable";
    throw new GatewayError(`a file was answered ${response.status}`, { code });
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause;
    throw new GatewayError("the assets host cannot be reached", { code: "network" }, { cause });
  }
}
