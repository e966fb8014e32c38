import { bar, figureLottie, ingestRequest, mirroredCorners, wedge } from "@zoetrope/catalog/testing";
import { maxExampleBytes, maxExamplesInMinute } from "@zoetrope/kit/limits";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { byExampleRoute } from "./by-example-route.ts";
import { addProblemResponses } from "../http/problem-responses.ts";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";

interface ExampleResult {
  data: { title: string; posterUrl: string }[];
  like: string;
  links: { next: string | null; prev: string | null };
  total: number;
  detail: string;
  refusal: string;
}

describe("a search by example", () => {
  let gateway: TemporaryGateway;
  let network = 0;
  const address = `${urls.api}/api/v1/search/by-example`;
  const ask = async (body: BodyInit, parameters = "", headers: Record<string, string> = {}) => {
    const response = await gateway.app.request(
      address + parameters,
      { method: "POST", body, headers: { origin: urls.site, ...headers } },
      { clientAddress: `192.0.${network}.7` },
    );
    return { response, status: response.status, body: (await response.json()) as ExampleResult };
  };
  const titles = ({ body }: { body: ExampleResult }) => body.data.map(({ title }) => title);
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><polygon fill="green" points="3,4 12,4 17,10 12,16 3,16 8,10"/></svg>`;

  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    const add = (title: string, bytes: Uint8Array, category: string) =>
      gateway.catalog.ingest(ingestRequest(title, { bytes, category }));
    await add("Wedge", figureLottie({ corners: wedge }), "icons");
    await add("Bar", figureLottie({ corners: bar, rgb: [0, 0, 1] }), "business");
    await add("Hidden wedge", figureLottie({ corners: wedge, rgb: [0, 1, 0] }), "business");
    await gateway.catalog.withdraw("test:Hidden wedge");
  });
  afterAll(() => gateway.remove());
  beforeEach(() => void (network += 1));

  it("finds a recoloured, mirrored and slower copy of a Lottie, sent as a form by a page of ours", async () => {
    const form = new FormData();
    const copy = figureLottie({ corners: mirroredCorners(wedge), rgb: [0.2, 0.2, 0.9], frames: 200 });
    form.set("file", new Blob([Uint8Array.from(copy)]), "copy.json");
    const found = await ask(form);
    expect(found.status).toBe(200);
    expect(titles(found)).toEqual(["Wedge", "Bar"]);
    expect(found.body.data[0]?.posterUrl).toContain(urls.assets);
    expect(found.response.headers.get("access-control-allow-origin")).toBe("*");
    expect(found.response.headers.get("cache-control")).toBe("no-store");
  });

  it("finds by the look of a still picture, whatever its format", async () => {
    const bytes = figureLottie({ corners: wedge });
    expect(titles(await ask(bytesOf(svg)))[0]).toBe("Wedge");
    for (const format of ["png", "webp"] as const) {
      const frame = await gateway.renderer.renderFrame({
        bytes,
        frame: 20,
        width: 300,
        format,
        background: "#ffffff",
      });
      expect(titles(await ask(Uint8Array.from(frame.bytes)))[0], format).toBe("Wedge");
    }
  });

  it("keeps to the filters, and is asked again without the file by what it was like", async () => {
    const narrowed = await ask(bytesOf(svg), "?category=business");
    expect(titles(narrowed)).toEqual(["Bar"]);
    const again = await gateway.app.request(`${urls.api}/api/v1/animations?like=${narrowed.body.like}`);
    expect(((await again.json()) as ExampleResult).data.map(({ title }) => title)).toEqual(["Wedge", "Bar"]);
    const { body } = await ask(bytesOf(svg), "?pageSize=1");
    expect(body.links.prev).toBeNull();
    const next = await (await gateway.app.request(body.links.next ?? "")).json();
    expect((next as ExampleResult).data.map(({ title }) => title)).toEqual(["Bar"]);
    const broken = await gateway.app.request(`${urls.api}/api/v1/animations?like=abc`);
    expect([broken.status, ((await broken.json()) as { parameter: string }).parameter]).toEqual([
      400,
      "like",
    ]);
  });

  it("leads a form without scripts back to the results, in its language and with its filters", async () => {
    const { status, headers } = await gateway.app.request(`${address}?type=free&locale=ja-JP`, {
      method: "POST",
      body: bytesOf(svg),
      headers: { accept: "text/html,application/xhtml+xml" },
    });
    expect(status).toBe(303);
    expect(headers.get("location")).toMatch(
      /^http:\/\/site\.test\/jp\/free-animations\?type=free&like=[\w-]{400,450}$/,
    );
  });

  it.each([
    ["words", "owl", "unknown-kind"],
    ["a picture that breaks off", "\u0089PNG\r\n\u001a\n", "unknown-kind"],
    ["a drawing that breaks off", "<svg viewBox='0 0 9 9'><path", "unknown-kind"],
    [
      "a drawing that names a file of the server",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><image href='/etc/passwd'/></svg>",
      "cannot-be-drawn",
    ],
    ["an empty drawing", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>", "cannot-be-drawn"],
    [
      "a drawing of a million squares a side",
      "<svg xmlns='http://www.w3.org/2000/svg' width='1000000' height='1000000'><rect width='9' height='9'/></svg>",
      "unknown-kind",
    ],
    ["JSON that is no animation", `{"a":1}`, "not-an-animation"],
  ])("says what is wrong with %s", async (_, text, refusal) => {
    const found = await ask(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(found.status).toBe(400);
    expect(found.body.refusal).toBe(refusal);
    expect(found.body.detail.length).toBeGreaterThan(20);
  });

  it("names the limit where a file is too large, nothing was sent, or a filter cannot be meant", async () => {
    const large = await ask(new Uint8Array(maxExampleBytes + 1));
    expect([large.status, large.body.detail]).toEqual([413, "An example may be 5 MB large."]);
    expect((await ask("")).status).toBe(400);
    expect((await ask(new FormData())).status).toBe(400);
    expect((await ask(bytesOf(svg), "?colour=reddish")).status).toBe(400);
  });

  it("is looked at two at a time of one network, so that what takes long keeps nobody else waiting", async () => {
    const ends: (() => void)[] = [];
    const likeOf = async () => {
      await new Promise<void>((resolve) => void ends.push(resolve));
      return {
        refused: { code: "takes-too-long" as const, reason: "The animation takes too long to draw." },
      };
    };
    const app = new Hono().post("/", byExampleRoute({ catalog: { ...gateway.catalog, likeOf }, urls }));
    addProblemResponses(app, pino({ level: "silent" }));
    const send = (clientAddress: string) =>
      app.request("/", { method: "POST", body: bytesOf(svg) }, { clientAddress });
    const looked = (count: number) => expect.poll(() => ends).toHaveLength(count);
    const first = [send("192.0.2.1"), send("192.0.2.2")];
    await looked(2);
    const third = await send("192.0.2.3");
    expect(third.status).toBe(503);
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await third.json()).toMatchObject({ detail: expect.stringContaining("Try again") });

    const others = [3, 4, 5].flatMap((net) => [send(`198.51.${net}.1`), send(`198.51.${net}.1`)]);
    await looked(8);
    expect((await send("203.0.113.1")).status).toBe(503);
    for (const end of ends) end();
    for (const found of [...first, ...others]) expect((await found).status).toBe(400);
    const again = send("192.0.2.3");
    await looked(9);
    ends.at(-1)?.();
    expect((await again).status).toBe(400);
  });

  it("is taken so often of one network, and says when to go on", async () => {
    for (let sent = 0; sent < maxExamplesInMinute; sent += 1) await ask("");
    const { status, response } = await ask("");
    expect(status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("ratelimit-policy")).toBe(`"examples";q=${maxExamplesInMinute};w=60`);
    expect(response.headers.get("ratelimit")).toMatch(/^"examples";r=0;t=\d+$/);
  });
});
