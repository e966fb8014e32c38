import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import { makeDataFolder } from "../testing/make-data-folder.ts";
import { freePorts, runPlatform } from "../testing/run-platform.ts";

const bootTimeoutInMs = 120_000;
let data = "";
let ports: Record<string, string> = {};

beforeAll(async () => {
  data = await makeDataFolder();
  ports = await freePorts();
}, bootTimeoutInMs);

afterAll(() => rmSync(data, { recursive: true, force: true }));

const run = (variables: Record<string, string>, command?: string) =>
  runPlatform(
    {
      ZOETROPE_DATA: data,
      ZOETROPE_SEED: "none",
      // Hosts that need no build: how long one takes is no matter of a start.
      ZOETROPE_ROLES: "api,assets",
      ...ports,
      ...variables,
    },
    command,
  );

const impossible = [
  ["an unknown command", 64, "Usage", {}, "sing"],
  ["a wrong variable", 78, 'PORT_API is "abc"', { PORT_API: "abc" }, "start"],
  [
    "a database address that cannot be read",
    78,
    "DATABASE_URL is (value not shown)",
    { DATABASE_URL: "mysql://me:hunter2@db" },
    "start",
  ],
  [
    "a database that does not answer",
    69,
    "127.0.0.1:1/zoetrope does not answer (ECONNREFUSED). Is it running, and is the address right? The address stands in DATABASE_URL",
    { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/zoetrope" },
    "start",
  ],
  [
    "a file store that does not answer",
    69,
    "bucket in STORAGE_URL right?",
    { STORAGE_URL: "s3://key:hunter2@127.0.0.1:1/bucket?tls=false" },
    "seed",
  ],
  ["a data folder that is a file", 73, "/dev/null/data", { ZOETROPE_DATA: "/dev/null/data" }, "start"],
  [
    "a data folder where nobody can make anything",
    73,
    "Nothing can be kept in the data folder /proc/data (",
    { ZOETROPE_DATA: "/proc/data" },
    "start",
  ],
  [
    "such a folder, before it migrates",
    73,
    "the data folder /proc/data (",
    { ZOETROPE_DATA: "/proc/data" },
    "migrate",
  ],
  [
    "a mistyped variable, of which it has warned,",
    78,
    "! DATABASE_ULR is set, and nothing reads it. If DATABASE_URL is meant, correct the name.",
    {
      DATABASE_ULR: "postgres://me:hunter2@db/z",
      DATABASE_READ_URL: "postgres://me:hunter2@replica/z",
    },
    "start",
  ],
] as const;

describe.concurrent("a start that cannot be", { timeout: bootTimeoutInMs }, () => {
  it.each(sampleEvery(impossible, 1, 2))(
    "because of %s ends with one message and its own exit code",
    async (_what, code, message, variables, command) => {
      const result = await run(variables, command).ended;
      expect(result.errors).toContain(message);
      expect(result.errors).not.toMatch(/hunter2|\n\s+at /);
      expect(result.code).toBe(code);
    },
  );
});

describe("a running platform", { timeout: bootTimeoutInMs }, () => {
  it("answers, refuses its folder and ports to a second one, and ends at once when asked", async () => {
    const first = run({});
    await first.ready;
    const keywords = await fetch(`http://localhost:${ports["PORT_API"]}/api/v1/search-keywords?q=a`);
    expect(await keywords.json()).toEqual({ data: [] });
    expect((await fetch(`http://127.0.0.1:${ports["PORT_ADMIN"]}/metrics`)).status).toBe(200);
    // A machine on the network finds no open port.
    const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address, family } of others.filter(({ internal, scopeid }) => !internal && !scopeid)) {
      const host = family === "IPv6" ? `[${address}]` : address;
      await expect(fetch(`http://${host}:${ports["PORT_API"]}/healthz`), host).rejects.toThrow();
    }
    const { pid } = JSON.parse(readFileSync(join(data, "database/lock.json"), "utf8")) as { pid: number };
    expect(pid).toBe(first.child.pid);

    const second = await run(await freePorts()).ended;
    expect(second.code).toBe(75);
    expect(second.errors).toContain(`in use by process ${pid}`);

    // Before anything is made: nobody waits for a first start to hear of it.
    const elsewhere = join(data, "elsewhere");
    const third = await run({ ZOETROPE_DATA: elsewhere }).ended;
    expect(third.code).toBe(75);
    expect(third.errors).toMatch(/Port \d+ is taken by another program\..* PORT_\w+/);
    expect(existsSync(elsewhere)).toBe(false);

    first.child.kill("SIGTERM");
    expect((await first.ended).code).toBe(0);

    // As when the volume of the files is not mounted: they would end below the place for it.
    const files = join(data, "files");
    renameSync(files, `${files}-away`);
    const { code, errors } = await run({}).ended;
    expect(code).toBe(69);
    expect(errors).toContain("Is its volume mounted");
    expect(existsSync(files)).toBe(false);
  });

  it("reports a damaged data folder and leaves it as it is", async () => {
    const damaged = await makeDataFolder();
    const control = join(damaged, "database/cluster/global/pg_control");
    writeFileSync(control, "short");
    const { code, errors } = await run({ ZOETROPE_DATA: damaged }).ended;
    expect(code).toBe(65);
    expect(errors).toContain("is damaged and was left as it is");
    expect(errors).not.toMatch(/\n\s+at /);
    expect(readFileSync(control, "utf8")).toBe("short");
  });
});
