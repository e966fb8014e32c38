import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gatewaySchema } from "../apps/api/src/gateway/schema/gateway-schema.ts";
import { operationLimits } from "../apps/api/src/gateway/operation-limits.ts";
import { operationsManifest } from "../packages/gateway-client/src/generated/manifest.ts";
import { parse, validate, specifiedRules } from "graphql";
import { describe, expect, it } from "vitest";
import { gatewayOperations } from "./gateway-operations.ts";

const packageFolder = join(import.meta.dirname, "../packages/gateway-client");

describe("what our clients know of the gateway", () => {
  it("is written from its schema and their operations: run `node scripts/gateway-operations.ts`", async () => {
    for (const [name, text] of await gatewayOperations())
      expect(await readFile(join(packageFolder, name), "utf8"), name).toBe(text);
  });

  it("are operations that the gateway runs, within its limits", () => {
    const texts = Object.values(operationsManifest);
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts)
      expect(validate(gatewaySchema, parse(text), [...specifiedRules, operationLimits]), text).toEqual([]);
  });
});
