import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClientFiles } from "./client-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-files-"));
  await writeFile(join(folder, "page.js"), "plain");
  await writeFile(join(folder, "page.js.br"), "packed");
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ["gzip, deflate, br", "br", "packed"],
  ["br;q=0, gzip", null, "plain"],
  ["br;q=0.000", null, "plain"],
  ["*", null, "plain"],
  ["", null, "plain"],
])("a script of a build for %s", async (accepted, coding, text) => {
  const serve = createClientFiles({ folder, headers: {} });
  const answer = await serve("/page.js", accepted);
  expect(answer?.headers.get("content-encoding") ?? null).toBe(coding);
  expect(answer?.headers.get("vary")).toBe("accept-encoding");
  expect(await answer?.text()).toBe(text);
});

it("a copy that is made later than the file is served from then on; a picture has none", async () => {
  await writeFile(join(folder, "new.css"), "plain");
  await writeFile(join(folder, "new.png"), "plain");
  await writeFile(join(folder, "new.png.br"), "packed");
  const serve = createClientFiles({ folder, headers: {} });
  const early = await serve("/new.css", "br");
  expect(await early?.text()).toBe("plain");
  expect(early?.headers.get("vary")).toBe("accept-encoding");
  await writeFile(join(folder, "new.css.br"), "packed");
  expect(await (await serve("/new.css", "br"))?.text()).toBe("packed");
  expect(await (await serve("/new.png", "br"))?.text()).toBe("plain");
});
