import { connect, type Socket } from "node:net";

/** An answer that has been read to its end. */
export interface PlainAnswer {
  status: number;
  /** From the first byte sent to the last received. */
  ms: number;
  /** Status line and headers. */
  head: string;
}

interface Connection {
  isOpen: boolean;
  ask(request: string): Promise<PlainAnswer>;
}

/**
 * Posts over connections that are kept. Plain sockets: who asks shares the cores with whoever answers, and a client of Node's own needs
 * more of them for one answer than the server does.
 */
export function createPlainPost(
  port: number,
): (path: string, type: string, body: string) => Promise<PlainAnswer> {
  const free: Connection[] = [];
  return async (path, type, body) => {
    let connection = free.pop();
    // The server ends connections that nobody has used for a while.
    while (connection?.isOpen === false) connection = free.pop();
    connection ??= await open(port);
    const answer = await connection.ask(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nSec-Fetch-Site: same-origin\r\nAccept: text/html\r\n` +
        `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    free.push(connection);
    return answer;
  };
}

async function open(port: number): Promise<Connection> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({ port, host: "localhost", noDelay: true }, () => resolve(socket)).once(
    "error",
    reject,
  );
  await promise;
  let waiting: PromiseWithResolvers<PlainAnswer> | null = null;
  let begun = 0;
  let text = "";
  const connection: Connection = {
    isOpen: true,
    ask(request) {
      waiting = Promise.withResolvers();
      text = "";
      begun = performance.now();
      socket.write(request);
      return waiting.promise;
    },
  };
  const fail = () => {
    connection.isOpen = false;
    waiting?.reject(new Error("the connection ended before the answer did"));
  };
  socket.on("error", fail).on("end", fail).on("close", fail);
  // One letter for each byte, as lengths are counted.
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    text += chunk;
    const end = text.indexOf("\r\n\r\n");
    if (end === -1) return;
    const head = text.slice(0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined ? !text.endsWith("0\r\n\r\n") : text.length < end + 4 + Number(length)) return;
    waiting?.resolve({ status: Number(head.slice(9, 12)), ms: performance.now() - begun, head });
    waiting = null;
  });
  return connection;
}
