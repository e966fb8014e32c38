// Child of benchmarks/auth.ts: asks whoami so many times a second, whatever the answers do, and prints their times in ms as JSON.
// An open loop: each time counts from the moment when the request was due, so that a pause of the server is seen by everybody
// who came during it. Plain sockets: a client of Node's own would need more of a core than the server does.
// Arguments: port, requests a second, seconds, file with tokens (one a line).
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const connections = 32;
const [port = 0, rate = 0, seconds = 0] = process.argv.slice(2, 5).map(Number);
const tokens = readFileSync(process.argv[5] ?? "", "utf8").split("\n");
const requests = tokens.map(
  (token) =>
    `GET /user/v2/whoami HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nCookie: zoetrope-session=${token}\r\n\r\n`,
);

const times: number[] = [];
/** When those were due that no connection is free for. */
const due: number[] = [];
const free: ((dueAt: number) => void)[] = [];
let bad = 0;

function open(): Socket {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  let dueAt = 0;
  let answer = "";
  const ask = (at: number) => {
    dueAt = at;
    answer = "";
    socket.write(requests[(times.length + free.length) % requests.length] ?? "");
  };
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    answer += chunk;
    const end = answer.indexOf("\r\n\r\n");
    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
    if (end === -1 || answer.length < end + 4 + length) return;
    times.push(performance.now() - dueAt);
    if (!answer.startsWith("HTTP/1.1 200") || answer.includes('"guest"')) bad++;
    const next = due.shift();
    if (next === undefined) free.push(ask);
    else ask(next);
  });
  socket.on("connect", () => free.push(ask));
  return socket;
}

const sockets = Array.from({ length: connections }, open);
while (free.length < connections) await pause(5);
const begun = performance.now();
const all = rate * seconds;
for (let sent = 0; sent < all;) {
  const now = performance.now();
  for (; sent < all && begun + (sent * 1_000) / rate <= now; sent++) {
    const dueAt = begun + (sent * 1_000) / rate;
    const ask = free.pop();
    if (ask === undefined) due.push(dueAt);
    else ask(dueAt);
  }
  await pause(1);
}
while (times.length < all) await pause(5);
const tookInSeconds = (performance.now() - begun) / 1_000;
for (const socket of sockets) socket.destroy();
console.log(JSON.stringify({ times, bad, tookInSeconds }));
