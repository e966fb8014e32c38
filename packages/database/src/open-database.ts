import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { AppError } from "@zoetrope/kit";
import type pg from "pg";
import type { Database, DatabaseOptions, Queries } from "./database.ts";
import { endsConnection, readOnlyError, readOnlyState, sqlStateOf, withoutValues } from "./database-error.ts";
import {
  embeddedFault,
  ensureCluster,
  fittingBufferMegabytes,
  openEngine,
} from "./embedded/embedded-cluster.ts";
import { EmbeddedSocket } from "./embedded/embedded-socket.ts";
import { requireFolderLock } from "./embedded/folder-lock.ts";
import { JobScope } from "./connections/job-scope.ts";
import { applyMigrations, readMigrations } from "./migrations.ts";
import { GuardedPool } from "./connections/pools.ts";
import { ReadPool } from "./connections/read-pool.ts";
import { queriesOn } from "./connections/safe-session.ts";
import { serverVersion } from "./connections/server-version.ts";
import { DatabaseStartError, serverFault } from "./start-error.ts";
import { poolTimeouts } from "./connections/timeouts.ts";
import { TransactionGuard } from "./connections/transaction-guard.ts";

const oldestServer = 150_000;
const checkTimeoutInMs = 5_000;
/** One ranks, one counts, one clears up, and a ranking keeps others out on a connection of its own. */
const connectionsOfJobs = 4;

/**
 * Opens the database; a folder is created and initialised when it is missing.
 * Throws DatabaseStartError (an AppError "unavailable") that says what to do.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? await openEmbedded(options) : await openServer(options.url, options);
}

async function openServer(url: string, options: DatabaseOptions): Promise<Database> {
  const guard = new TransactionGuard();
  const max = options.poolSize ?? 10;
  const settings = (connectionString: string): pg.PoolConfig => ({
    connectionString,
    max,
    application_name: "zoetrope",
  });
  const timeouts = poolTimeouts(options.timeouts);
  const address = describeAddress(url);
  const scope = new JobScope();
  const jobPool = new GuardedPool(
    { ...settings(url), ...timeouts.jobs, max: connectionsOfJobs },
    guard,
    "database.db",
  );
  const jobs = { scope, pool: jobPool };
  const pool = new GuardedPool({ ...settings(url), ...timeouts.requests }, guard, "database.db", jobs);
  try {
    const version = await serverVersion(pool);
    if (version < oldestServer) {
      throw new DatabaseStartError(
        "too-old",
        `The database at ${address} is PostgreSQL ${Math.floor(version / 10_000)}; 15 or later is needed.`,
      );
    }
  } catch (error) {
    await Promise.all([pool.end(), jobPool.end()]);
    throw error instanceof DatabaseStartError ? error : serverFault(error, address);
  }
  const reads =
    options.readUrl === undefined
      ? pool
      : new ReadPool({ ...settings(options.readUrl), ...timeouts.replica }, guard, pool, jobs);
  return createDatabase("server", pool, reads, scope, async () => {
    await Promise.all([...new Set([pool, jobPool, reads])].map((each) => each.end()));
  });
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const folder = options.folder === undefined ? null : resolve(options.folder);
  const lock = folder === null ? null : lockFolder(folder);
  let engine;
  let bufferMegabytes: number;
  try {
    if (folder !== null) await ensureCluster(folder);
    bufferMegabytes = options.bufferMegabytes ?? fittingBufferMegabytes(folder);
    engine = await openEngine(folder, bufferMegabytes);
  } catch (error) {
    lock?.release();
    throw embeddedFault(error, folder ?? "memory");
  }
  let opening = Promise.resolve(engine);
  const pool = new GuardedPool(
    {
      max: 1,
      idleTimeoutMillis: 0,
      user: "postgres",
      database: "postgres",
      stream: () =>
        new EmbeddedSocket(async () => {
          // A file can be opened again after its engine died (disk full); what lived in memory is gone.
          const current = await opening.catch(() => null);
          if (folder !== null && (current === null || current.hasFailed))
            opening = openEngine(folder, bufferMegabytes);
          return await opening;
        }),
    },
    new TransactionGuard(),
    "database.db",
  );
  return createDatabase("embedded", pool, pool, new JobScope(), async () => {
    await pool.end();
    const last = await opening.catch(() => null);
    await last?.close();
    lock?.release();
  });
}

function lockFolder(folder: string): ReturnType<typeof requireFolderLock> {
  try {
    mkdirSync(folder, { recursive: true });
    return requireFolderLock(folder);
  } catch (error) {
    throw embeddedFault(error, folder);
  }
}

function createDatabase(
  kind: Database["kind"],
  pool: GuardedPool,
  readPool: GuardedPool,
  jobs: JobScope,
  close: () => Promise<void>,
): Database {
  const db = queriesOn(pool);
  const reads = readPool === pool ? db : queriesOn(readPool);
  const transaction = async <T>(work: (tx: Queries) => Promise<T>): Promise<T> =>
    await withClient(pool, (client) => queriesOn(client).transaction((tx) => pool.guard.run(() => work(tx))));
  // The driver's own way into a transaction must not go around the guard.
  db.transaction = transaction as typeof db.transaction;
  let closing: Promise<void> | null = null;
  return {
    kind,
    db,
    reads,
    transaction,
    asJob: (work) => jobs.run(work),
    async migrate({ upTo } = {}) {
      const migrations = (await readMigrations()).slice(0, upTo);
      await jobs.run(() => withClient(pool, (client) => withoutValues(applyMigrations(client, migrations))));
    },
    async getMark(name) {
      const { rows } = await withoutValues(
        pool.query<{ value: string }>("SELECT value FROM platform.marks WHERE name = $1", [name]),
      );
      return rows[0]?.value ?? null;
    },
    async setMark(name, value) {
      await withoutValues(
        pool.query(
          `INSERT INTO platform.marks (name, value) VALUES ($1, $2)
           ON CONFLICT (name) DO UPDATE SET value = excluded.value, set_at = now()`,
          [name, value],
        ),
      );
    },
    check: ({ writes = false } = {}) => requireAnswer(pool, writes),
    close: () => (closing ??= close()),
  };
}

async function withClient<T>(pool: GuardedPool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await withoutValues(pool.connect());
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = endsConnection(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** A standby, and a primary that was told to take nothing more, say that a transaction of theirs is read-only. */
async function requireState(client: pg.PoolClient, writes: boolean): Promise<void> {
  const { rows } = await withoutValues(
    client.query<{ is_read_only: boolean }>(
      "SELECT current_setting('transaction_read_only')::boolean AS is_read_only",
    ),
  );
  // The connection ends with this: after a failover the next one may lead to the new primary.
  if (writes && rows[0]?.is_read_only !== false) throw readOnlyError();
}

async function requireAnswer(pool: GuardedPool, writes: boolean): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), checkTimeoutInMs);
  });
  try {
    await Promise.race([withClient(pool, (client) => requireState(client, writes)), late]);
  } catch (error) {
    const isReadOnly = sqlStateOf(error) === readOnlyState;
    const message = isReadOnly ? "the database is read-only" : "the database does not answer";
    throw new AppError("unavailable", message, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Host, port and name: what a log may show of an address. */
function describeAddress(url: string): string {
  try {
    const { host, pathname, searchParams } = new URL(url);
    return `${host || searchParams.get("host") || "localhost"}${pathname}`;
  } catch {
    throw new DatabaseStartError(
      "unreachable",
      "The database address is not of the form postgres://user:password@host:port/name.",
    );
  }
}
