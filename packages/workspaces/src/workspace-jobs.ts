import { drawFile } from "./files/draw-file.ts";
import { deliverWebhook, queueWebhooks } from "./webhooks/queue-deliveries.ts";

/** Every kind of job of workspaces. */
export const workspaceJobs = [drawFile, queueWebhooks, deliverWebhook];
