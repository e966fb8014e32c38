import type { Queries } from "@zoetrope/database";
import type { Jobs } from "@zoetrope/jobs";
import { findPeople, nameOf } from "./people.ts";
import type { Role } from "./roles.ts";
import type { WebhookEventType } from "../webhooks/webhook.ts";
import { emitWorkspaceEvent } from "../webhooks/workspace-event.ts";

interface MemberChange {
  workspaceId: string;
  memberId: string;
  /** As it is now, or was last. */
  role: Role;
  previousRole?: Role;
  /** The account goes as well: whose it was is said to nobody any more. */
  isAccountGone?: boolean;
}

/** Part of the transaction of the change. */
export async function emitMemberEvent(
  jobs: Pick<Jobs, "emit">,
  tx: Queries,
  type: Extract<WebhookEventType, `member.${string}`>,
  { workspaceId, memberId, role, previousRole, isAccountGone = false }: MemberChange,
): Promise<void> {
  const person = isAccountGone ? undefined : (await findPeople(tx, [memberId])).get(memberId);
  await emitWorkspaceEvent(jobs, tx, type, {
    workspaceId,
    member: { id: memberId, name: person === undefined ? null : nameOf(person), role },
    ...(previousRole === undefined ? {} : { previousRole }),
  });
}
