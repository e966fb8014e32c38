import { GuardedFetchError, type FetchLimits } from "@zoetrope/http/guarded-fetch";
import { fetchTimeoutInSeconds, maxFetchedBytes, maxFetchesInMinute } from "@zoetrope/kit/limits";
import { Hono } from "hono";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { fetchRoute } from "./fetch-route.ts";
import { withOwnFiles } from "./own-files.ts";
import { addProblemResponses } from "../http/problem-responses.ts";

const lottie = '{"v":"5.7.0","layers":[]}';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe("a file of another host", () => {
  let found: string | GuardedFetchError;
  let limits: FetchLimits | null;
  let app: Hono;
  beforeEach(() => {
    found = lottie;
    limits = null;
    app = new Hono();
    const foreignFiles = {
      fetchFile: (address: string, given: FetchLimits) => {
        limits = given;
        return typeof found === "string"
          ? Promise.resolve({ url: new URL(address), bytes: new TextEncoder().encode(found) })
          : Promise.reject(found);
      },
      whyNoAnimation: (bytes: Uint8Array) =>
        Promise.resolve(
          new TextDecoder().decode(bytes) === lottie
            ? null
            : { code: "unknown-format", reason: "This is neither Lottie JSON nor dotLottie." },
        ),
    };
    app.post("/api/v1/fetch", fetchRoute(foreignFiles));
    addProblemResponses(app, pino({ level: "silent" }));
  });

  const ask = async (
    body: string = JSON.stringify({ url: "https://files.example/a.json" }),
    headers: Record<string, string> = { "content-type": "application/json" },
  ) => {
    const init = { method: "POST", body, headers };
    const response = await app.request("/api/v1/fetch", init, { clientAddress: "192.0.2.7" });
    const text = await response.text();
    return { response, text, problem: () => JSON.parse(text) as { code: string; refusal?: string } };
  };

  test("an animation is handed on as a file that no browser shows, and stays in no cache", async () => {
    const { response, text } = await ask();
    expect(response.status).toBe(200);
    expect(text).toBe(lottie);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
    });
    expect(limits).toMatchObject({ maxBytes: maxFetchedBytes, timeoutInMs: fetchTimeoutInSeconds * 1_000 });
    found = svg;
    expect((await ask()).text).toBe(svg);
  });

  test.each(["<!doctype html><html></html>", `<html>${svg}</html>`, "GIF89a", '{"secret":1}', ""])(
    "what is no animation is not handed on: %s",
    async (body) => {
      found = body;
      const { response, text, problem } = await ask();
      expect(response.status).toBe(400);
      expect(problem().refusal).toBe("unknown-format");
      if (body !== "") expect(text).not.toContain(body);
    },
  );

  test("why an address gives nothing is said, and nothing of what is behind it", async () => {
    found = new GuardedFetchError("unreachable", "db.internal is at 10.0.0.5, which is not public");
    const { response, text, problem } = await ask();
    expect(response.status).toBe(400);
    expect(problem().refusal).toBe("fetch-unreachable");
    expect(text).not.toContain("10.0.0.5");
  });

  test("only JSON with an address in it asks: no form of a foreign page does", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const asked = JSON.stringify({ url: "https://files.example/" });
    const requests: [string, Record<string, string>?][] = [
      ["url=https://files.example/", form],
      [asked, { "content-type": "text/plain" }],
      ["{}"],
      ["not JSON"],
      [JSON.stringify({ url: 1 })],
      [JSON.stringify({ url: "a".repeat(10_000) })],
    ];
    for (const [body, headers] of requests) expect((await ask(body, headers)).response.status).toBe(400);
    expect(limits).toBeNull();
  });

  test("one network asks for so many a minute", async () => {
    for (let count = 0; count < maxFetchesInMinute; count++) expect((await ask()).response.status).toBe(200);
    const { response } = await ask();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("ratelimit-policy")).toBe(`"fetches";q=${maxFetchesInMinute};w=60`);
    expect(response.headers.get("ratelimit")).toMatch(/^"fetches";r=0;t=\d+$/);
  });
});

describe("files of this platform", () => {
  const assetsUrl = "http://assets.test";
  const key = (digit: string) => `${digit.repeat(64)}.lottie`;
  const asked: string[] = [];
  const fetchFile = withOwnFiles(
    (address) => {
      asked.push(address);
      return Promise.reject(new GuardedFetchError("private-address", "it is asked over the network"));
    },
    {
      assetsUrl,
      access: { isPublic: (named) => Promise.resolve(named !== key("1")) },
      files: {
        head: (named) => Promise.resolve(named === key("2") ? null : { key: named, sizeInBytes: 3 }),
        read: () => Promise.resolve(new TextEncoder().encode("PK!")),
      },
    },
  );
  const outcome = (path: string, maxBytes = 3) =>
    fetchFile(path.startsWith("/") ? assetsUrl + path : path, { maxBytes, timeoutInMs: 1_000 }).then(
      ({ bytes }) => new TextDecoder().decode(bytes),
      ({ code }: GuardedFetchError) => code,
    );

  test("come out of the store, where everybody may read them", async () => {
    expect(await outcome(`/files/${key("0")}`)).toBe("PK!");
    expect(await outcome(`/files/${key("0")}/owl.lottie?v=1#x`)).toBe("PK!");
    expect(await outcome(`/files/${key("1")}`)).toBe("not-found");
    expect(await outcome(`/files/${key("2")}`)).toBe("not-found");
    expect(await outcome(`/files/${key("0")}`, 2)).toBe("too-large");
    expect(asked).toEqual([]);
  });

  test.each([
    `/private/token/${key("0")}`,
    `/files/../private/${key("0")}`,
    "/files/..%2f..%2fetc%2fpasswd",
    "/files/",
    `http://user:secret@assets.test/files/${key("0")}`,
    `http://assets.test:8080/files/${key("0")}`,
    `https://assets.test/files/${key("0")}`,
    `http://assets.test.evil.example/files/${key("0")}`,
  ])("are nothing else: %s is an address like others", async (address) => {
    expect(await outcome(address)).toBe("private-address");
    expect(asked.length).toBeGreaterThan(0);
  });
});
