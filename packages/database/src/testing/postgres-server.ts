import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const debianFolder = "/usr/lib/postgresql";
const startTimeoutInMs = 30_000;

/** Who the server runs as: PostgreSQL refuses to run as root. */
interface Owner {
  uid?: number;
  gid?: number;
}

function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Newest PostgreSQL of the system; null when there is none. */
function getServerBinaries(): string | null {
  if (!existsSync(debianFolder)) return null;
  const folders = readdirSync(debianFolder)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** Runs a tool of PostgreSQL to its end, as the owner of the server. */
export function runServerTool(name: string, parameters: string[]): void {
  const binaries = getServerBinaries();
  if (binaries === null) {
    throw new Error(
      "no PostgreSQL here: `npm test` installs one on Debian; elsewhere install 15 or later, or set ZOETROPE_TEST_DATABASE_URL",
    );
  }
  execFileSync(join(binaries, name), parameters, {
    ...ownerOfServer(),
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** A folder that the server's user may write. */
export function makeServerFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = ownerOfServer();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** Address on the server whose socket lies in `folder`. */
export const addressOf = (folder: string, database: string): string =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;

/** A private cluster in `folder/cluster`, reached by a socket in `folder`; nothing listens on the network. */
export function initServer(folder: string): void {
  makeServerFolder(folder);
  const cluster = join(folder, "cluster");
  runServerTool("initdb", [
    "-D",
    cluster,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  writeFileSync(
    join(cluster, "postgresql.auto.conf"),
    "fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n",
  );
}

/** Starts the cluster of `folder` and waits for its first answer; it outlives this process until `stopServer`. */
export async function startServer(folder: string, parameters: string[] = []): Promise<void> {
  const binaries = getServerBinaries() ?? "";
  const server = spawn(
    join(binaries, "postgres"),
    [
      "-D",
      join(folder, "cluster"),
      "-k",
      folder,
      "-c",
      "listen_addresses=",
      "-c",
      "max_connections=200",
      ...parameters,
    ],
    { ...ownerOfServer(), cwd: "/", stdio: "ignore", detached: true },
  );
  server.unref();
  const deadline = Date.now() + startTimeoutInMs;
  for (;;) {
    const client = new pg.Client(addressOf(folder, "postgres"));
    try {
      await client.connect();
      await client.query("SELECT 1");
      return;
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) {
        throw new Error(`the test server in ${folder} did not start`, { cause: error });
      }
      await pause(50);
    } finally {
      await client.end();
    }
  }
}

/** Stops the cluster of `folder` at once, if it runs. */
export function stopServer(folder: string): void {
  const pidFile = join(folder, "cluster", "postmaster.pid");
  if (existsSync(pidFile) && readFileSync(pidFile, "utf8") !== "") {
    runServerTool("pg_ctl", ["stop", "-D", join(folder, "cluster"), "-m", "immediate", "-w"]);
  }
}

/** Stops the cluster and removes its folder. */
export function removeServer(folder: string): void {
  stopServer(folder);
  rmSync(folder, { recursive: true, force: true });
}
