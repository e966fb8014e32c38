import { Agent, request } from "node:http";

/** Pages of one network are bounded, servers are not. */
export const serverToken = "bench-of-a-server";
export const eventsPerBatch = 30;
const connections = 32;

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Events as the tracking client writes them; `section` says of which batch they are. */
function bodyOf(batch: number): string {
  const events = Array.from({ length: eventsPerBatch }, (_, index) => {
    const page = `/free-animations/word-${(batch * 7 + index) % 500}`;
    return {
      event_id: `batch-${batch}-${index}-0123456789abcdef`,
      user: { anonymous_id: "" },
      ids: {},
      utc_time: new Date().toISOString().replace("Z", "000Z"),
      local_tz_offset: -60,
      utm: {},
      click_id: {},
      api_key: serverToken,
      src: "jitsu",
      event_type: index % 3 === 0 ? "file-view" : "page-view",
      doc_path: page,
      url: `https://site.example${page}?type=free&utm_source=news`,
      page_title: `Free animations: word ${index}`,
      element: "page",
      section: `batch-${batch}`,
      referrer: "https://news.example/articles/a-long-name-of-an-article?id=12345",
      referrer_domain: "news.example",
      utm_source: "news",
      ...(index % 3 === 0 ? { file_id: `file${(batch + index) % 2_000}`, type: "Animation" } : {}),
    };
  });
  return JSON.stringify(events);
}

/** Sends one batch; resolves with its status, 0 when there was no answer. */
export function sendBatch(port: number, batch: number): Promise<number> {
  const body = bodyOf(batch);
  const { promise, resolve } = Promise.withResolvers<number>();
  const sending = request(
    {
      port,
      host: "127.0.0.1",
      agent,
      method: "POST",
      path: `/api/v1/s2s/event?token=${serverToken}&cookie_policy=strict&ip_policy=strict`,
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": `browser ${batch % 997}`,
      },
    },
    (response) =>
      response.resume().once("close", () => resolve(response.complete ? (response.statusCode ?? 0) : 0)),
  );
  sending.once("error", () => resolve(0)).end(body);
  return promise;
}

/** Sends batches, 32 at a time, from `first` on until `isOver`; tells of each one's status. */
export async function sendBatches(
  port: number,
  first: number,
  isOver: () => boolean,
  onAnswer: (batch: number, status: number) => void,
): Promise<void> {
  let next = first;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver()) {
        const batch = next++;
        onAnswer(batch, await sendBatch(port, batch));
      }
    }),
  );
}
