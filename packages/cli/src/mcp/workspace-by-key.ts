import { CommandError } from "../exit-codes.ts";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { readLimited } from "./read-limited.ts";
import type { RemoteFile, RemoteWorkspace } from "./workspace-tools.ts";

const timeoutInMs = 60_000;

/** The workspace that a key opens, by the HTTP API of its platform. */
export function workspaceByKey(platform: URL, key: string): RemoteWorkspace {
  async function ask(address: URL, signal: AbortSignal, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(address, {
      ...init,
      // The key goes to the platform alone.
      headers: {
        accept: "application/json",
        ...(address.origin === platform.origin ? { authorization: `Bearer ${key}` } : {}),
      },
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutInMs)]),
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new CommandError("unreadable", `The platform at ${address.origin} does not answer.`);
    });
    if (response.ok) return response;
    const bytes = await readLimited(response, 65_536);
    throw new CommandError("unreadable", detailIn(bytes) ?? `The platform answers ${response.status}.`);
  }

  const jsonOf = async (response: Response): Promise<Answer> => {
    const bytes = await readLimited(response, maxFileBytes);
    try {
      return JSON.parse(new TextDecoder().decode(bytes ?? undefined)) as Answer;
    } catch {
      throw new CommandError(
        "unreadable",
        `${platform.origin} does not answer as the api host of a platform does.`,
      );
    }
  };

  return {
    async list(query, signal) {
      const address = new URL("/api/v1/files", platform);
      if (query !== "") address.searchParams.set("q", query);
      const { data } = await jsonOf(await ask(address, signal));
      return (Array.isArray(data) ? data : []).map(fileOf);
    },
    async open(id, signal) {
      const { data } = await jsonOf(await ask(new URL(`/api/v1/files/${id}`, platform), signal));
      const address = Array.isArray(data) ? "" : (data?.sourceUrl ?? "");
      if (!URL.canParse(address)) throw new CommandError("unreadable", "The file has no address.");
      const bytes = await readLimited(await ask(new URL(address), signal), maxFileBytes);
      if (bytes === null) throw new CommandError("unreadable", "The file is too large.");
      return bytes;
    },
    async save(filename, bytes, signal) {
      const body = new FormData();
      body.set("file", new File([Buffer.from(bytes)], filename));
      const { data } = await jsonOf(
        await ask(new URL("/api/v1/files", platform), signal, { method: "POST", body }),
      );
      return fileOf(Array.isArray(data) ? undefined : data);
    },
  };
}

type AnsweredFile = { id?: unknown; name?: unknown; sourceUrl?: string };
type Answer = { data?: AnsweredFile | AnsweredFile[] };

const fileOf = (file: AnsweredFile | undefined): RemoteFile => ({
  id: typeof file?.id === "string" ? file.id : "",
  name: typeof file?.name === "string" ? file.name : "",
});

/** What a problem document says. */
function detailIn(bytes: Uint8Array | null): string | null {
  try {
    const { detail } = JSON.parse(new TextDecoder().decode(bytes ?? undefined)) as { detail?: unknown };
    return typeof detail === "string" ? detail : null;
  } catch {
    return null;
  }
}
