import {
  officialWorkspaceOperation,
  SessionFetchError,
  setupInitialWorkspaceOperation,
  workspacesOperation,
} from "@zoetrope/gateway-client";
import { expect, test } from "vitest";
import { loadWorkspaces } from "./load-workspaces.ts";

const workspace = (id: string, plan: { name: string; planPosition: number } | null) => ({
  id,
  name: id,
  icon: null,
  features: [],
  permissionScopes: [],
  subscription: { plan },
});
const free = { name: "Free", planPosition: 0 };

/** A gateway that gives each operation its answer, or throws it. */
function gateway(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const problems: string[] = [];
  const client: Parameters<typeof loadWorkspaces>[0] = {
    async run(operation, ..._variables) {
      asked.push(operation.name);
      const answer = answers[operation.name];
      if (answer instanceof Error) throw answer;
      return answer as never;
    },
  };
  return { asked, problems, load: () => loadWorkspaces(client, (message) => problems.push(message)) };
}
const [all, official, setup] = [
  workspacesOperation.name,
  officialWorkspaceOperation.name,
  setupInitialWorkspaceOperation.name,
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test("workspaces with a plan are all that is asked for", async () => {
  const one = gateway({ [all]: { workspaces: [workspace("a", free), workspace("b", null)] } });
  expect(ids(await one.load())).toEqual(["a"]);
  expect(one.asked).toEqual([all]);
});

test("without any and without an official one, an initial workspace is set up and used", async () => {
  const one = gateway({
    [all]: { workspaces: [workspace("ended", null)] },
    [official]: { officialWorkspace: null },
    [setup]: { setupInitialWorkspace: workspace("new", free) },
  });
  expect(ids(await one.load())).toEqual(["new"]);
  expect(one.asked).toEqual([all, official, setup]);
});

test("an initial workspace without a plan is not used", async () => {
  const one = gateway({
    [all]: { workspaces: [] },
    [official]: { officialWorkspace: null },
    [setup]: { setupInitialWorkspace: workspace("new", null) },
  });
  expect(await one.load()).toEqual([]);
});

test("where an official workspace waits, nothing is set up beside it", async () => {
  const one = gateway({ [all]: { workspaces: [] }, [official]: { officialWorkspace: { id: "o" } } });
  expect(await one.load()).toEqual([]);
  expect(one.asked).toEqual([all, official]);
});

const fault = new Error("away");
test.each([
  [{ [all]: new SessionFetchError(401) }, "Failed to fetch auth session"],
  [{ [all]: fault }, "Failed to fetch workspaces"],
  [{ [all]: { workspaces: [] }, [official]: fault }, "Failed to check if official workspace exists"],
  [
    { [all]: { workspaces: [] }, [official]: { officialWorkspace: null }, [setup]: fault },
    "Failed to setup initial workspace",
  ],
])("failure %# gives an empty list and is reported as “%s”", async (answers, message) => {
  const one = gateway(answers);
  expect(await one.load()).toEqual([]);
  expect(one.problems).toEqual([message]);
});
