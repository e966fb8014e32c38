import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

interface Drawn {
  pixels: Uint8Array;
  width: number;
}

export interface DecodedPicture {
  /** As large as frames that animations are compared by. */
  small: Drawn;
  /** For its colours. */
  large: Drawn;
}

/** So many processes at once; more wait. */
const maxProcesses = 2;
const script = fileURLToPath(new URL("./decode-process.ts", import.meta.url));

let running = 0;
const waiting: (() => void)[] = [];

/** A picture (PNG, JPEG, WebP, SVG) as pixels, made by a process that ends with it; null for what is none, "too-long" when time is up. */
export async function decodePicture(
  bytes: Uint8Array,
  timeoutInMs: number,
): Promise<DecodedPicture | null | "too-long"> {
  if (running >= maxProcesses) await new Promise<void>((resolve) => void waiting.push(resolve));
  running += 1;
  try {
    return await decodeInProcess(bytes, timeoutInMs);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function decodeInProcess(
  bytes: Uint8Array,
  timeoutInMs: number,
): Promise<DecodedPicture | null | "too-long"> {
  const child = fork(script, [], {
    serialization: "advanced",
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: ["--max-old-space-size=256"],
  });
  const signal = AbortSignal.timeout(timeoutInMs);
  try {
    await once(child, "message", { signal });
    const answer = Promise.race([
      once(child, "message", { signal }).then(([picture]) => picture as DecodedPicture | null),
      // Out of memory, or brought down by what it reads.
      once(child, "exit", { signal }).then(() => null),
    ]);
    child.send(bytes);
    return await answer;
  } catch (error) {
    if (signal.aborted) return "too-long";
    throw error;
  } finally {
    child.kill("SIGKILL");
  }
}
