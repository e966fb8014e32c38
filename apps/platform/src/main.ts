import "@zoetrope/kit/module-loading";
import { createLogger, environment } from "@zoetrope/kit";
import { readConfiguration, type Configuration } from "./configuration/configuration.ts";
import { describeMistyped, findMistypedVariables } from "./configuration/mistyped-variables.ts";
import { describeFault, exitCodes, StartFault, toStartFault } from "./start/start-fault.ts";
import { processCommand, readyMessage, startProcesses, stopMessage } from "./start/start-processes.ts";

const usage = `Usage: node apps/platform/src/main.ts <command>

  start     build what is stale, migrate, fill an empty catalogue, open the hosts
  dev       the same hosts from their sources, with hot reload
  build     build the pages and words whose sources have changed
  migrate   bring the database up to date and end
  seed      fill the catalogue and end
  files     look through the file store, or take another one for it
  workspace show a workspace, or give it a plan (npm run workspace)
  jobs      show failed jobs, or send them again (npm run jobs)

Every setting is an environment variable: see docs/configuration.md.`;

/** Before anything is read: what is wrong may come of it. */
function configure(): Configuration {
  for (const mistyped of findMistypedVariables(environment))
    process.stderr.write(`\n  ! ${describeMistyped(mistyped)}\n`);
  return readConfiguration(environment);
}

const commands: Record<string, (signal: AbortSignal) => Promise<{ stop(): Promise<void> } | null>> = {
  async start(signal) {
    const configuration = configure();
    if (configuration.processes > 1) {
      return await startProcesses({ configuration, signal });
    }
    const { start } = await import("./start/start.ts");
    return await start({ configuration, signal, onFault: end });
  },
  async [processCommand](signal) {
    const { start } = await import("./start/start.ts");
    // Its parent has warned of what is mistyped.
    const configuration = readConfiguration(environment);
    const running = await start({ configuration, signal, onFault: end, sharesPorts: true });
    process.send?.(readyMessage);
    return running;
  },
  async dev() {
    const { watch } = await import("./start/dev.ts");
    return await watch();
  },
  async "dev-hosts"(signal) {
    const [{ start }, { createDevelopmentPageApp }] = await Promise.all([
      import("./start/start.ts"),
      import("./page-apps/development-page-app.ts"),
    ]);
    return await start({ configuration: configure(), signal, onFault: end, createDevelopmentPageApp });
  },
  async build() {
    const { build } = await import("./commands/one-time-commands.ts");
    await build(configure());
    return null;
  },
  async migrate() {
    const { migrate } = await import("./commands/one-time-commands.ts");
    await migrate(configure());
    return null;
  },
  async "seed-featured"(signal) {
    const { seedForParent } = await import("./commands/one-time-commands.ts");
    // Its parent has warned of what is mistyped.
    await seedForParent(readConfiguration(environment), signal);
    return null;
  },
  async jobs() {
    const { jobsCommand } = await import("./commands/jobs-command.ts");
    await jobsCommand(configure(), process.argv.slice(3));
    return null;
  },
  async workspace() {
    const { workspaceCommand } = await import("./commands/workspace-command.ts");
    await workspaceCommand(configure(), process.argv.slice(3));
    return null;
  },
  async seed(signal) {
    const { seed } = await import("./commands/one-time-commands.ts");
    await seed(configure(), signal);
    return null;
  },
  async files() {
    const { runFilesCommand } = await import("./commands/files-command.ts");
    await runFilesCommand(configure(), process.argv.slice(3));
    return null;
  },
};

/** True once the hosts answer: from then on a fault belongs into the log. */
let isRunning = false;

async function main(): Promise<void> {
  const name = process.argv[2] ?? "";
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartFault(exitCodes.usage, usage);

  const ending = new AbortController();
  const wanted = new Promise<void>((resolve) => {
    let asked = 0;
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        asked += 1;
        // Whoever asks twice does not want to wait for the requests under way.
        if (asked > 1) process.exit(0);
        stop();
      });
    }
    // One of several: a terminal sends the signal to it as well, which is no second one.
    process.on("message", (message) => {
      if (message === stopMessage) stop();
    });
    process.once("disconnect", stop);
    function stop(): void {
      ending.abort(new StartFault(0, ""));
      resolve();
    }
  });
  const running = await command(ending.signal);
  if (running === null) return;
  isRunning = true;
  await wanted;
  await running.stop();
}

function end(error: unknown): never {
  const fault = toStartFault(error);
  const isOurs = fault.exitCode === exitCodes.internal;
  if (isOurs && isRunning) {
    const destination = { write: (line: string) => process.stderr.write(line) };
    createLogger({ level: "fatal", destination }).fatal(
      { err: fault.cause ?? fault },
      "the process has to end",
    );
  } else {
    // Who develops has most likely just made the fault, and wants to see where.
    const logLevel = process.argv[2] === "dev-hosts" ? "debug" : environment["LOG_LEVEL"];
    const text = describeFault(fault, logLevel);
    if (text !== "") process.stderr.write(`\n${text}\n`);
  }
  process.exit(fault.exitCode);
}

process.on("uncaughtException", end);
process.on("unhandledRejection", end);
main().then(() => process.exit(0), end);
