import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { reasonOf, reasonsOf } from "../testing/reason-of.ts";
import { verifyWebhook } from "../testing/verify-webhook.ts";
import { createSealedSecrets } from "./sealed-secrets.ts";
import { createSecretSeed, secretText } from "./webhook-secret.ts";
import { useWebhooks, webhookKey } from "../testing/use-webhooks.ts";

const day = 86_400;

describe.each(testedDatabases)("endpoints of webhooks (%s)", (kind) => {
  const { opened, endpointOf, open, pass, upload } = useWebhooks(kind);
  let temporary: ReturnType<typeof opened>["temporary"];
  let receiver: ReturnType<typeof opened>["receiver"];
  let team: ReturnType<typeof opened>["team"];
  beforeEach(() => {
    ({ temporary, receiver, team } = opened());
  });

  it("are managed by owners and admins alone", async () => {
    const { endpoint } = await open(undefined, undefined, team.admin);
    const { id } = await temporary.workspaces.sendTestWebhook(team.owner, endpoint.id);
    const stranger = await temporary.person();
    const { workspaces } = temporary;
    for (const [who, ofWorkspace, ofEndpoint, ofDelivery] of [
      [team.member, "not-allowed", "not-allowed", "not-allowed"],
      [stranger, "workspace-missing", "webhook-missing", "delivery-missing"],
    ] as const) {
      expect(await reasonOf(workspaces.webhookEndpoints(who, team.id))).toBe(ofWorkspace);
      expect(await reasonOf(open(undefined, undefined, who))).toBe(ofWorkspace);
      expect(
        await reasonsOf([
          workspaces.changeWebhookEndpoint(who, endpoint.id, { isEnabled: false }),
          workspaces.rotateWebhookSecret(who, endpoint.id),
          workspaces.deleteWebhookEndpoint(who, endpoint.id),
          workspaces.webhookDeliveries(who, endpoint.id),
          workspaces.sendTestWebhook(who, endpoint.id),
        ]),
      ).toEqual([ofEndpoint]);
      expect(
        await reasonsOf([workspaces.webhookDelivery(who, id), workspaces.sendWebhookAgain(who, id)]),
      ).toEqual([ofDelivery]);
    }
    for (const wrong of ["", "nonsense", "0".repeat(20)]) {
      expect(await reasonOf(workspaces.deleteWebhookEndpoint(team.owner, wrong))).toBe("webhook-missing");
      expect(await reasonOf(workspaces.webhookDelivery(team.owner, wrong))).toBe("delivery-missing");
    }
    expect(await endpointOf(endpoint.id)).toEqual(endpoint);
  });

  it.each([
    ["no event", { eventTypes: [] }, "event-types-malformed"],
    ["an event there is not", { eventTypes: ["file.uploaded", "file.opened"] }, "event-types-malformed"],
    ["plain HTTP on the internet", { url: "http://1.1.1.1/" }, "webhook-address-malformed"],
    ["no address", { url: "nothing" }, "webhook-address-malformed"],
    ["a user’s name", { url: "https://user:pass@example.com/" }, "webhook-address-malformed"],
    ["another port", { url: "https://example.com:22/" }, "webhook-address-malformed"],
    ["a private address", { url: "https://10.0.0.1/" }, "webhook-address-private"],
    ["what clouds answer from within", { url: "https://169.254.169.254/latest" }, "webhook-address-private"],
    ["too long an address", { url: `https://example.com/${"a".repeat(2_100)}` }, "webhook-address-malformed"],
  ] as [string, { url?: string; eventTypes?: string[] }, string][])(
    "for %s are refused, new or changed",
    async (_, wanted, reason) => {
      expect(await reasonOf(open(wanted.eventTypes, wanted.url))).toBe(reason);
      const { endpoint } = await open();
      const { workspaces } = temporary;
      expect(await reasonOf(workspaces.changeWebhookEndpoint(team.owner, endpoint.id, wanted))).toBe(reason);
      expect(await endpointOf(endpoint.id)).toEqual(endpoint);
    },
  );

  it("are ten of one workspace at most, made by people whose address is verified", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => reasonOf(open())));
    expect(all.filter((reason) => reason === "too-many-webhooks")).toHaveLength(2);
    const anybody = await temporary.person();
    const { id: workspaceId } = await temporary.workspaces.create(anybody, "Alone");
    await temporary.database.db.execute(sql`update users set email_verified = false where id = ${anybody}`);
    const endpoint = { workspaceId, url: "https://example.com/", eventTypes: ["file.uploaded"] };
    expect(await reasonOf(temporary.workspaces.createWebhookEndpoint(anybody, endpoint))).toBe(
      "email-unverified",
    );
  });

  it("have secrets that the database alone does not give away, also those from before there was a key", async () => {
    const { endpoint, secret } = await open();
    const stored = async () =>
      (
        await temporary.database.db.execute<{ n: number }>(
          sql`select octet_length(secret) as n from webhook_endpoints where id = ${endpoint.id}`,
        )
      ).rows[0]?.n;
    expect(await stored()).toBe(61);
    const sealed = createSealedSecrets([webhookKey]);
    await temporary.database.db.execute(sql`
      update webhook_endpoints set secret = ${createSecretSeed()} where id = ${endpoint.id}`);
    const { rows } = await temporary.database.db.execute<{ secret: Buffer }>(
      sql`select secret from webhook_endpoints where id = ${endpoint.id}`,
    );
    const before = secretText(endpoint.id, rows[0]?.secret ?? Buffer.alloc(0));
    expect(before).not.toBe(secret);
    await temporary.workspaces.rotateKeys();
    expect(await stored()).toBe(61);
    await sealed.sealStored(temporary.database);
    await upload();
    await temporary.runJobs();
    const [{ headers, body } = { headers: new Headers(), body: "" }] = receiver.received;
    verifyWebhook(before, headers, body);
  });

  it("show their secret once, and sign with both for a day after a rotation", async () => {
    const first = await open();
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { rows } = await temporary.database.db.execute(sql`
      select e::text as line, encode(secret, 'base64') as stored from webhook_endpoints e`);
    expect(JSON.stringify(rows)).not.toContain(first.secret.slice("whsec_".length));
    const second = await temporary.workspaces.rotateWebhookSecret(team.admin, first.endpoint.id);
    expect(second.secret).not.toBe(first.secret);
    const isGood = async (secret: string) => {
      await temporary.workspaces.sendTestWebhook(team.owner, first.endpoint.id);
      await temporary.runJobs();
      const { headers, body } = receiver.received.at(-1) ?? { headers: new Headers(), body: "" };
      return reasonOf(Promise.resolve().then(() => verifyWebhook(secret, headers, body)));
    };
    expect([await isGood(first.secret), await isGood(second.secret)]).toEqual(["no failure", "no failure"]);
    await pass(day);
    expect(await isGood(first.secret)).toBe("Error: not signed with this secret");
    expect(await isGood(second.secret)).toBe("no failure");
    await temporary.workspaces.cleanup();
    const left = await temporary.database.db.execute(
      sql`select 1 from webhook_endpoints where previous_secret is not null`,
    );
    expect(left.rows).toEqual([]);
  });
});
