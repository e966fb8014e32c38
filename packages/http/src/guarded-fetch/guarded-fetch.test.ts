import type { RequestListener } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGuardedFetch, GuardedFetchError, isPublicAddress, type GuardedFetchOptions } from "./index.ts";
import { openRecordingServer, type RecordingServer } from "./testing/recording-server.ts";
import { privateHosts } from "./testing/private-hosts.ts";

const megabyte = 1_000_000;
const usual = { maxBytes: megabyte, timeoutInMs: 5_000 };

/** What became of asking for an address: the code of the refusal, or what was answered. */
async function outcome(
  address: string,
  options: GuardedFetchOptions = {},
  limits: Partial<typeof usual> & { signal?: AbortSignal } = {},
): Promise<string> {
  try {
    const { bytes } = await createGuardedFetch(options)(address, { ...usual, ...limits });
    return `got ${new TextDecoder().decode(bytes)}`;
  } catch (error) {
    if (error instanceof GuardedFetchError) return error.code;
    throw error;
  }
}

describe("an address that is written down", () => {
  const notAsked: Record<string, string[]> = {
    "bad-address": [
      "",
      "nothing like it",
      "/etc/passwd",
      "file:///etc/passwd",
      "ftp://files.example/a.json",
      "gopher://127.0.0.1:6379/_INFO",
      "data:application/json,{}",
      "javascript:alert(1)",
      "blob:https://files.example/1",
      "http://user:secret@files.example/",
      "https://files.example@127.0.0.1/",
      "http://files.example:22/",
      "http://files.example:6379/",
      "https://files.example:8443/",
      `https://files.example/${"a".repeat(3_000)}`,
    ],
    "private-address": [
      ...privateHosts.map((host) => `http://${host}/`),
      "http://169.254.169.254/latest/meta-data/",
    ],
  };
  for (const [code, addresses] of Object.entries(notAsked))
    test.each(addresses)(`${code}: %s`, async (address) => {
      const resolve = () => Promise.reject(new Error("no name is looked up"));
      expect(await outcome(address, { resolve })).toBe(code);
    });

  test("the platform does not ask itself", async () => {
    const refusedHosts = ["api.zoetrope.example"];
    expect(await outcome("https://api.zoetrope.example/api/v1/fetch", { refusedHosts })).toBe(
      "private-address",
    );
    expect(await outcome("https://API.zoetrope.example:443/", { refusedHosts })).toBe("private-address");
  });

  test("addresses of the public internet are public", () => {
    for (const address of ["1.1.1.1", "100.63.255.255", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])
      expect(isPublicAddress(address), address).toBe(true);
    for (const address of ["", "localhost", "1.1.1.1.", "fe80::1%eth0", "2606:4700::1111%1"])
      expect(isPublicAddress(address), address).toBe(false);
  });
});

