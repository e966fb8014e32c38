import {
  officialWorkspaceOperation,
  SessionFetchError,
  setupInitialWorkspaceOperation,
  workspacesOperation,
  type GatewayClient,
  type WorkspaceFieldsFragment,
} from "@zoetrope/gateway-client";

type Report = (message: string, error: unknown) => void;

/** A step that failed; its message has been reported. */
const failed = Symbol("failed");

/**
 * The workspaces of whoever is signed in (specification 4.3): those that have a plan; where there are none and no official
 * workspace waits, an initial one is set up. Any failure is reported and gives an empty list.
 */
export async function loadWorkspaces(
  client: Pick<GatewayClient, "run">,
  report: Report = () => undefined,
): Promise<WorkspaceFieldsFragment[]> {
  const step = async <T>(message: string, work: () => Promise<T>): Promise<T | typeof failed> => {
    try {
      return await work();
    } catch (error) {
      report(error instanceof SessionFetchError ? "Failed to fetch auth session" : message, error);
      return failed;
    }
  };
  const known = await step("Failed to fetch workspaces", () => client.run(workspacesOperation));
  if (known === failed) return [];
  const usable = known.workspaces.filter(hasPlan);
  if (usable.length > 0) return usable;
  const official = await step("Failed to check if official workspace exists", () =>
    client.run(officialWorkspaceOperation),
  );
  if (official === failed || official.officialWorkspace !== null) return [];
  const made = await step("Failed to setup initial workspace", () =>
    client.run(setupInitialWorkspaceOperation),
  );
  return made === failed ? [] : [made.setupInitialWorkspace].filter(hasPlan);
}

const hasPlan = ({ subscription }: WorkspaceFieldsFragment): boolean => subscription.plan !== null;
