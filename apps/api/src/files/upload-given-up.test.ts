import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { serve } from "@hono/node-server";
import { sharedRenderer } from "@zoetrope/render/testing";
import { circleLottie } from "@zoetrope/workspaces/testing";
import { expect, it } from "vitest";
import { openTemporaryGateway } from "../testing/temporary-gateway.ts";

it("an upload whose page is left, or that is cancelled, while the file is checked is not stored", async () => {
  const renderer = sharedRenderer();
  const { promise: isChecking, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: hasEnded, resolve: end } = Promise.withResolvers<void>();
  const gateway = await openTemporaryGateway(({ another }) => {
    const workspaces = another({
      renderer: {
        ...renderer,
        async check(bytes) {
          begin();
          await mayGoOn;
          return renderer.check(bytes);
        },
      },
    });
    return {
      workspaces: {
        ...workspaces,
        upload: (...request) => workspaces.upload(...request).finally(end),
      },
    };
  });
  const server = serve({ fetch: gateway.app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  try {
    if (!server.listening) await once(server, "listening");
    const owner = await gateway.person();
    const { id } = await gateway.workspaces.setUpInitial(owner);
    const connection = once(server, "connection") as Promise<[Socket]>;
    const leaving = new AbortController();
    const form = new FormData();
    form.set("file", new File([new Uint8Array(circleLottie())], "Owl.json"));
    const { port } = server.address() as AddressInfo;
    const response = fetch(`http://127.0.0.1:${port}/api/v1/files?workspaceId=${id}`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${owner}` },
      signal: leaving.signal,
    });
    const outcome = expect(response).rejects.toThrow(/abort/i);
    const [socket] = await connection;
    await isChecking;
    leaving.abort();
    await outcome;
    if (!socket.closed) await once(socket, "close");
    goOn();
    await hasEnded;
    expect((await gateway.workspaces.files(owner, id)).totalCount).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
    await gateway.remove();
  }
});