describe("an address that is asked", () => {
  let server: RecordingServer;
  beforeAll(async () => {
    server = await openRecordingServer("files.test");
  });
  afterAll(() => server.close());

  /** May be asked at its name; other names are where the test says. */
  const options = (names: Record<string, string[]> = {}): GuardedFetchOptions => server.options(names);
  const here = (path = "/"): string => `http://files.test:${server.port}${path}`;
  const redirectTo =
    (location: string): RequestListener =>
    (request, response) =>
      request.url === "/"
        ? response.writeHead(302, { location }).end()
        : response.end(`found at ${request.url}`);

  test("a file comes, by the name that it was asked by, without anything of whoever asked", async () => {
    server.requests.length = 0;
    server.respond = (_request, response) => response.end("{}");
    expect(await outcome(here(), options())).toBe("got {}");
    const headers = server.requests[0]?.headers ?? {};
    expect(headers.host).toBe(`files.test:${server.port}`);
    for (const name of ["cookie", "authorization", "referer", "origin", "x-forwarded-for"])
      expect(headers[name]).toBeUndefined();
  });

  test.each(["10.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1", "fd00::1"])(
    "a name at %s is not known, also where it is at a public address besides",
    async (address) => {
      expect(await outcome("http://inside.test/", options({ "inside.test": [address] }))).toBe("unreachable");
      const both = options({ "inside.test": ["1.1.1.1", address] });
      expect(await outcome("http://inside.test/", both)).toBe("unreachable");
    },
  );

  test("a name that nobody knows, and one without addresses", async () => {
    expect(await outcome("http://nowhere.test/", options())).toBe("unreachable");
    expect(await outcome("http://empty.test/", options({ "empty.test": [] }))).toBe("unreachable");
  });

  test("a name is resolved once: what it would be the second time is not connected to", async () => {
    server.respond = (_request, response) => response.end("first");
    const resolved = [["127.0.0.1"], ["10.0.0.1"]];
    let count = 0;
    const resolve = () =>
      Promise.resolve((resolved[count++] ?? []).map((address) => ({ address, family: 4 })));
    expect(await outcome(`http://rebinding.test:${server.port}/`, { ...options(), resolve })).toBe(
      "got first",
    );
    expect(count).toBe(1);
    expect(await outcome(`http://rebinding.test:${server.port}/`, { ...options(), resolve })).toBe(
      "unreachable",
    );
  });

  test("a redirect is followed, and looked at like an address", async () => {
    const names = { "inside.test": ["192.168.1.1"] };
    const leading: [string, string][] = [
      ["/elsewhere", "got found at /elsewhere"],
      ["http://127.0.0.2/", "private-address"],
      ["http://[::1]/", "private-address"],
      ["//169.254.169.254/latest", "private-address"],
      ["http://inside.test/", "unreachable"],
      ["file:///etc/passwd", "bad-address"],
      ["http://user:secret@files.test/", "bad-address"],
      ["http://files.test:25/", "bad-address"],
      ["http://", "bad-address"],
    ];
    for (const [location, expected] of leading) {
      server.respond = redirectTo(location);
      expect(await outcome(here(), options(names)), location).toBe(expected);
    }
    server.respond = redirectTo("/");
    expect(await outcome(here(), options())).toBe("too-many-redirects");
  });

  test("what is too long is left where the limit is, said or not", async () => {
    server.respond = (_request, response) =>
      response.writeHead(200, { "content-length": 2 * megabyte }).flushHeaders();
    expect(await outcome(here(), options())).toBe("too-large");
    let sent = 0;
    server.respond = (_request, response) => {
      const part = Buffer.alloc(65_536);
      const send = (): void => {
        while (!response.destroyed && (sent += part.length) < 100 * megabyte && response.write(part));
      };
      response.on("drain", send);
      send();
    };
    expect(await outcome(here(), options())).toBe("too-large");
    expect(sent).toBeLessThan(20 * megabyte);
  });

  test("what is packed is unpacked up to the limit", async () => {
    const packed =
      (coding: string, body: Uint8Array): RequestListener =>
      (_request, response) =>
        response.writeHead(200, { "content-encoding": coding }).end(body);
    server.respond = packed("gzip", gzipSync("{}"));
    expect(await outcome(here(), options())).toBe("got {}");
    server.respond = packed("br", brotliCompressSync("{}"));
    expect(await outcome(here(), options())).toBe("got {}");
    server.respond = packed("gzip", gzipSync(Buffer.alloc(20 * megabyte)));
    expect(await outcome(here(), options())).toBe("too-large");
    server.respond = packed("gzip, gzip", gzipSync(gzipSync("{}")));
    expect(await outcome(here(), options())).toBe("refused");
    server.respond = packed("gzip", Buffer.from("no gzip"));
    expect(await outcome(here(), options())).toBe("unreachable");
  });

  test("what trickles, or never answers, is given up in time", async () => {
    server.respond = (_request, response) => {
      const timer = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(timer));
    };
    expect(await outcome(here(), options(), { timeoutInMs: 200 })).toBe("too-slow");
    server.respond = () => undefined;
    expect(await outcome(here(), options(), { timeoutInMs: 200 })).toBe("too-slow");
    const resolve = () => new Promise<never>(() => undefined);
    expect(await outcome(here(), { ...options(), resolve }, { timeoutInMs: 200 })).toBe("too-slow");
  });

  test("who no longer wants it ends the connection", async () => {
    const abort = new AbortController();
    const closed = new Promise<void>((resolve) => {
      server.respond = (_request, response) => {
        response.on("close", resolve);
        response.write("begun");
        abort.abort(new Error("given up"));
      };
    });
    await expect(outcome(here(), options(), { signal: abort.signal })).rejects.toThrow("given up");
    await closed;
  });

  test("responses that are no file, and connections that break", async () => {
    for (const [status, expected] of [
      [404, "not-found"],
      [410, "not-found"],
      [401, "refused"],
      [500, "refused"],
      [204, "refused"],
      [304, "refused"],
    ] as const) {
      server.respond = (_request, response) => response.writeHead(status).end();
      expect(await outcome(here(), options()), String(status)).toBe(expected);
    }
    server.respond = (request) => request.socket.destroy();
    expect(await outcome(here(), options())).toBe("unreachable");
    server.respond = (request) => request.socket.end("no HTTP at all\r\n\r\n");
    expect(await outcome(here(), options())).toBe("unreachable");
    server.respond = (_request, response) => response.setHeader("x-long", "a".repeat(30_000)).end("{}");
    expect(await outcome(here(), options())).toBe("unreachable");
    server.respond = (_request, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("half");
      response.destroy();
    };
    expect(await outcome(here(), options())).toBe("unreachable");
  });
});
