import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { requireFreePorts, requireSharedPorts } from "../listeners/listen.ts";
import { platformLogger } from "./platform-logger.ts";
import type { Running, StartOptions } from "./start.ts";
import { exitCodes, StartFault } from "./start-fault.ts";
import { hostsOf, portsOf } from "./ports-of.ts";
import { StartupReporter } from "./startup-reporter.ts";

/** The command of one of several processes, what it says once its hosts answer, and what it is told when it is to end. */
export const processCommand = "start-process";
export const readyMessage = "ready";
export const stopMessage = "stop";

const minPauseInMs = 1_000;
const maxPauseInMs = 30_000;
/** Whoever has run for so long ended for a new reason. */
const steadyAfterInMs = 60_000;

/**
 * Starts as many processes as WEB_CONCURRENCY says, which listen on the same ports: the system deals connections out among them. The first
 * starts as one alone would, the others when it answers. One that ends is started again, after a pause that doubles while it ends at once.
 */
export async function startProcesses({
  configuration,
  signal,
}: Pick<StartOptions, "configuration" | "signal">): Promise<Running> {
  await requireSharedPorts();
  await requireFreePorts(portsOf(configuration));
  const logger = platformLogger(configuration);
  const processes = Array.from(
    { length: configuration.processes },
    (_, index) => new SupervisedProcess(configuration, index, logger),
  );
  const [first, ...others] = processes;
  const stop = async () => {
    await Promise.all(processes.map((each) => each.stop()));
  };
  signal.addEventListener("abort", () => void stop(), { once: true });
  try {
    await first?.start();
    signal.throwIfAborted();
    const title = `Start ${others.length} more ${others.length === 1 ? "process" : "processes"}`;
    await new StartupReporter(process.stdout).step(title, async () => {
      await Promise.all(others.map((other) => other.start()));
    });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

class SupervisedProcess {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #isFirst: boolean;
  readonly #logger: Logger;
  readonly #stopping = new AbortController();
  #child: ChildProcess | null = null;
  #pauseInMs = minPauseInMs;

  constructor(configuration: Configuration, index: number, logger: Logger) {
    this.#isFirst = index === 0;
    this.#environment = {
      ...process.env,
      WEB_CONCURRENCY: "1",
      PORT_ADMIN: String(configuration.PORT_ADMIN + index),
      // The work of the worker is done once.
      ...(index > 0 && {
        ZOETROPE_ROLES: hostsOf(configuration).join(","),
      }),
    };
    this.#logger = logger;
  }

  /** Resolves when its hosts answer; rejects with its exit code when it ends before, having said why. */
  async start(): Promise<void> {
    const child = this.#fork();
    const ended = once(child, "exit") as Promise<[code: number | null, signal: string | null]>;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    child.on("message", (message) => {
      if (message === readyMessage) resolve();
    });
    void ended.then(([code, signal]) =>
      reject(
        code === null
          ? new StartFault(exitCodes.internal, `A process was ended by ${signal} while it started.`)
          : new StartFault(code, ""),
      ),
    );
    await promise;
    void this.#keepRunning(ended);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (child === null) return;
    const ended = once(child, "exit");
    if (child.connected) child.send(stopMessage);
    await ended;
  }

  #fork(): ChildProcess {
    const [program = ""] = process.argv.slice(1);
    const startedAt = performance.now();
    const child = fork(program, [processCommand], {
      env: this.#environment,
      // One of them tells how the start goes.
      stdio: ["ignore", this.#isFirst ? "inherit" : "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    child.once("exit", (code, signal) => {
      this.#child = null;
      if (performance.now() - startedAt > steadyAfterInMs) this.#pauseInMs = minPauseInMs;
      if (!this.#stopping.signal.aborted)
        this.#logger.warn({ endedPid: child.pid, code, signal }, "a process has ended");
    });
    return child;
  }

  async #keepRunning(ended: Promise<unknown>): Promise<void> {
    const { signal } = this.#stopping;
    for (let running = ended; ; running = once(this.#fork(), "exit")) {
      await running;
      await pause(this.#pauseInMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      this.#pauseInMs = Math.min(2 * this.#pauseInMs, maxPauseInMs);
    }
  }
}
