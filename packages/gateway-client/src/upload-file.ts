import type { GatewayClient } from "./create-gateway-client.ts";
import { GatewayError } from "./gateway-error.ts";
import type { FileState } from "./generated/operations.ts";

/** What an upload answers: the facts of a File of the gateway. */
export interface UploadedFile {
  id: string;
  workspaceId: string;
  name: string;
  state: FileState;
  /** Null until it is drawn, a moment later. */
  posterUrl: string | null;
  playUrl: string | null;
  drawingRefusal: string | null;
  sourceUrl: string;
  sizeInBytes: number;
  width: number;
  height: number;
  frameRate: number;
  frameCount: number;
  durationInSeconds: number;
  layerCount: number;
  features: string[];
  backgroundColour: string | null;
  warnings: string[];
  createdAt: string;
  updatedAt: string;
}

export interface Upload {
  apiUrl: string;
  workspaceId: string;
  file: File;
  /** Share of the bytes that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the upload; the promise rejects with an AbortError. */
  signal?: AbortSignal;
}

/** Sends one file to a workspace. XMLHttpRequest, because fetch does not tell how much has been sent. */
export async function uploadFile(
  client: Pick<GatewayClient, "token">,
  upload: Upload,
): Promise<UploadedFile> {
  const { apiUrl, workspaceId, file, onProgress, signal } = upload;
  const token = await client.token();
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>();
  const request = new XMLHttpRequest();
  request.open("POST", `${apiUrl}/api/v1/files?workspaceId=${encodeURIComponent(workspaceId)}`);
  request.setRequestHeader("authorization", `Bearer ${token}`);
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress?.(loaded / total);
  });
  request.addEventListener("load", () => {
    const answer = objectOf(request.response);
    if (request.status === 201 && "data" in answer) resolve(answer["data"] as UploadedFile);
    // Far too much is refused before anything reads what it is for, and without a document.
    else if (request.status === 413)
      reject(new GatewayError("the upload is too large", { code: "too-large", refusal: "too-large" }));
    else reject(new GatewayError(`the upload was answered ${request.status}`, answer));
  });
  request.addEventListener("error", () =>
    reject(new GatewayError("the api host cannot be reached", { code: "network" })),
  );
  request.addEventListener("abort", () => reject(new DOMException("the upload was ended", "AbortError")));
  const abort = () => request.abort();
  signal?.addEventListener("abort", abort);
  const form = new FormData();
  form.set("file", file);
  request.send(form);
  return promise.finally(() => signal?.removeEventListener("abort", abort));
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
