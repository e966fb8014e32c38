import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { createLogger } from "../index.ts";

function logged(entry: object): string {
  const lines: string[] = [];
  createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } }).info(
    entry,
    "said",
  );
  return lines.join("");
}

it("writes one JSON object a line, with the level by name and the time", () => {
  expect(JSON.parse(logged({ host: "site" }))).toMatchObject({
    level: "info",
    host: "site",
    msg: "said",
    time: expect.stringMatching(/Z$/),
  });
});

it.each([
  { token: "s3cret" },
  { authorization: "Bearer s3cret" },
  { headers: { cookie: "session=s3cret" } },
  { req: { headers: { authorization: "s3cret", "set-cookie": "s3cret" } } },
  { body: { password: "s3cret" } },
])("hides secrets in %j", (entry) => {
  const line = logged(entry);
  expect(line).toContain("[hidden]");
  expect(line).not.toContain("s3cret");
});

it("tells of an error with its causes", () => {
  const line = logged({ err: new Error("outer", { cause: new Error("inner") }) });
  expect(line).toContain("outer");
  expect(line).toContain("inner");
});

const logger = new URL("create-logger.ts", import.meta.url).href;

/** Runs the script with a log of its own on standard error. */
function runWithLog(script: string) {
  const code = `import { createLogger } from ${JSON.stringify(logger)}; const log = createLogger({ level: "info" }); ${script}`;
  return spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "ignore", "pipe"],
  });
}

it("writes what went wrong at once, with what came before", async () => {
  const child = runWithLog(`log.info("before"); log.error("wrong"); setInterval(() => {}, 60_000);`);
  let text = "";
  for await (const chunk of child.stderr) if ((text += String(chunk)).includes("wrong")) break;
  child.kill();
  expect(text).toContain("before");
});

it("writes a quiet line without waiting for others", async () => {
  const child = runWithLog(`log.info("alone"); setInterval(() => {}, 60_000);`);
  const [chunk] = (await once(child.stderr, "data")) as [Buffer];
  child.kill();
  expect(chunk.toString()).toContain("alone");
});

it.each([`process.exit(0)`, `throw new Error("stop")`, ``])(
  "loses no line when the process ends by %j",
  async (end) => {
    const child = runWithLog(`for (let line = 0; line < 300; line += 1) log.info({ line }, "said"); ${end}`);
    let text = "";
    for await (const chunk of child.stderr) text += String(chunk);
    expect(text.match(/"msg":"said"/g)).toHaveLength(300);
  },
);
