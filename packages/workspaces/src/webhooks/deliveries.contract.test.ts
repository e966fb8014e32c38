import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { reasonOf } from "../testing/reason-of.ts";
import { useWebhooks } from "../testing/use-webhooks.ts";

const day = 86_400;

describe.each(testedDatabases)("deliveries of webhooks (%s)", (kind) => {
  const { opened, deliveries, endpointOf, open, pass } = useWebhooks(kind);
  let temporary: ReturnType<typeof opened>["temporary"];
  let receiver: ReturnType<typeof opened>["receiver"];
  let team: ReturnType<typeof opened>["team"];
  beforeEach(() => {
    ({ temporary, receiver, team } = opened());
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
});
