import { testedDatabases } from "@zoetrope/database/testing";
import { letTimePass } from "@zoetrope/jobs/testing";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { WebhookDelivery, WebhookEventType } from "../index.ts";
import { joinAs } from "../testing/join-as.ts";
import { openTeam } from "../testing/open-team.ts";
import { reasonOf } from "../testing/reason-of.ts";
import {
  circleLottie,
  openTemporaryWorkspaces,
  type TemporaryWorkspaces,
} from "../testing/temporary-workspaces.ts";
import { verifyWebhook } from "../testing/verify-webhook.ts";
import { createSealedSecrets } from "./sealed-secrets.ts";
import { createSecretSeed, secretText } from "./webhook-secret.ts";
import { openWebhookReceiver, type WebhookReceiver } from "../testing/webhook-receiver.ts";

const day = 86_400;
const webhookKey = Buffer.alloc(32, 5);

describe.each(testedDatabases)("webhooks (%s)", (kind) => {
  let temporary: TemporaryWorkspaces;
  let receiver: WebhookReceiver;
  let team: Awaited<ReturnType<typeof openTeam>>;
  beforeAll(async () => {
    receiver = await openWebhookReceiver();
    temporary = await openTemporaryWorkspaces(kind, {
      webhookPost: receiver.post,
      webhookKeys: [webhookKey],
    });
  });
  beforeEach(async () => {
    team = await openTeam(temporary);
    receiver.received.length = 0;
    receiver.answerWith((response) => void response.writeHead(204).end());
  });
  afterEach(async () => {
    vi.useRealTimers();
    await temporary.database.db.execute(sql`delete from webhook_endpoints`);
    await temporary.runJobs();
  });
  afterAll(async () => {
    await temporary.remove();
    await receiver.close();
  });

  const open = (
    eventTypes: string[] = ["file.uploaded"],
    url = `${receiver.origin}/hook`,
    who = team.owner,
  ) => temporary.workspaces.createWebhookEndpoint(who, { workspaceId: team.id, url, eventTypes });
  const upload = () =>
    temporary.workspaces.upload(team.member, {
      workspaceId: team.id,
      filename: "owl.json",
      bytes: circleLottie(),
    });
  /** Each reason once. */
  const reasonsOf = async (calls: Promise<unknown>[]) => [...new Set(await Promise.all(calls.map(reasonOf)))];
  const deliveries = async (endpointId: string): Promise<WebhookDelivery[]> =>
    (await temporary.workspaces.webhookDeliveries(team.owner, endpointId)).deliveries;
  const endpointOf = async (id: string) =>
    (await temporary.workspaces.webhookEndpoints(team.owner, team.id)).find((one) => one.id === id);
  /** As if so much time had gone by for what waits and for what is remembered of endpoints. */
  const pass = async (seconds: number) => {
    await letTimePass(temporary.database, seconds);
    await temporary.database.db.execute(sql`
      update webhook_endpoints set failing_since = failing_since - make_interval(secs => ${seconds}),
        previous_secret_until = previous_secret_until - make_interval(secs => ${seconds})`);
    await temporary.database.db.execute(sql`
      update webhook_deliveries set created_at = created_at - make_interval(secs => ${seconds})`);
    await temporary.runJobs();
  };

  it("tell of members and plans, with names and no addresses, and of no change that is none", async () => {
    const { workspaces } = temporary;
    // What was before there was an endpoint.
    await temporary.runJobs();
    await open(["member.added", "member.role_changed", "member.removed", "plan.changed"]);
    const guest = await temporary.person();
    await joinAs(workspaces, team.owner, team.id, guest, "member");
    const member = { workspaceId: team.id, memberId: guest };
    await workspaces.changeRole(team.owner, member, "admin");
    await workspaces.changeRole(team.owner, member, "admin");
    await workspaces.removeMember(team.owner, member);
    await workspaces.setPlan(team.id, "team");
    await workspaces.setPlan(team.id, "enterprise");
    await workspaces.setPlan(team.id, null);
    await temporary.runJobs();
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const about = (role: string, more = {}) => ({
      workspaceId: team.id,
      member: { id: guest, name: "Mira Sol", role },
      ...more,
    });
    expect(told.map(({ type, data }) => [type, data])).toEqual([
      ["member.added", about("member")],
      ["member.role_changed", about("admin", { previousRole: "member" })],
      ["member.removed", about("admin")],
      ["plan.changed", { workspaceId: team.id, plan: "enterprise", previousPlan: "team" }],
      ["plan.changed", { workspaceId: team.id, plan: null, previousPlan: "enterprise" }],
    ]);
    expect(receiver.received.map(({ body }) => body).join("")).not.toContain("@");
  });

  it("tell who owns a workspace from now on, and name nobody whose account is gone", async () => {
    const { workspaces } = temporary;
    await open(["member.role_changed", "member.removed"]);
    await workspaces.transferOwnership(team.owner, { workspaceId: team.id, memberId: team.admin });
    await workspaces.accountPart.remove(team.admin);
    await temporary.runJobs();
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const row = (type: string, id: string, name: string | null, role: string, previousRole?: string) => ({
      type,
      data: {
        workspaceId: team.id,
        member: { id, name, role },
        ...(previousRole === undefined ? {} : { previousRole }),
      },
    });
    expect(told.map(({ type, data }) => ({ type, data }))).toEqual([
      row("member.role_changed", team.owner, "Mira Sol", "admin", "owner"),
      row("member.role_changed", team.admin, "Mira Sol", "owner", "admin"),
      row("member.removed", team.admin, null, "owner"),
      row("member.role_changed", team.owner, "Mira Sol", "owner", "admin"),
    ]);
  });

  it("tell an endpoint of what it has chosen, signed, and of nothing else", async () => {
    const { endpoint, secret } = await open(["file.uploaded", "publication.created", "file.deleted"]);
    const other = await open(["file.renamed"], `${receiver.origin}/names`);
    const file = await upload();
    const words = { title: "Owl", tags: ["owl"], licence: "MIT" };
    const { publication } = await temporary.workspaces.publish(team.owner, { fileId: file.id, ...words });
    await temporary.workspaces.publish(team.owner, { fileId: file.id, ...words, title: "Owls" });
    await temporary.workspaces.renameFile(team.owner, file.id, "Night owl");
    await temporary.workspaces.renameFile(team.owner, file.id, "Night owl");
    await temporary.workspaces.deleteFile(team.owner, file.id);
    await temporary.runJobs();

    const hooks = receiver.received.filter(({ path }) => path === "/hook");
    const bodies = hooks.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    const about = { workspaceId: team.id, file: { id: file.id, name: "owl" } };
    expect(bodies).toEqual([
      { type: "file.uploaded", timestamp: expect.any(String) as string, data: about },
      {
        type: "publication.created",
        timestamp: expect.any(String) as string,
        data: {
          ...about,
          publication: {
            animationId: publication?.catalogueId,
            slug: publication?.slug,
            title: "Owl",
            licence: "MIT",
          },
        },
      },
      {
        type: "file.deleted",
        timestamp: expect.any(String) as string,
        data: { ...about, file: { id: file.id, name: "Night owl" } },
      },
    ]);
    for (const { headers, body } of hooks) {
      expect(headers.get("content-type")).toBe("application/json");
      verifyWebhook(secret, headers, body);
      expect(() => verifyWebhook(other.secret, headers, body)).toThrow("not signed with this secret");
      expect(() => verifyWebhook(secret, headers, body.replace("owl", "fox"))).toThrow("not signed");
    }
    expect(receiver.received.filter(({ path }) => path === "/names")).toHaveLength(1);
    const log = await deliveries(endpoint.id);
    expect(new Set(log.map(({ id }) => id))).toEqual(
      new Set(hooks.map(({ headers }) => headers.get("webhook-id"))),
    );
    expect(log.every(({ state, lastStatus }) => state === "delivered" && lastStatus === 204)).toBe(true);
    expect((await temporary.workspaces.webhookDelivery(team.admin, log[0]?.id ?? "")).payload).toBe(
      hooks.find(({ headers }) => headers.get("webhook-id") === log[0]?.id)?.body,
    );
  });

  it("of one workspace are not told what happens in another, nor once they are deleted or switched off", async () => {
    const { endpoint } = await open();
    const gone = await open(["file.uploaded"], `${receiver.origin}/gone`);
    await temporary.workspaces.changeWebhookEndpoint(team.owner, endpoint.id, { isEnabled: false });
    await temporary.workspaces.deleteWebhookEndpoint(team.owner, gone.endpoint.id);
    const elsewhere = await temporary.workspaces.create(team.owner, "Elsewhere");
    await temporary.workspaces.upload(team.owner, {
      workspaceId: elsewhere.id,
      filename: "owl.json",
      bytes: circleLottie(),
    });
    await upload();
    await temporary.runJobs();
    expect(receiver.received).toEqual([]);
    await temporary.workspaces.changeWebhookEndpoint(team.owner, endpoint.id, { isEnabled: true });
    await upload();
    await temporary.runJobs();
    expect(receiver.received).toHaveLength(1);
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

  it("are tried again later each time, under one id, until they are answered", async () => {
    const { endpoint } = await open();
    let count = 0;
    receiver.answerWith((response) => {
      count += 1;
      response.writeHead(count < 3 ? 503 : 200).end(`try ${count}`);
    });
    await temporary.workspaces.sendTestWebhook(team.owner, endpoint.id);
    await temporary.runJobs();
    const [first] = await deliveries(endpoint.id);
    expect(first).toMatchObject({ state: "pending", attemptCount: 1, lastStatus: 503, lastError: null });
    expect((await endpointOf(endpoint.id))?.failingSince).toBeInstanceOf(Date);
    await temporary.runJobs();
    expect(receiver.received).toHaveLength(1);
    await pass(6);
    expect(receiver.received).toHaveLength(2);
    await pass(60);
    expect(receiver.received).toHaveLength(2);
    await pass(5 * 60);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers.get("webhook-id")))).toEqual(
      new Set([first?.id]),
    );
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const { attempts, ...delivery } = await temporary.workspaces.webhookDelivery(team.owner, first?.id ?? "");
    expect(delivery).toMatchObject({ state: "delivered", attemptCount: 3, nextAttemptAt: null });
    expect(attempts.map(({ number, status, answer }) => [number, status, answer])).toEqual([
      [3, 200, "try 3"],
      [2, 503, "try 2"],
      [1, 503, "try 1"],
    ]);
    expect((await endpointOf(endpoint.id))?.failingSince).toBeNull();
  });

  it("log what nobody answered, redirects, and the beginning of long answers", async () => {
    const { endpoint } = await open(["file.uploaded"]);
    const attemptAfter = async (answer: Parameters<typeof receiver.answerWith>[0]) => {
      receiver.answerWith(answer);
      const { id } = await temporary.workspaces.sendTestWebhook(team.owner, endpoint.id);
      await temporary.runJobs();
      return (await temporary.workspaces.webhookDelivery(team.owner, id)).attempts[0];
    };
    expect(await attemptAfter((response) => response.socket?.destroy())).toMatchObject({
      status: null,
      error: "unreachable",
      answer: null,
    });
    const redirect = { location: "http://169.254.169.254/" };
    expect(await attemptAfter((response) => response.writeHead(307, redirect).end())).toMatchObject({
      status: 307,
      error: null,
    });
    const long = await attemptAfter((response) => response.writeHead(200).end(`\0${"é".repeat(5_000)}`));
    expect(long).toMatchObject({ status: 200 });
    expect(new TextEncoder().encode(long?.answer ?? "").length).toBeLessThan(2_060);
    expect(long?.answer?.startsWith("\ufffdéé")).toBe(true);
    expect(receiver.received).toHaveLength(3);
  });

  it("stop after three days of failures, and the owner and admins are written to", async () => {
    const { endpoint } = await open();
    receiver.answerWith((response) => response.writeHead(500).end());
    await temporary.workspaces.sendTestWebhook(team.owner, endpoint.id);
    await temporary.runJobs();
    await temporary.mailer.deliverDue();
    const mailsBefore = (await temporary.mailbox.list()).length;
    for (const seconds of [6, 400, 2_000, 8_000, 20_000, 40_000, 56_000, 80_000]) await pass(seconds);
    expect(receiver.received).toHaveLength(9);
    expect((await endpointOf(endpoint.id))?.isEnabled).toBe(true);
    await temporary.workspaces.sendTestWebhook(team.owner, endpoint.id);
    await temporary.runJobs();
    await pass(96_000);
    expect(await endpointOf(endpoint.id)).toMatchObject({ isEnabled: false, disabledBecause: "failing" });
    expect((await deliveries(endpoint.id)).map(({ state }) => state)).toEqual(["failed", "failed"]);
    await temporary.mailer.deliverDue();
    const mails = (await temporary.mailbox.list()).slice(0, -mailsBefore || undefined);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [team.owner, team.admin].map((id) => `${id}@company.example`).toSorted(),
    );
    expect(mails[0]?.subject).toContain("are switched off");
    const count = receiver.received.length;
    await pass(day);
    expect(receiver.received).toHaveLength(count);
    expect(await reasonOf(temporary.workspaces.sendTestWebhook(team.owner, endpoint.id))).toBe(
      "webhook-disabled",
    );
    await temporary.workspaces.changeWebhookEndpoint(team.owner, endpoint.id, { isEnabled: true });
    expect(await endpointOf(endpoint.id)).toMatchObject({ disabledBecause: null, failingSince: null });
  });

  it("stop at once where the receiver says that it is gone", async () => {
    const { endpoint } = await open();
    receiver.answerWith((response) => response.writeHead(410).end());
    await temporary.workspaces.sendTestWebhook(team.owner, endpoint.id);
    await temporary.runJobs();
    expect(await endpointOf(endpoint.id)).toMatchObject({ isEnabled: false, disabledBecause: "gone" });
  });

  it("are sent again by hand, the same under the same id", async () => {
    const { endpoint } = await open();
    await temporary.workspaces.sendTestWebhook(team.owner, endpoint.id);
    await temporary.runJobs();
    const [delivery] = await deliveries(endpoint.id);
    await temporary.workspaces.sendWebhookAgain(team.admin, delivery?.id ?? "");
    await temporary.workspaces.sendWebhookAgain(team.admin, delivery?.id ?? "");
    await temporary.runJobs();
    expect(receiver.received).toHaveLength(2);
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers.get("webhook-id")).toBe(delivery?.id);
    // What waits for its next try is tried now, and not a second time later.
    receiver.answerWith((response) => response.writeHead(500).end());
    const test = await temporary.workspaces.sendTestWebhook(team.owner, endpoint.id);
    await temporary.runJobs();
    receiver.answerWith((response) => response.writeHead(200).end());
    await temporary.workspaces.sendWebhookAgain(team.owner, test.id);
    await temporary.runJobs();
    await pass(day);
    expect(receiver.received).toHaveLength(4);
    expect(JSON.parse(receiver.received[3]?.body ?? "")).toMatchObject({
      type: "webhook.test",
      data: { workspaceId: team.id },
    });
  });

  it("are not to be used against somebody else’s server by hand", async () => {
    const { endpoint } = await open();
    const { workspaces, database } = temporary;
    for (let times = 0; times < 30; times += 1) await workspaces.sendTestWebhook(team.owner, endpoint.id);
    expect(await reasonOf(workspaces.sendTestWebhook(team.owner, endpoint.id))).toBe("too-many-deliveries");
    await temporary.runJobs();
    expect(receiver.received).toHaveLength(30);
    const [delivery] = await deliveries(endpoint.id);
    await database.db.execute(
      sql`update webhook_deliveries set attempts = 50 where id = ${delivery?.id ?? ""}`,
    );
    expect(await reasonOf(workspaces.sendWebhookAgain(team.owner, delivery?.id ?? ""))).toBe(
      "too-many-deliveries",
    );
  });

  it("are listed by pages, and forgotten after a month", async () => {
    const { endpoint } = await open();
    const { workspaces } = temporary;
    for (let times = 0; times < 5; times += 1) await workspaces.sendTestWebhook(team.owner, endpoint.id);
    await temporary.runJobs();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const request = { first: 2, ...(after !== undefined && { after }) };
      const page = await workspaces.webhookDeliveries(team.owner, endpoint.id, request);
      seen.push(...page.deliveries.map(({ id }) => id));
      after = page.hasNextPage ? (page.endCursor ?? undefined) : undefined;
    } while (after !== undefined);
    expect(new Set(seen).size).toBe(5);
    for (const wrong of ["", "1", "1/x", `1/${"0".repeat(20)}'`])
      expect(await reasonOf(workspaces.webhookDeliveries(team.owner, endpoint.id, { after: wrong }))).toBe(
        "cursor-malformed",
      );
    await pass(29 * day);
    await workspaces.cleanup();
    expect(await deliveries(endpoint.id)).toHaveLength(5);
    await pass(2 * day);
    await workspaces.cleanup();
    expect(await deliveries(endpoint.id)).toEqual([]);
  });

  it("are wanted exactly if the change is", async () => {
    const { endpoint } = await open(["file.renamed", "file.deleted"] satisfies WebhookEventType[]);
    const file = await upload();
    await Promise.allSettled([
      temporary.workspaces.deleteFile(team.owner, file.id),
      temporary.workspaces.deleteFile(team.admin, file.id),
    ]);
    expect(await reasonOf(temporary.workspaces.renameFile(team.owner, file.id, "Fox"))).toBe("file-missing");
    await temporary.runJobs();
    expect((await deliveries(endpoint.id)).map(({ eventType }) => eventType)).toEqual(["file.deleted"]);
  });
});
