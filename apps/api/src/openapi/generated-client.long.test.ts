import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ingestRequest } from "@zoetrope/catalog/testing";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makeClient } from "../testing/make-client.ts";
import { openTemporaryGateway, urls } from "../testing/temporary-gateway.ts";

const root = join(import.meta.dirname, "../../../..");

type Walk = (
  baseUrl: string,
  ask: typeof fetch,
  key: string,
) => Promise<{ layers: unknown; picture: Blob; pageUrl: string | undefined }>;

const red = {
  v: "5.7.0",
  fr: 30,
  ip: 0,
  op: 30,
  w: 64,
  h: 64,
  layers: [
    {
      ty: 4,
      nm: "Body",
      ip: 0,
      op: 30,
      st: 0,
      ks: {},
      shapes: [
        {
          ty: "gr",
          it: [
            { ty: "el", s: { a: 0, k: [60, 60] }, p: { a: 0, k: [32, 32] } },
            { ty: "fl", c: { a: 0, k: [1, 0, 0] }, o: { a: 0, k: 100 } },
            { ty: "tr" },
          ],
        },
      ],
    },
  ],
};

it("a client that is made of the description searches, inspects, recolours, uploads, renders and publishes", async () => {
  const gateway = await openTemporaryGateway();
  // Below the repository, where the types of Node are found.
  const folder = mkdtempSync(join(root, "node_modules/.generated-client-"));
  try {
    await gateway.catalog.ingest(
      ingestRequest("Owl", { tags: ["owl"], bytes: Buffer.from(JSON.stringify(red)) }),
    );
    await gateway.catalog.rank();
    const mira = await gateway.person();
    const { id: workspaceId } = await gateway.workspaces.create(mira, "Studio");
    await gateway.workspaces.setPlan(workspaceId, "team");
    const { secret } = await gateway.workspaces.createApiKey(mira, {
      workspaceId,
      name: "CI",
      scopes: ["tools", "files:read", "files:write", "publish"],
      lifetimeInDays: null,
    });
    const description = await (await gateway.app.request(`${urls.api}/api/v1/openapi.json`)).json();
    await makeClient(description, folder);
    cpSync(join(root, "apps/api/client-walk/walk.ts"), join(folder, "walk.ts"));
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          target: "es2023",
          lib: ["es2023", "dom", "dom.iterable"],
          module: "nodenext",
          types: [],
          allowImportingTsExtensions: true,
          noEmit: true,
        },
        files: ["walk.ts"],
      }),
    );
    execFileSync(process.execPath, [join(root, "node_modules/typescript-native/bin/tsc"), "-p", folder], {
      stdio: ["ignore", "inherit", "inherit"],
    });
    const { walk } = (await import(pathToFileURL(join(folder, "walk.ts")).href)) as { walk: Walk };
    const walked = await walk(urls.api, async (...asked) => gateway.app.request(...asked), secret);
    expect(JSON.stringify(walked.layers)).toContain("Body");
    const { data, info } = await sharp(await walked.picture.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (32 * info.width + 32) * info.channels;
    expect([...data.subarray(at, at + 3)]).toEqual([0, 0, 255]);
    expect(walked.pageUrl).toContain("/animation/blue-owl-");
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await gateway.remove();
  }
});
