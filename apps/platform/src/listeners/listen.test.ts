import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { requireFreePorts } from "./listen.ts";
import { Servers } from "./listeners.ts";

/** For documents (RFC 5737): no machine has it. */
const nobodys = "192.0.2.250";
const here = { address: "127.0.0.1", isOptional: false };
const alsoHere = { address: "127.0.0.2", isOptional: false };

let servers = new Servers();
afterEach(() => servers.drain());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listen(addresses: Parameters<Servers["listen"]>[1]["addresses"]): Promise<number> {
  servers = new Servers();
  const port = await freePort();
  const server = servers.create((request, response) => void response.end(request.socket.localAddress));
  await servers.listen(server, { port, addresses, portVariable: "PORT_SITE" });
  return port;
}

it("answers on every address, and on none once it is stopped", async () => {
  const port = await listen([here, alsoHere]);
  const ask = async (address: string) => await (await fetch(`http://${address}:${port}/`)).text();
  expect([await ask("127.0.0.1"), await ask("127.0.0.2")]).toEqual(["127.0.0.1", "127.0.0.2"]);
  await expect(ask("127.0.0.3")).rejects.toThrow();
  await servers.drain();
  await expect(ask("127.0.0.1")).rejects.toThrow();
  await expect(ask("127.0.0.2")).rejects.toThrow();
});

it("goes on without an address that the machine need not have, as one without IPv6", async () => {
  const port = await listen([here, { address: nobodys, isOptional: true }]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

it("names HOST where the machine does not have an address", async () => {
  await expect(listen([{ address: nobodys, isOptional: false }])).rejects.toThrow(
    `This machine has no address ${nobodys}. Set HOST`,
  );
});

it("finds a port taken on any of its addresses", async () => {
  const port = await listen([alsoHere]);
  const wanted = { port, addresses: [here, alsoHere], portVariable: "PORT_SITE" };
  await expect(requireFreePorts([wanted])).rejects.toThrow(`Port ${port} is taken`);
});
