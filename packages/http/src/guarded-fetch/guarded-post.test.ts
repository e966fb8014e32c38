import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGuardedPost, GuardedFetchError, type GuardedFetchOptions } from "./index.ts";
import { openRecordingServer, type RecordingServer } from "./testing/recording-server.ts";
import { privateHosts } from "./testing/private-hosts.ts";

const limits = { timeoutInMs: 5_000, maxResponseBytes: 2_048 };

const codeOf = (error: unknown): string => {
  if (error instanceof GuardedFetchError) return error.code;
  throw error;
};

/** What became of sending there: the code of the refusal, or what was answered. */
async function outcome(
  address: string,
  options: GuardedFetchOptions = {},
  more: Partial<typeof limits> & { signal?: AbortSignal } = {},
): Promise<string> {
  const body = new TextEncoder().encode("{}");
  const headers = { "webhook-id": "one" };
  const request = { body, headers, ...limits, ...more };
  return createGuardedPost(options)
    .post(address, request)
    .then(({ status, bytes }) => `${status} ${new TextDecoder().decode(bytes)}`, codeOf);
}

describe("an address that something is sent to", () => {
  test.each([
    ["bad-address", "ftp://files.example/"],
    ["bad-address", "file:///etc/passwd"],
    ["bad-address", "http://files.example/"],
    ["bad-address", "http://1.1.1.1/"],
    ["bad-address", "https://user:secret@files.example/"],
    ["bad-address", "https://files.example@127.0.0.1/"],
    ["bad-address", "https://files.example:80/"],
    ["bad-address", "https://files.example:6379/"],
    ["bad-address", `https://files.example/${"a".repeat(3_000)}`],
    ...privateHosts.map((host): [string, string] => ["private-address", `https://${host}/`]),
    ["private-address", "https://169.254.169.254/latest/meta-data/"],
    ["private-address", "https://api.zoetrope.example/"],
    ["private-address", "https://API.zoetrope.example.:443/"],
  ])("%s: %s, as soon as it is written down", async (code, address) => {
    const options = {
      refusedHosts: ["api.zoetrope.example"],
      resolve: () => Promise.reject(new Error("no name is looked up")),
    };
    expect(await outcome(address, options)).toBe(code);
    expect(() => createGuardedPost(options).requireAddress(address)).toThrow(GuardedFetchError);
  });

  test("without a name that is looked up is taken as it is", () => {
    const { requireAddress } = createGuardedPost();
    expect(requireAddress("https://receiver.example/hook?key=1#top").href).toBe(
      "https://receiver.example/hook?key=1",
    );
  });
});

describe("a receiver", () => {
  let server: RecordingServer;
  beforeAll(async () => {
    server = await openRecordingServer("receiver.test");
  });
  afterAll(() => server.close());

  /** May be asked at its name; other names are where the test says. */
  const options = (names: Record<string, string[]> = {}): GuardedFetchOptions => server.options(names);
  const here = (): string => `http://receiver.test:${server.port}/`;

  test("gets the body, and its response comes whatever its status", async () => {
    for (const status of [200, 204, 400, 404, 410, 500]) {
      server.respond = (_request, response) =>
        response.writeHead(status).end(status === 204 ? undefined : "seen");
      expect(await outcome(here(), options())).toBe(`${status} ${status === 204 ? "" : "seen"}`);
      const { method, headers, body } = server.requests.at(-1) ?? {};
      expect([method, headers?.["webhook-id"], body]).toEqual(["POST", "one", "{}"]);
    }
  });

  test.each([301, 302, 303, 307, 308])("that redirects (%s) is not followed", async (status) => {
    const before = server.requests.length;
    server.respond = (_request, response) => response.writeHead(status, { location: here() }).end();
    expect(await outcome(here(), options())).toBe(`${status} `);
    expect(server.requests.length).toBe(before + 1);
  });

  test.each(["10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1"])(
    "whose name is at %s is unknown, also where it is at a public address besides",
    async (address) => {
      for (const addresses of [[address], ["1.1.1.1", address]])
        expect(await outcome("https://inside.test/", options({ "inside.test": addresses }))).toBe(
          "unreachable",
        );
    },
  );

  test("on the internet is not asked over plain HTTP, whatever else may be", async () => {
    expect(await outcome("http://public.test/", options({ "public.test": ["1.1.1.1"] }))).toBe("bad-address");
    expect(await outcome("http://mixed.test/", options({ "mixed.test": ["127.0.0.1", "1.1.1.1"] }))).toBe(
      "bad-address",
    );
  });

  test("whose name moves is asked where it was resolved, and not the next time", async () => {
    server.respond = (_request, response) => response.end("first");
    const addresses = ["127.0.0.1", "10.0.0.1"];
    const resolve = () => Promise.resolve([{ address: addresses.shift() ?? "10.0.0.1", family: 4 }]);
    expect(await outcome(`http://rebinding.test:${server.port}/`, { ...options(), resolve })).toBe(
      "200 first",
    );
    expect(await outcome(`http://rebinding.test:${server.port}/`, { ...options(), resolve })).toBe(
      "unreachable",
    );
  });

  test("that answers without end is heard as far as is wanted", async () => {
    let sent = 0;
    server.respond = (_request, response) => {
      const part = Buffer.alloc(65_536, "a");
      const send = (): void => {
        while (!response.destroyed && (sent += part.length) < 100_000_000 && response.write(part));
      };
      response.on("drain", send);
      send();
    };
    expect(await outcome(here(), options())).toBe(`200 ${"a".repeat(2_048)}`);
    expect(sent).toBeLessThan(20_000_000);
  });

  test("that trickles counts by what it has begun with; one that never answers is too slow", async () => {
    server.respond = (_request, response) => {
      response.writeHead(202);
      response.write("begun");
    };
    expect(await outcome(here(), options(), { timeoutInMs: 300 })).toBe("202 begun");
    server.respond = () => undefined;
    expect(await outcome(here(), options(), { timeoutInMs: 200 })).toBe("too-slow");
    const resolve = () => new Promise<never>(() => undefined);
    expect(await outcome(here(), { ...options(), resolve }, { timeoutInMs: 200 })).toBe("too-slow");
  });

  test("that packs its response is not unpacked", async () => {
    server.respond = (_request, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("a".repeat(1_000_000)));
    expect(await outcome(here(), options())).toBe("200 ");
  });

  test("that breaks off or speaks no HTTP is unreachable", async () => {
    server.respond = (request) => request.socket.destroy();
    expect(await outcome(here(), options())).toBe("unreachable");
    server.respond = (request) => request.socket.end("no HTTP at all\r\n\r\n");
    expect(await outcome(here(), options())).toBe("unreachable");
    server.respond = (_request, response) => response.setHeader("x-long", "a".repeat(30_000)).end("{}");
    expect(await outcome(here(), options())).toBe("unreachable");
    expect(await outcome(`https://receiver.test:${server.port}/`, options())).toBe("unreachable");
  });

  test("is left where the process is to end", async () => {
    const abort = new AbortController();
    server.respond = () => abort.abort(new Error("given up"));
    await expect(outcome(here(), options(), { signal: abort.signal })).rejects.toThrow("given up");
  });
});
