import { createServer, type Server } from "node:net";
import type { ListenAddress } from "../configuration/configuration-kinds.ts";
import { exitCodes, StartFault } from "../start/start-fault.ts";

/** Where a host listens, and the names of the variables that decide it. */
export interface ListenOptions {
  port: number;
  addresses: readonly ListenAddress[];
  /** Named in the message when the port is taken. */
  portVariable: string;
  /** Other processes listen there as well, and the system deals connections out among them (SO_REUSEPORT). Default: false. */
  isShared?: boolean;
}

/** What a machine says that has no such address, or no address of that kind (no IPv6). */
const noSuchAddress = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Listens on one address. False where the machine lacks it and can do without; throws a StartFault that names the variable to change. */
export async function listenAt(
  server: Server,
  { address, isOptional }: ListenAddress,
  { port, portVariable, isShared = false }: Omit<ListenOptions, "addresses">,
): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ port, host: address, reusePort: isShared }, resolve);
  try {
    await promise;
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (noSuchAddress.has(code)) {
      if (isOptional) return false;
      throw new StartFault(
        exitCodes.configuration,
        `This machine has no address ${address}. Set HOST to one of its own, to 0.0.0.0 or :: for all of them, or leave it out.`,
        error,
      );
    }
    if (code === "EADDRINUSE") {
      throw new StartFault(
        exitCodes.busy,
        `Port ${port} is taken by another program. Stop it, or set ${portVariable} to a free port.`,
        error,
      );
    }
    if (code === "EACCES") {
      throw new StartFault(
        exitCodes.permission,
        `Port ${port} may not be used by this user. Set ${portVariable} to a port above 1023.`,
        error,
      );
    }
    throw error;
  } finally {
    server.off("error", reject);
  }
}

/** Throws StartFault on a system where processes cannot share a port, as on macOS. */
export async function requireSharedPorts(): Promise<void> {
  const server = createServer();
  try {
    await listenAt(
      server,
      { address: "127.0.0.1", isOptional: false },
      { port: 0, portVariable: "WEB_CONCURRENCY", isShared: true },
    );
  } catch (error) {
    throw new StartFault(
      exitCodes.configuration,
      "This system does not let several processes listen on one port. Leave WEB_CONCURRENCY out, and start one process.",
      error,
    );
  }
  await new Promise((resolve) => void server.close(resolve));
}

/** Throws StartFault for a port that is taken: told before the minutes of a first start, not after them. */
export async function requireFreePorts(wanted: readonly ListenOptions[]): Promise<void> {
  const bindings = wanted.flatMap((options) => options.addresses.map((address) => ({ address, options })));
  await Promise.all(
    bindings.map(async ({ address, options }) => {
      const server = createServer();
      if (await listenAt(server, address, options))
        await new Promise((resolve) => void server.close(resolve));
    }),
  );
}
