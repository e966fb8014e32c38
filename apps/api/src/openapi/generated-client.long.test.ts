import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { makeClient } from "../testing/make-client.ts";
import { middleOf } from "../testing/middle-of.ts";
import { openStudio } from "../testing/open-studio.ts";
import { redAnimation } from "../testing/red-animation.ts";
import { openTemporaryGateway, urls } from "../testing/temporary-gateway.ts";

const root = join(import.meta.dirname, "../../../..");

type Walk = (
  baseUrl: string,
  ask: typeof fetch,
  key: string,
) => Promise<{ layers: unknown; picture: Blob; pageUrl: string | undefined }>;

it("a client that is made of the description searches, inspects, recolours, uploads, renders and publishes", async () => {
  const gateway = await openTemporaryGateway();
  // Below the repository, where the types of Node are found.
  const folder = mkdtempSync(join(root, "node_modules/.generated-client-"));
  try {
    const { makeKey } = await openStudio(gateway, redAnimation());
    const secret = await makeKey(["tools", "files:read", "files:write", "publish"]);
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
    expect(await middleOf(await walked.picture.arrayBuffer())).toEqual([0, 0, 255]);
    expect(walked.pageUrl).toContain("/animation/blue-owl-");
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await gateway.remove();
  }
});
