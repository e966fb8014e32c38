import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { BlockList, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createGuardedPost, type GuardedPost } from "@zoetrope/http/guarded-fetch";

interface ReceivedWebhook {
  path: string;
  headers: Headers;
  body: string;
}

export interface WebhookReceiver {
  origin: string;
  received: ReceivedWebhook[];
  /** How requests are answered from now on; at first with 204. */
  answerWith(answer: (response: ServerResponse) => void): void;
  /** Sends to this receiver, and to public addresses. */
  post: GuardedPost;
  close(): Promise<void>;
}

/** A receiver of webhooks on this machine. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
      received.push({ path: request.url ?? "", headers, body });
      answer(response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const allowed = new BlockList();
  allowed.addAddress("127.0.0.1");
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answerWith: (next) => void (answer = next),
    post: createGuardedPost({ ports: [443, port], allowed }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
