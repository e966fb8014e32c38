import type { Queries } from "@zoetrope/database";
import { defineEvent, type Jobs } from "@zoetrope/jobs";
import type { Publication, WorkspaceFile } from "../files/workspace-file.ts";
import type { WebhookEventType } from "./webhook.ts";

/** What an event is about: ids to ask the API for, and what people call it. */
export interface WorkspaceEventData {
  workspaceId: string;
  file: { id: string; name: string };
  /** The public side; only of events about it. */
  publication?: { animationId: string; slug: string; title: string; licence: string };
}

export interface WorkspaceEvent {
  type: WebhookEventType;
  data: WorkspaceEventData;
}

/** Something has changed in a workspace. The key is the id of the file. */
export const workspaceChanged = defineEvent<WorkspaceEvent>("workspace-changed");

/** What an event says of a file, and of its public side where it is about that. */
export function eventDataOf(
  { id, name, workspaceId }: Pick<WorkspaceFile, "id" | "name" | "workspaceId">,
  publication?: Pick<Publication, "catalogueId" | "slug" | "title" | "licence">,
): WorkspaceEventData {
  const file = { id, name };
  if (publication === undefined) return { workspaceId, file };
  const { catalogueId: animationId, slug, title, licence } = publication;
  return { workspaceId, file, publication: { animationId, slug, title, licence } };
}

/** Part of the transaction of the change. */
export async function emitWorkspaceEvent(
  jobs: Pick<Jobs, "emit">,
  tx: Queries,
  type: WebhookEventType,
  data: WorkspaceEventData,
): Promise<void> {
  await jobs.emit(tx, workspaceChanged, data.file.id, { type, data });
}
