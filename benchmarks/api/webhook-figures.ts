import { openJobs } from "@zoetrope/jobs";
import { createMailbox, createMailer, mailJob } from "@zoetrope/mail";
import { createWorkspaces, workspaceJobs, type WorkspaceServices } from "@zoetrope/workspaces";
import type { Database } from "@zoetrope/database";
import { pino } from "pino";
import { openWebhookReceiver } from "@zoetrope/workspaces/testing/webhook-receiver";
import type { Figure } from "../harness.ts";
import { addWorkspace, nameOfKind, openBenchmarkDatabase } from "./benchmark-database.ts";

const endpoints = 8;
const events = 25;
const warmUps = 2;

/** How many deliveries are made in a second: from the event to what was answered in the log, to a receiver on this machine. */
export async function measureWebhooks(kind: Database["kind"]): Promise<Figure[]> {
  const database = await openBenchmarkDatabase(kind);
  const receiver = await openWebhookReceiver();
  const logger = pino({ level: "error" });
  const jobs = await openJobs({ database, logger, kinds: [mailJob, ...workspaceJobs] });
  try {
    const mailer = createMailer({ jobs, transport: createMailbox(database), logger });
    // Nothing of a file happens here.
    const unused = {} as Pick<WorkspaceServices, "catalog" | "files" | "renderer">;
    const urls = { workflow: "https://workflow.example", assets: "https://assets.example" };
    const webhookKeys = [new Uint8Array(32).fill(7)];
    const { post: webhookPost } = receiver;
    const services = { ...unused, database, jobs, logger, mailer, urls, webhookPost, webhookKeys };
    const workspaces = createWorkspaces(services);
    const { userId, workspaceId } = await addWorkspace(database);
    for (let count = 0; count < endpoints; count += 1)
      await workspaces.createWebhookEndpoint(userId, {
        workspaceId,
        url: `${receiver.origin}/${count}`,
        eventTypes: ["plan.changed"],
      });
    const send = async (many: number): Promise<void> => {
      for (let count = 0; count < many; count += 1)
        await workspaces.setPlan(workspaceId, count % 2 === 0 ? "team" : "free");
      await jobs.runDue();
    };
    await send(warmUps);
    const before = receiver.received.length;
    const start = performance.now();
    await send(events);
    const seconds = (performance.now() - start) / 1_000;
    const delivered = receiver.received.length - before;
    if (delivered !== endpoints * events) throw new Error(`${delivered} deliveries came`);
    return [
      {
        what: `webhooks, ${nameOfKind(kind)}`,
        value: delivered / seconds,
        unit: "deliveries/s",
        note: `${events} events to ${endpoints} endpoints each, with the changes, the outbox and the log; receiver on loopback`,
      },
    ];
  } finally {
    await jobs.stop();
    await receiver.close();
    await database.close();
  }
}
