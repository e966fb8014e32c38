import { planSlugs, type FoundWorkspace, type PlanSlug, type Workspaces } from "@zoetrope/workspaces";
import type { Configuration } from "../configuration/configuration.ts";
import { platformLogger } from "../start/platform-logger.ts";
import { exitCodes, StartFault } from "../start/start-fault.ts";
import { closeServices, openPlatformDatabase, openServices } from "../start/services.ts";

const usage = `Usage: npm run workspace -- <what>

  show NAME-OR-ID         the workspaces of this name, with owner and plan
  plan NAME-OR-ID PLAN    gives a workspace a plan: ${planSlugs.join(", ")}; none ends it`;

const lineOf = ({ id, name, plan, ownerEmail, memberCount }: FoundWorkspace): string =>
  `${id}  ${plan ?? "none"}  ${name}, of ${ownerEmail}, members: ${memberCount}`;

/** What operators do with workspaces; returns what is to be printed. Throws StartFault with what to do instead. */
export async function runWorkspaceCommand(
  workspaces: Pick<Workspaces, "find" | "setPlan">,
  [command, nameOrId, planText, ...more]: readonly string[],
): Promise<string> {
  const isComplete =
    command === "plan" ? planText !== undefined : command === "show" && planText === undefined;
  if (!isComplete || nameOrId === undefined || more.length > 0) throw new StartFault(exitCodes.usage, usage);
  const found = await workspaces.find(nameOrId);
  const [workspace, another] = found;
  if (workspace === undefined)
    throw new StartFault(
      exitCodes.usage,
      `There is no workspace with the name or the id ${JSON.stringify(nameOrId)}.`,
    );
  if (command === "show") return found.map(lineOf).join("\n");
  const plan = planOf(planText ?? "");
  if (another !== undefined)
    throw new StartFault(
      exitCodes.usage,
      `Several workspaces have this name. Say the id of one:\n\n${found.map(lineOf).join("\n")}`,
    );
  await workspaces.setPlan(workspace.id, plan);
  return lineOf({ ...workspace, plan });
}

function planOf(text: string): PlanSlug | null {
  if (text === "none") return null;
  const plan = planSlugs.find((slug) => slug === text);
  if (plan === undefined)
    throw new StartFault(
      exitCodes.usage,
      `There is no plan ${JSON.stringify(text)}. Plans are ${planSlugs.join(", ")}; none ends one.`,
    );
  return plan;
}

/** Over the configured database; the embedded one belongs to one process, so a running platform is stopped first. */
export async function workspaceCommand(configuration: Configuration, args: readonly string[]): Promise<void> {
  const database = await openPlatformDatabase(configuration);
  let close = () => database.close();
  try {
    await database.migrate();
    const logger = platformLogger(configuration);
    const services = await openServices(configuration, database, logger);
    close = () => closeServices(services);
    const [{ openPeople }, { openPlatformJobs }] = await Promise.all([
      import("../start/people.ts"),
      import("../jobs/open-platform-jobs.ts"),
    ]);
    const jobs = await openPlatformJobs({ configuration, database, logger });
    const { workspaces, mailer } = await openPeople(configuration, services, jobs, logger);
    try {
      process.stdout.write(`${await runWorkspaceCommand(workspaces, args)}\n`);
    } finally {
      await mailer.close();
      await jobs.stop();
    }
  } finally {
    await close();
  }
}
