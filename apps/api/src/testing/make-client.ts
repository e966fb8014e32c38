import { createClient } from "@hey-api/openapi-ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Generates a client of a description into a folder, as whoever writes a program would. */
export async function makeClient(description: object, folder: string): Promise<void> {
  const input = join(folder, "openapi.json");
  writeFileSync(input, JSON.stringify(description));
  await createClient({
    input,
    output: { path: join(folder, "client"), module: { extension: ".ts" } },
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
    logs: { level: "silent" },
  } as unknown as Parameters<typeof createClient>[0]);
}
