import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface DatabaseProxy {
  /** The database's address through it. */
  url: string;
  /** From now on not a byte goes through, as with a machine that hangs; connections are still taken. */
  freeze(): void;
  /** What was held back goes on its way. */
  thaw(): void;
  /** Connections break, and new ones are broken off. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

const defaultPort = "5432";

/** Stands between the code and a database server, to be as bad a network as a test wants. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get("host");
  const port = url.port || defaultPort;
  const open = (): Socket =>
    folder === null ? connect(Number(port), url.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = open();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes: Buffer) => to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(databaseUrl);
  through.searchParams.delete("host");
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    restore() {
      isCut = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
