import { expect, it } from "vitest";
import { createLogger } from "./index.ts";

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
