import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSecretSeed, secretText, signaturesOf } from "../webhooks/webhook-secret.ts";
import { verifyWebhook } from "./verify-webhook.ts";

const seed = createSecretSeed();
const secret = secretText("endpoint", seed);
const payload = '{"type":"webhook.test"}';

const signed = (timestamp = Math.floor(Date.now() / 1_000), seeds = [seed]): Headers =>
  new Headers({
    "webhook-id": "delivery",
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signaturesOf("endpoint", seeds, { deliveryId: "delivery", timestamp, payload }),
  });

describe("a receiver that verifies as the document shows it", () => {
  afterEach(() => void vi.useRealTimers());

  it("takes what was signed, also beside a signature by another secret", () => {
    expect(() => verifyWebhook(secret, signed(), payload)).not.toThrow();
    expect(() => verifyWebhook(secret, signed(undefined, [createSecretSeed(), seed]), payload)).not.toThrow();
  });

  it("refuses what is played again later, and what claims to be of another time", () => {
    const headers = signed();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 301_000 });
    expect(() => verifyWebhook(secret, headers, payload)).toThrow("too old");
    headers.set("webhook-timestamp", String(Math.floor(Date.now() / 1_000)));
    expect(() => verifyWebhook(secret, headers, payload)).toThrow("not signed");
    expect(() => verifyWebhook(secret, signed(Math.floor(Date.now() / 1_000) + 400), payload)).toThrow(
      "too new",
    );
  });

  it.each([
    ["another secret", { seeds: [createSecretSeed()] }],
    ["no secret", { seeds: [] }],
  ])("refuses what was signed with %s", (_, { seeds }) => {
    expect(() => verifyWebhook(secret, signed(undefined, seeds), payload)).toThrow("not signed");
  });

  it.each([
    ["webhook-id", "another"],
    ["webhook-timestamp", ""],
    ["webhook-timestamp", "NaN"],
    ["webhook-timestamp", "1e9"],
    ["webhook-signature", ""],
    ["webhook-signature", "v1,"],
    ["webhook-signature", "v1"],
    ["webhook-signature", "v1,AAAA"],
  ])("refuses a header %s of “%s”", (name, value) => {
    const headers = signed();
    headers.set(name, value);
    expect(() => verifyWebhook(secret, headers, payload)).toThrow();
  });

  it("refuses a signature of another version, and another body", () => {
    const headers = signed();
    headers.set("webhook-signature", (headers.get("webhook-signature") ?? "").replace("v1,", "v2,"));
    expect(() => verifyWebhook(secret, headers, payload)).toThrow("not signed");
    expect(() => verifyWebhook(secret, signed(), `${payload} `)).toThrow("not signed");
  });

  it("is what the document shows", async () => {
    const [document, source] = await Promise.all([
      readFile(join(import.meta.dirname, "../../../../docs/webhooks.md"), "utf8"),
      readFile(join(import.meta.dirname, "verify-webhook.ts"), "utf8"),
    ]);
    expect(document).toContain(`\`\`\`ts\n${source}\`\`\``);
  });
});
