import type { PeopleMessages } from "../../page/messages-with-limits.ts";

/** What a try was answered, or why it was not; null where there was none yet. */
export function outcomeOf(
  { status, error }: { status: number | null; error: string | null },
  texts: Pick<PeopleMessages["webhooks"], "status" | "failures">,
): string | null {
  if (status !== null) return texts.status({ status: String(status) });
  if (error === null) return null;
  const known = Object.entries(texts.failures).find(([code]) => code === error);
  return known?.[1] ?? texts.failures.unreachable;
}
