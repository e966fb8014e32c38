import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runsOf } from "../../../../scripts/test-command/thoroughness.ts";
import { openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

const words = [
  "query",
  "mutation",
  "subscription",
  "fragment",
  "on",
  "Query",
  "Mutation",
  "Workspace",
  "workspaces",
  "workspace",
  "files",
  "first",
  "after",
  "id",
  "name",
  "__typename",
  "__schema",
  "__proto__",
  "constructor",
  "null",
  "true",
  "{",
  "}",
  "(",
  ")",
  "[",
  "]",
  ":",
  "!",
  "=",
  "|",
  "&",
  "@skip",
  "@include",
  "@defer",
  "if",
  "...",
  "$",
  "$x",
  '"x"',
  '"""',
  "1",
  "-1",
  "1e999",
  "99999999999",
  "#",
  "\u0000",
  "\ud800",
  "\ufeff",
  "deleteFile",
  "publishFile",
  "input",
  "PublishFileInput",
  "ID",
  "F",
  "...F",
];
const nearlyQueries = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(" "));
const nested = fc
  .tuple(fc.integer({ min: 1, max: 3_000 }), fc.constantFrom("{a", "[", "(a:{", "...{", "{workspaces"))
  .map(([count, part]) => part.repeat(count));
const recursive = fc
  .integer({ min: 1, max: 60 })
  .map(
    (count) =>
      `{...F0} ${Array.from({ length: count }, (_, n) => `fragment F${n} on Query{...F${(n + 1) % count} ...F${(n * 7) % count}}`).join(" ")}`,
  );
const values = fc.jsonValue({ maxDepth: 6 });
const bodies = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ query: fc.oneof(nearlyQueries, nested, recursive, fc.string(), values) }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        query: fc.constantFrom(
          "query($x: ID!) { workspace(id: $x) { id name files(first: 3) { files { id } } } }",
          "query($x: Int) { publicFiles(first: $x) { totalCount } }",
          "query($x: String) { publicFiles(after: $x, query: $x) { totalCount } }",
          "mutation($x: String!) { createWorkspace(name: $x) { id } }",
          "mutation($x: PublishFileInput!) { publishFile(input: $x) { id } }",
          'mutation($x: AssignableRole!) { inviteMember(workspaceId: "0", email: "a@b.cd", role: $x) { id } }',
          "mutation($x: ID!) { acceptInvitation(id: $x) { id } }",
        ),
        variables: fc.oneof(
          fc.record({
            x: fc.oneof(values, fc.string({ unit: "binary" }), fc.double(), fc.constant("\u0000")),
          }),
          values,
        ),
        operationName: values,
        extensions: values,
        documentId: values,
      },
      { requiredKeys: ["query"] },
    ),
  },
  { weight: 2, arbitrary: values },
);

describe("hostile operations", () => {
  let gateway: TemporaryGateway;
  let who = "";
  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    who = await gateway.person();
  });
  afterAll(() => gateway.remove());

  /** Never a fault of ours, always a code, nothing of the inside. */
  const expectManners = async (body: string) => {
    const result = await gateway.post(who, body);
    expect(result.status, body).toBeLessThan(500);
    expect(result.type, body).toMatch(/^application\/(?:graphql-response\+)?json/);
    if (result.status >= 400) expect(result.errors.length, body).toBeGreaterThan(0);
    for (const { extensions } of result.errors) {
      expect(extensions["code"], `${body} ${result.text}`).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(extensions["code"], `${body} ${result.text}`).not.toBe("internal");
      expect(Object.keys(extensions)).not.toContain("originalError");
    }
    expect(result.text).not.toMatch(/node_modules|\.ts:|"stack"/);
  };

  it("are answered with a code, whatever their body is", async () => {
    await fc.assert(
      fc.asyncProperty(bodies, (body) => expectManners(JSON.stringify(body))),
      { numRuns: runsOf(300, 3_000) },
    );
  }, 240_000);

  it("are answered with a code, also where they are no JSON", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.integer({ min: 1, max: 60_000 }).map((count) => "[".repeat(count)),
          fc.integer({ min: 1, max: 10_000 }).map((count) => '{"a":'.repeat(count)),
          fc
            .integer({ min: 1, max: 10_000 })
            .map((count) => `{"query":"{__typename}","variables":${"[".repeat(count)}${"]".repeat(count)}}`),
        ),
        expectManners,
      ),
      { numRuns: 500 },
    );
  }, 120_000);
});
