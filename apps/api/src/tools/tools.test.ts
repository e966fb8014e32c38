import {
  maxOpenComparedFrames,
  maxOpenToolBytes,
  maxOpenToolsInMinute,
  maxWaitedForToolBytes,
} from "@zoetrope/kit/limits";
import { OperationError } from "@zoetrope/operations";
import { circleLottie } from "@zoetrope/workspaces/testing";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { problemOf } from "../http/problem.ts";
import { openStudio, type Studio } from "../testing/open-studio.ts";
import { refusedToolRequests } from "../testing/refused-tool-requests.ts";
import { createToolClient, toolForm as form, type ToolClient } from "../testing/tool-client.ts";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";

const anywhere = "https://elsewhere.example";

describe("the tools", () => {
  let gateway: TemporaryGateway;
  let mira = "";
  let animationId = "";
  let fileId = "";
  let key = "";
  let clock = 1_000_000;

  let makeKey: Studio["makeKey"];
  let ask: ToolClient["ask"];
  let refer: ToolClient["refer"];
  beforeAll(async () => {
    gateway = await openTemporaryGateway({ now: () => clock });
    ({ ask, refer } = createToolClient(gateway));
    const studio = await openStudio(gateway);
    ({ mira, animationId, makeKey } = studio);
    const { workspaceId } = studio;
    const file = await gateway.workspaces.upload(mira, {
      workspaceId,
      filename: "Moon.json",
      bytes: circleLottie(),
    });
    fileId = file.id;
    key = await makeKey(["tools", "files:read"]);
  });
  beforeEach(() => {
    clock += 60_000;
  });
  afterAll(() => gateway.remove());

  it("answer any page with a file, nothing of which runs on this host", async () => {
    const response = await ask("render", form({ options: { width: 64, background: "#00ff00" } }), null, {
      origin: anywhere,
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      "content-disposition": "attachment; filename*=UTF-8''Owl.png",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "zoetrope-findings": "false",
    });
    const picture = sharp(await response.arrayBuffer());
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(64);
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
    const preflight = await gateway.app.request(`${urls.api}/api/v1/tools/render`, {
      method: "OPTIONS",
      headers: {
        origin: anywhere,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization",
      },
    });
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
  });

  it("report in JSON, with the files for whoever asks for that", async () => {
    const inspected = await (await ask("inspect", form({}))).json();
    expect(inspected.data).toMatchObject({ hasFindings: false, files: [], reports: [{ file: "Owl.json" }] });
    const optimised = await ask("optimise", form({ options: { to: "dotlottie", quick: true } }), null, {
      accept: "application/json",
    });
    const { data } = await optimised.json();
    const [file] = data.files;
    expect(file).toMatchObject({ name: "Owl.lottie", mediaType: "application/zip+dotlottie" });
    expect(Object.keys(unzipSync(Buffer.from(file.base64, "base64")))).toContain("manifest.json");
    expect(data.reports[0].report).toMatchObject({ format: "dotlottie", passes: expect.any(Array) });
  });

  it("take animations of the library and files of a workspace, for whoever may have them", async () => {
    const sources = [{ animation: `owl-${animationId}` }, { file: fileId }];
    const compared = await refer("diff", { sources }, key);
    expect(compared.status).toBe(200);
    expect((await compared.json()).data.reports[0].file).toContain("Moon.json");
    const counted = (await gateway.catalog.get(animationId))?.downloads;
    expect(counted).toBe(0);
    const mixed = new FormData();
    mixed.append("animation", animationId);
    mixed.append("workspace-file", fileId);
    expect((await ask("diff", mixed, mira)).status).toBe(200);
    const statuses = async (source: object, token: string | null) => [
      (await refer("inspect", { sources: [source] }, token)).status,
    ];
    expect(await statuses({ file: fileId }, null)).toEqual([401]);
    expect(await statuses({ file: fileId }, await makeKey(["tools"]))).toEqual([403]);
    expect(await statuses({ file: fileId }, await gateway.person())).toEqual([404]);
    expect(await statuses({ animation: "0000000000" }, null)).toEqual([404]);
  });

  it("take a key with the scope, and say how often they may be asked", async () => {
    const refused = await ask("inspect", form({}), await makeKey(["files:read"]));
    expect([refused.status, (await refused.json()).reason]).toEqual([403, "scope-missing"]);
    expect((await ask("inspect", form({}), "zt_live_nonsense")).status).toBe(401);
    const answered = await ask("inspect", form({}), key);
    expect(answered.headers.get("ratelimit-policy")).toContain('"key"');
    const open = await ask("inspect", form({}));
    expect(open.headers.get("ratelimit")).toBe(`"network";r=${maxOpenToolsInMinute - 1};t=60`);
    for (let count = 1; count < maxOpenToolsInMinute; count += 1) await ask("inspect", "x");
    const over = await ask("inspect", form({}));
    expect([over.status, over.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await ask("inspect", form({}), key)).status).toBe(200);
  });

  it("do small work for whoever shows nothing", async () => {
    const large = Buffer.concat([circleLottie(), Buffer.alloc(maxOpenToolBytes, " ")]);
    expect((await ask("inspect", form({}, large))).status).toBe(413);
    expect((await ask("inspect", form({}, large), key)).status).toBe(200);
    const two = new FormData();
    for (const name of ["a.json", "b.json"])
      two.append("file", new File([Buffer.alloc(maxOpenToolBytes * 0.6, " ")], name));
    expect((await ask("inspect", two)).status).toBe(413);
    const many = new FormData();
    for (let count = 0; count < 60; count += 1) many.append("file", new File(["{}"], `${count}.json`));
    expect(await (await ask("inspect", many)).text()).toContain("At most 20 files");
  });

  it("compare fewer frames of what is optimised for whoever shows nothing, and say how many", async () => {
    const long = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(circleLottie()).toString()), op: 300 }),
    );
    const compared = async (options: object, token: string | null) => {
      const response = await ask("optimise", form({ options }, long), token, { accept: "application/json" });
      const { frames, isAll } = (await response.json()).data.reports[0].report.compared;
      return { frames, isAll };
    };
    for (const options of [{}, { "max-frames": 3_600 }]) {
      const { frames, isAll } = await compared(options, null);
      expect(isAll).toBe(false);
      expect(frames).toBeGreaterThan(maxOpenComparedFrames / 2);
      expect(frames).toBeLessThanOrEqual(maxOpenComparedFrames);
    }
    expect((await compared({ "max-frames": 12 }, null)).frames).toBeLessThanOrEqual(12);
    expect(await compared({}, key)).toEqual({ frames: 300, isAll: true });
    expect((await ask("optimise", form({ options: { "max-frames": "many" } }, long))).status).toBe(400);
  });

  it("are ended where they take too much, which is said", () => {
    expect(problemOf(new OperationError("takes-too-long"))).toMatchObject({
      status: 422,
      code: "unprocessable",
      reason: "takes-too-long",
      detail: expect.stringContaining("too long"),
    });
  });

  it("do what nobody waits for as a job, whose result is there for an hour", async () => {
    const started = await ask("optimise", form({ options: { to: "dotlottie", quick: true } }), key, {
      prefer: "respond-async",
    });
    expect([started.status, started.headers.get("preference-applied")]).toEqual([202, "respond-async"]);
    const { data: job } = await started.json();
    expect(started.headers.get("location")).toBe(`${urls.api}/api/v1/jobs/${job.id}`);
    const path = `/api/v1/jobs/${job.id}`;
    const look = (more = "", token: string | null = key, method = "GET") =>
      gateway.app.request(urls.api + path + more, {
        method,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
    expect((await look()).headers.get("retry-after")).toBe("1");
    expect((await look("/result")).status).toBe(409);
    await gateway.runToolJobs();
    expect((await (await look()).json()).data).toMatchObject({
      operation: "optimise",
      state: "done",
      progress: 1,
      resultUrl: `${urls.api}${path}/result`,
      files: [{ name: "Owl.lottie", mediaType: "application/zip+dotlottie" }],
    });
    const result = await look("/result");
    expect(result.headers.get("content-disposition")).toContain("Owl.lottie");
    expect(Object.keys(unzipSync(new Uint8Array(await result.arrayBuffer())))).toContain("manifest.json");
    for (const [token, status] of [
      [mira, 404],
      [await makeKey(["tools"]), 404],
      [await makeKey(["files:read"]), 403],
      [null, 401],
    ] as const)
      for (const [more, method] of [
        ["", "GET"],
        ["/result", "GET"],
        ["", "DELETE"],
      ] as const)
        expect((await look(more, token, method)).status).toBe(status);
    expect((await look("", key, "DELETE")).status).toBe(204);
    expect((await look()).status).toBe(404);
  });

  it("take what an earlier job of theirs has made", async () => {
    const background = { prefer: "respond-async" };
    const startJob = async (tool: string, body: BodyInit): Promise<string> =>
      (await (await ask(tool, body, key, background)).json()).data.id;
    const job = await startJob("edit-recolour", form({ options: { map: ["#ff0000=#0000ff"] } }));
    const waiting = await refer("inspect", { sources: [{ job }] }, key);
    expect([waiting.status, waiting.headers.get("retry-after")]).toEqual([409, "1"]);
    await gateway.runToolJobs();
    const chained = await refer("render", { sources: [{ job }], options: { width: 32 } }, key);
    expect([chained.status, chained.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await refer("inspect", { sources: [{ job, name: "Owl.json" }] }, key)).status).toBe(200);
    const parts = new FormData();
    parts.append("job", `${job}/Owl.json`);
    parts.append("workspace-file", fileId);
    expect((await ask("diff", parts, key)).status).toBe(200);
    const other = await refer("inspect", { sources: [{ job, name: "Moon.json" }] }, key);
    expect([other.status, (await other.json()).detail]).toEqual([400, expect.stringContaining('"Owl.json"')]);
    const none = await startJob("inspect", form({}));
    const broken = await startJob("render", form({}, Buffer.from("{}")));
    await gateway.runToolJobs();
    expect((await refer("inspect", { sources: [{ job: none }] }, key)).status).toBe(400);
    expect((await refer("inspect", { sources: [{ job: broken }] }, key)).status).toBe(400);
    for (const [token, status] of [
      [null, 401],
      [mira, 404],
      [await makeKey(["tools"]), 404],
    ] as const)
      expect((await refer("inspect", { sources: [{ job }] }, token)).status).toBe(status);
    await gateway.database.db.execute("update tool_jobs set expires_at = now()");
    const over = await refer("inspect", { sources: [{ job }] }, key);
    expect([over.status, (await over.json()).detail]).toEqual([404, expect.stringContaining("an hour")]);
  });

  it("are refused options that make no sense at once, as a job as well", async () => {
    const background = { prefer: "respond-async" };
    for (const [tool, options, named] of [
      ["render", { widht: 64 }, '"widht"'],
      ["render", { width: "wide" }, '"width"'],
      ["optimise", { to: "gif" }, '"to"'],
      ["edit-recolour", {}, '"map"'],
    ] as const) {
      const refused = await ask(tool, form({ options }), key, background);
      expect(await refused.json()).toMatchObject({
        status: 400,
        reason: "options-refused",
        detail: expect.stringContaining(named),
      });
    }
  });

  it("do large work as a job by themselves, and none for whoever shows nothing", async () => {
    const large = Buffer.concat([circleLottie(), Buffer.alloc(maxWaitedForToolBytes, " ")]);
    expect((await ask("inspect", form({}, large), key)).status).toBe(202);
    expect((await ask("inspect?async=true", form({}))).status).toBe(401);
    expect((await ask("inspect?async", form({}), key)).status).toBe(202);
    const asked = await ask("inspect?async=maybe", form({}), key);
    expect(await asked.json()).toMatchObject({ code: "bad-request", parameter: "async" });
    await gateway.runToolJobs();
    const list = (query: string) =>
      gateway.app.request(`${urls.api}/api/v1/jobs${query}`, { headers: { authorization: `Bearer ${key}` } });
    const all = await (await list("")).json();
    expect(all).toMatchObject({
      data: [{ state: "done" }, { state: "done" }],
      total: 2,
      links: { next: null, prev: null },
    });
    const first = await list("?pageSize=1");
    const { data, links } = await first.json();
    expect([data, first.headers.get("link")]).toEqual([all.data.slice(0, 1), `<${links.next}>; rel="next"`]);
    const last = await (await list(new URL(links.next).search)).json();
    expect(last).toMatchObject({ data: all.data.slice(1), page: 2, pageCount: 2, links: { next: null } });
    expect((await list("?page=2")).status).toBe(404);
    expect(await (await list("?pageSize=0")).json()).toMatchObject({ parameter: "pageSize" });
  });

  it.each(refusedToolRequests)("say what is wrong with %s", async (_, tool, body, status, code) => {
    const response = await ask(tool, body(), key);
    const problem = await response.json();
    expect([response.status, problem.code]).toEqual([status, code]);
    expect(problem.detail).not.toBe("");
    expect(problem.detail).not.toContain("--");
  });
});
