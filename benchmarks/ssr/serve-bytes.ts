// Child of benchmarks/ssr.ts: a bare server that sends the bytes and headers it once got from the address it is given. Prints its port.
import { createServer, get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

const { headers, body } = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>(
  (resolve, reject) => {
    get(process.argv[2] ?? "", { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on("error", reject);
  },
);
for (const name of ["date", "connection", "keep-alive"]) delete headers[name];
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, () => console.log((server.address() as AddressInfo).port));
