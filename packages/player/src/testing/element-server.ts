import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".json": "application/json",
};

export interface TestServer {
  url: string;
  close(): Promise<void>;
}

/** Serves folders, files by name, and pages, on a free port; every answer may be read by other origins. */
export async function serve(content: {
  folders?: string[];
  pages?: Record<string, string>;
  headers?: Record<string, string>;
}): Promise<TestServer> {
  const find = async (pathname: string): Promise<[Uint8Array | string, string] | null> => {
    const page = content.pages?.[pathname];
    if (page !== undefined) return [page, types[".html"] ?? ""];
    for (const folder of content.folders ?? []) {
      const bytes = await readFile(path.join(folder, pathname)).catch(() => null);
      if (bytes) return [bytes, types[path.extname(pathname)] ?? "application/octet-stream"];
    }
    return null;
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    void (async () => {
      const found = await find(path.posix.normalize(pathname));
      response.writeHead(found ? 200 : 404, {
        "content-type": found?.[1] ?? "text/plain",
        "access-control-allow-origin": "*",
        ...content.headers,
      });
      response.end(found?.[0] ?? "");
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
