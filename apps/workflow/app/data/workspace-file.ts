import {
  deleteFileOperation,
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
    rename: async (id, name) => (await client.run(renameFileOperation, { id, name })).renameFile,
    publish: async (input) => (await client.run(publishFileOperation, { input })).publishFile,
    unpublish: async (id) => (await client.run(unpublishFileOperation, { id })).unpublishFile,
    async remove(id) {
      await client.run(deleteFileOperation, { id });
    },
  };
}
