import type { Database } from "@zoetrope/database";
import { advanceTime } from "@zoetrope/jobs/testing";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { WebhookDelivery } from "../index.ts";
import { openTeam } from "./open-team.ts";
import { circleLottie, openTemporaryWorkspaces, type TemporaryWorkspaces } from "./temporary-workspaces.ts";
import { openWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

/** What the secrets of the tests are encrypted with. */
export const webhookKey = Buffer.alloc(32, 5);

interface OpenedWebhooks {
  temporary: TemporaryWorkspaces;
  receiver: WebhookReceiver;
  team: Awaited<ReturnType<typeof openTeam>>;
}

/** Workspaces with a receiver of webhooks for the tests of a suite, each with a team of its own and no endpoint. */
export function useWebhooks(kind: Database["kind"]) {
  let temporary: TemporaryWorkspaces;
  let receiver: WebhookReceiver;
  let team: OpenedWebhooks["team"];
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

  return {
    /** Of the test that runs. */
    opened: (): OpenedWebhooks => ({ temporary, receiver, team }),
    open: (eventTypes: string[] = ["file.uploaded"], url = `${receiver.origin}/hook`, who = team.owner) =>
      temporary.workspaces.createWebhookEndpoint(who, { workspaceId: team.id, url, eventTypes }),
    upload: () =>
      temporary.workspaces.upload(team.member, {
        workspaceId: team.id,
        filename: "owl.json",
        bytes: circleLottie(),
      }),
    deliveries: async (endpointId: string): Promise<WebhookDelivery[]> =>
      (await temporary.workspaces.webhookDeliveries(team.owner, endpointId)).deliveries,
    endpointOf: async (id: string) =>
      (await temporary.workspaces.webhookEndpoints(team.owner, team.id)).find((one) => one.id === id),
    /** As if so much time had gone by for what waits and for what is remembered of endpoints. */
    async pass(seconds: number): Promise<void> {
      await advanceTime(temporary.database, seconds);
      await temporary.database.db.execute(sql`
        update webhook_endpoints set failing_since = failing_since - make_interval(secs => ${seconds}),
          previous_secret_until = previous_secret_until - make_interval(secs => ${seconds})`);
      await temporary.database.db.execute(sql`
        update webhook_deliveries set created_at = created_at - make_interval(secs => ${seconds})`);
      await temporary.runJobs();
    },
  };
}
