import type { Mailer } from "@zoetrope/mail";
import pg from "pg";
import { vi } from "vitest";

/**
 * The statements that go to the database while `work` runs, without their values: what an observer with a clock could tell
 * apart. The mailer rests meanwhile: it empties its queue at another time, which is no part of an answer.
 */
export async function recordStatements(mailer: Mailer, work: () => Promise<unknown>): Promise<string[]> {
  await mailer.deliverDue();
  const wake = vi.spyOn(mailer, "wake").mockReturnValue();
  const statements: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work().catch(() => {});
    for (const [first] of query.mock.calls) {
      const given: unknown = first;
      const text: unknown =
        typeof given === "object" && given !== null && "text" in given ? given.text : given;
      statements.push(String(text));
    }
  } finally {
    query.mockRestore();
    wake.mockRestore();
  }
  return statements;
}
