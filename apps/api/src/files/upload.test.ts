import { circleLottie } from "@zoetrope/workspaces/testing";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiApp } from "../create-api-app.ts";
import {
  openTemporaryGateway,
  urls,
  verifyBearer,
  type TemporaryGateway,
} from "../testing/temporary-gateway.ts";

describe("an upload", () => {
  let gateway: TemporaryGateway;
  let owner = "";
  let workspaceId = "";

  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    owner = await gateway.person();
    ({ id: workspaceId } = await gateway.workspaces.setUpInitial(owner));
  });
  afterAll(() => gateway.remove());

  const send = async (
    who: string | null,
    body: BodyInit | null,
    { to = workspaceId, headers = {} }: { to?: string; headers?: Record<string, string> } = {},
  ) => {
    const response = await gateway.app.request(
      `${urls.api}/api/v1/files?workspaceId=${encodeURIComponent(to)}`,
      {
        method: "POST",
        body,
        headers: { ...(who === null ? {} : { authorization: `Bearer ${who}` }), ...headers },
        ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
      },
    );
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  const form = (bytes: Uint8Array<ArrayBuffer>, name = "Owl.json") => {
    const data = new FormData();
    data.set("file", new File([bytes], name));
    return data;
  };
  const owl = () => new Uint8Array(circleLottie());

  it("answers at once with the facts of the file; addresses that play it follow", async () => {
    const { status, body } = await send(owner, form(owl(), "Owl at night.json"), {
      headers: { origin: urls.workflow },
    });
    expect(status).toBe(201);
    expect(body["data"]).toMatchObject({
      workspaceId,
      name: "Owl at night",
      state: "DRAFT",
      durationInSeconds: 2,
      sourceUrl: expect.stringMatching(/\/private\/[\w.-]+\/[0-9a-f]{64}\.json$/),
      posterUrl: null,
      playUrl: null,
      drawingRefusal: null,
    });
    expect(body["data"]).not.toHaveProperty("posterKey");
    await gateway.runJobs();
    const { id } = body["data"] as { id: string };
    const { data } = await gateway.run(owner, `{ file(id: "${id}") { posterUrl playUrl drawingRefusal } }`);
    expect(data?.["file"]).toMatchObject({
      posterUrl: expect.stringMatching(/\/private\/[\w.-]+\/[0-9a-f]{64}\.webp$/),
      playUrl: expect.stringMatching(/\/private\/[\w.-]+\/[0-9a-f]{64}\.lottie$/),
      drawingRefusal: null,
    });
  });

  it("of something that cannot be played says why, for people and for pages", async () => {
    const broken = await send(owner, form(new TextEncoder().encode("{")));
    expect(broken.status).toBe(400);
    expect(broken.headers.get("content-type")).toBe("application/problem+json");
    expect(broken.body).toMatchObject({
      code: "bad-request",
      reason: "file-refused",
      refusal: expect.stringMatching(/^[a-z-]+$/),
      detail: expect.stringMatching(/\.$/),
    });
  });

  it("is refused for whoever is not signed in, no member, or sends no file", async () => {
    expect(await send(null, form(owl()))).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
    const stranger = await gateway.person();
    for (const to of [workspaceId, "", "../x", "0".repeat(20)])
      expect(await send(stranger, form(owl()), { to })).toMatchObject({
        status: 404,
        body: { reason: "workspace-missing" },
      });
    expect(await send(owner, "{}", { headers: { "content-type": "application/json" } })).toMatchObject({
      status: 400,
      body: { code: "bad-request" },
    });
    for (const body of [
      "",
      "--x",
      '--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n',
      "\u0000",
    ])
      expect(
        await send(owner, body, { headers: { "content-type": "multipart/form-data; boundary=x" } }),
      ).toMatchObject({ status: 400, body: { code: "bad-request" } });
  });

  it("of more than 20 MB is refused by its length before it is read, and while it is read where that is unknown", async () => {
    let read = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(
            new TextEncoder().encode(
              '--x\r\ncontent-disposition: form-data; name="file"; filename="a.json"\r\n\r\n',
            ),
          );
        },
        pull(controller) {
          read += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000));
        },
      });
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const sent = await send(owner, endless(), { headers: { ...type, "content-length": "30000000" } });
    expect(sent).toMatchObject({ status: 413, body: { reason: "file-too-large" } });
    expect(read).toBeLessThan(3_000_000);
    const unannounced = await send(owner, endless(), { headers: type });
    expect(unannounced).toMatchObject({ status: 413, body: { reason: "file-too-large" } });
    expect(read).toBeLessThan(30_000_000);
  });

  it("is as large as the platform allows, which the response and the description name", async () => {
    const workspaces = gateway.another({ maxUploadBytes: 1_500_000 });
    const app = createApiApp({
      catalog: gateway.catalog,
      urls,
      logger: pino({ level: "silent" }),
      signedIn: { workspaces, verifyBearer },
    });
    const upload = (bytes: number) =>
      app.request(`${urls.api}/api/v1/files?workspaceId=${workspaceId}`, {
        method: "POST",
        body: form(new Uint8Array(bytes)),
        headers: { authorization: `Bearer ${owner}` },
      });
    const refused = await upload(1_500_001);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      reason: "file-too-large",
      detail: "The file is larger than 1.5 MB.",
    });
    expect((await upload(1_499_999)).status).toBe(400);
    const description = await app.request(`${urls.api}/api/v1/openapi.json`);
    expect(await description.text()).toContain("Up to 1.5 MB");
  });

  it("waits while the same person has three of the largest under way, and keeps nobody else waiting", async () => {
    const ends: (() => void)[] = [];
    const slow = (whenRead: () => void) =>
      new ReadableStream<Uint8Array>(
        {
          start: (controller) => void ends.push(() => controller.error(new Error("the line broke"))),
          pull: whenRead,
        },
        // Pulled when somebody reads, not before.
        { highWaterMark: 0 },
      );
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "20000000" };
    const underWay: ReturnType<typeof send>[] = [];
    await Promise.all(
      [1, 2, 3].map(
        () => new Promise<void>((whenRead) => void underWay.push(send(owner, slow(whenRead), { headers }))),
      ),
    );
    const busy = await send(owner, form(owl()));
    expect(busy).toMatchObject({ status: 503, body: { reason: "uploads-busy" } });
    expect(busy.headers.get("retry-after")).toBe("2");
    const other = await gateway.person();
    const { id } = await gateway.workspaces.setUpInitial(other);
    expect((await send(other, form(owl()), { to: id })).status).toBe(201);
    for (const end of ends) end();
    // Nobody is there to read it, but a line that breaks is no failure of the server, which operators are told of.
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await send(owner, form(owl()))).status).toBe(201);
  });

  it("is allowed from our own pages alone", async () => {
    const preflight = async (origin: string) => {
      const { headers } = await gateway.app.request(`${urls.api}/api/v1/files`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
      return [headers.get("access-control-allow-origin"), headers.get("access-control-allow-methods")];
    };
    expect(await preflight(urls.workflow)).toEqual([urls.workflow, expect.stringContaining("POST")]);
    expect(await preflight("https://evil.example")).toEqual([null, expect.anything()]);
  });
});
