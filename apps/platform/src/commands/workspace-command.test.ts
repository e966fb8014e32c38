import { usualDatabase } from "@zoetrope/database/testing";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "@zoetrope/workspaces/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runWorkspaceCommand } from "./workspace-command.ts";

let temporary: TemporaryWorkspaces;
let owner = "";
let id = "";

beforeAll(async () => {
  temporary = await openTemporaryWorkspaces(usualDatabase);
  owner = await temporary.person();
  ({ id } = await temporary.workspaces.create(owner, "Lantern studio"));
});
afterAll(() => temporary.remove());

const run = (...words: string[]) => runWorkspaceCommand(temporary.workspaces, words);
const planNow = async () => (await temporary.workspaces.get(owner, id)).plan?.slug ?? null;

it("an operator gives a workspace a plan by its name or its id, and ends it", async () => {
  expect(await run("plan", "lantern Studio", "team")).toContain(`${id}  team  Lantern studio`);
  expect(await planNow()).toBe("team");
  await run("plan", id, "none");
  expect(await planNow()).toBeNull();
  expect(await run("show", "Lantern studio")).toContain(`of ${owner}@company.example`);
});

it("what cannot be done is said, with what can, and changes nothing", async () => {
  const before = await planNow();
  await expect(run("plan", "Nobody", "team")).rejects.toThrow("There is no workspace");
  await expect(run("plan", id, "gold")).rejects.toThrow("Plans are free, individual, team, enterprise");
  for (const words of [[], ["plan"], ["plan", id], ["show"], ["delete", id], ["plan", id, "team", "now"]])
    await expect(run(...words)).rejects.toThrow("Usage: npm run workspace");
  const other = await temporary.workspaces.create(owner, "Lantern studio");
  await expect(run("plan", "Lantern studio", "team")).rejects.toThrow(other.id);
  expect(await planNow()).toBe(before);
});
