import type pg from "pg";

/** So long a start waits for the first answer: a process that begins on a busy machine is slow itself. */
const timeoutInMs = 30_000;

const isSlowness = (error: unknown): boolean =>
  error instanceof Error &&
  /timeout exceeded when trying to connect|due to connection timeout|query read timeout/i.test(error.message);

/**
 * The first question to a server, as a number like 150004. Asked again while only time was short; what refuses or is not there is
 * heard at once.
 */
export async function serverVersion(pool: pg.Pool): Promise<number> {
  const giveUpAt = performance.now() + timeoutInMs;
  for (;;) {
    try {
      const { rows } = await pool.query<{ server_version_num: string }>("SHOW server_version_num");
      return Number(rows[0]?.server_version_num);
    } catch (error) {
      if (!isSlowness(error) || performance.now() > giveUpAt) throw error;
    }
  }
}
