import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { releaseMemory } from "@zoetrope/kit/release-memory";
import type { EngineSettings, FromEngine, ToEngine } from "./embedded-messages.ts";

const chunkBytes = 64 * 1024;
/** An answer is collected here; most are far shorter. One batch is answered at a time. */
const chunk = new Uint8Array(chunkBytes);
const startupByte = 0;
/** By then it is known that the database is not closed again at once, as those of tests and of commands are. */
const releaseAfterInMs = 10_000;
const settings = workerData as EngineSettings;
const log: string[] = [];
let isOpen = false;

function send(message: FromEngine, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

function startParameters(): string[] {
  // Without -F the engine asks for its files to be synced, as a server does; in memory there is nothing to sync.
  const base =
    settings.folder === null
      ? PGlite.defaultStartParams
      : PGlite.defaultStartParams.filter((p) => p !== "-F");
  const wanted = {
    shared_buffers: `${settings.bufferMegabytes}MB`,
    // One session is all there is: each further one would cost lock tables and statistics slots.
    max_connections: "3",
    wal_buffers: "1MB",
    max_wal_size: "128MB",
    // Compiled expressions are not part of this build; asking for them only costs planning.
    jit: "off",
    // Thousands of random reads from a file cost the same as reading it in order.
    random_page_cost: "1.1",
    // Of a failure its one line, without the statement and what it was about.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
  };
  return [...base, ...Object.entries(wanted).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** The engine's file system leaves out fsync, so a commit would not survive a power cut: bring it in. */
function enableFsync(engine: PGlite): void {
  const { NODEFS } = engine.Module as unknown as {
    NODEFS?: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
  };
  if (!NODEFS) throw new Error("the embedded engine has no file system to sync");
  NODEFS.stream_ops.fsync = (stream) => {
    fdatasyncSync(stream.nfd);
    return 0;
  };
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function open(): Promise<PGlite> {
  return PGlite.create({
    ...(settings.folder === null ? {} : { dataDir: settings.folder }),
    pgliteWasmModule: settings.code,
    startParams: startParameters(),
    extensions: { pg_trgm, unaccent },
    onStderr(text) {
      // Errors of statements, and the lines that follow them, quote values: only what the engine says of itself is kept.
      if (!isOpen || /^[^\t']*\b(PANIC|FATAL|LOG|WARNING): |^Aborted\(/.test(text)) log.push(text);
      if (log.length > 20) log.shift();
      // After a panic (a full disk under its log) the engine stops in the middle of a call that never returns.
      if (text.startsWith("Aborted(")) fail(new Error("the engine aborted"));
      return true;
    },
  });
}

/** Simple query message, PostgreSQL manual, "Message Formats". */
function simpleQuery(text: string): Uint8Array {
  const bytes = Buffer.from(`Q....${text}\0`);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

async function answer(engine: PGlite, bytes: Uint8Array): Promise<void> {
  if (bytes[0] === startupByte) {
    // A new connection speaks to the same session as the last one: leave it nothing to inherit.
    if (engine.isInTransaction())
      await engine.execProtocolRawStream(simpleQuery("ROLLBACK"), { onRawData() {} });
    await engine.execProtocolRawStream(simpleQuery("DISCARD ALL"), { onRawData() {} });
  }
  let used = 0;
  const flush = (type: "bytes" | "done"): void => {
    const filled = chunk.slice(0, used);
    send({ type, bytes: filled }, [filled.buffer]);
    used = 0;
  };
  await engine.execProtocolRawStream(bytes, {
    onRawData(data) {
      for (let start = 0; start < data.length;) {
        const part = data.subarray(start, start + chunkBytes - used);
        chunk.set(part, used);
        used += part.length;
        start += part.length;
        if (used === chunkBytes) flush("bytes");
      }
    },
  });
  flush("done");
}

async function run(): Promise<void> {
  const engine = await open();
  isOpen = true;
  if (settings.folder !== null) enableFsync(engine);
  if (settings.isInitialising) {
    await engine.close();
    if (settings.folder !== null) syncTree(settings.folder);
    send({ type: "closed" });
    return;
  }
  let queue = Promise.resolve();
  parentPort?.on("message", (message: ToEngine) => {
    queue = queue
      .then(async () => {
        if (message.type === "batch") return await answer(engine, message.bytes);
        await engine.close();
        send({ type: "closed" });
        parentPort?.close();
      })
      .catch(fail);
  });
  // Collecting takes as long as all the rest of an opening: only a thread that goes on is worth it.
  setTimeout(releaseMemory, releaseAfterInMs).unref();
  send({ type: "ready" });
}

/** The engine's file system throws bare numbers: those of its C library (musl on WebAssembly), by the names of ours. */
const systemNames: Record<number, string> = {
  2: "EACCES",
  19: "EDQUOT",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
};

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const errno = typeof error === "object" && error !== null && "errno" in error ? Number(error.errno) : 0;
  return systemNames[errno] ?? `the engine failed (${errno || String(error)})`;
}

function fail(error: unknown): void {
  send({ type: "failed", message: messageOf(error), log });
}

run().catch(fail);
