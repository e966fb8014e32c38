import type { Queries } from "@zoetrope/database";
import { defineEvent, type Jobs } from "@zoetrope/jobs";
import type { Publication, WorkspaceFile } from "../files/workspace-file.ts";
import type { PlanSlug } from "../plans/plans.ts";
import type { Role } from "../members/roles.ts";
import type { WebhookEventType } from "./webhook.ts";

/** Of a file: ids to ask the API for, and what people call it. */
interface FileEventData {
  workspaceId: string;
  file: { id: string; name: string };
  /** The public side; only of events about it. */
  publication?: { animationId: string; slug: string; title: string; licence: string };
}

/** Of somebody who works there. */
interface MemberEventData {
  workspaceId: string;
  /** `role`: as it is now, or was last. `name` is null where the account is gone. */
  member: { id: string; name: string | null; role: Role };
  /** Only where it has changed. */
  previousRole?: Role;
}

/** Of what is paid for; null where a plan has ended. */
interface PlanEventData {
  workspaceId: string;
  plan: PlanSlug | null;
  previousPlan: PlanSlug | null;
}

type WorkspaceEventData = FileEventData | MemberEventData | PlanEventData;

export interface WorkspaceEvent {
  type: WebhookEventType;
  data: WorkspaceEventData;
}

/** Something has changed in a workspace. The key is the id of the file or the member, that of the workspace for its plan. */
export const workspaceChanged = defineEvent<WorkspaceEvent>("workspace-changed");

/** What an event says of a file, and of its public side where it is about that. */
export function eventDataOf(
  { id, name, workspaceId }: Pick<WorkspaceFile, "id" | "name" | "workspaceId">,
  publication?: Pick<Publication, "catalogueId" | "slug" | "title" | "licence">,
): FileEventData {
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
  await jobs.emit(tx, workspaceChanged, keyOf(data), { type, data });
}

function keyOf(data: WorkspaceEventData): string {
  if ("file" in data) return data.file.id;
  return "member" in data ? data.member.id : data.workspaceId;
}
