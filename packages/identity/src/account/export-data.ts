import type { Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { getAccount } from "./get-account.ts";

/** Everything about a person, in one JSON document (GDPR, articles 15 and 20). Hashes of secrets are left out. */
export async function exportData(
  context: IdentityContext,
  session: Session,
): Promise<Record<string, unknown>> {
  const { sessions, passkeys, linked, ownWords: _ownWords, ...account } = await getAccount(context, session);
  const parts: [name: string, content: unknown][] = [];
  for (const part of context.parts) parts.push([part.name, await part.export(session.userId)]);
  return {
    exportedAt: new Date().toISOString(),
    account,
    linked: linked.map(({ id: _id, ...one }) => one),
    passkeys: passkeys.map(({ id: _id, ...passkey }) => passkey),
    sessions: sessions.map(({ id: _id, isCurrent: _isCurrent, ...one }) => one),
    ...Object.fromEntries(parts),
  };
}
