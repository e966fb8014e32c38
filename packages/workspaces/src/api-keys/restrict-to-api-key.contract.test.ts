import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiKeyVerifier, restrictToApiKey, type ApiKeyScope } from "../index.ts";
import { openTeam } from "../testing/open-team.ts";
import { reasonOf, reasonsOf } from "../testing/reason-of.ts";
import {
  circleLottie,
  openTemporaryWorkspaces,
  type TemporaryWorkspaces,
} from "../testing/temporary-workspaces.ts";

describe.each(testedDatabases)("workspaces by an API key (%s)", (kind) => {
  let temporary: TemporaryWorkspaces;
  let team: Awaited<ReturnType<typeof openTeam>>;
  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    team = await openTeam(temporary);
  });
  afterAll(() => temporary.remove());

  const open = async (scopes: ApiKeyScope[]) => {
    const { secret } = await temporary.workspaces.createApiKey(team.owner, {
      workspaceId: team.id,
      name: "Build",
      scopes,
      lifetimeInDays: null,
    });
    return restrictToApiKey(temporary.workspaces, await createApiKeyVerifier(temporary.database)(secret));
  };

  it("open files of their own workspace alone, by their scopes", async () => {
    const { workspaces } = temporary;
    const elsewhere = await workspaces.create(team.owner, "Elsewhere");
    const upload = (workspaceId: string, by = workspaces) =>
      by.upload(team.owner, { workspaceId, filename: "owl.json", bytes: circleLottie() });
    const [file, foreign] = [await upload(team.id), await upload(elsewhere.id)];
    const words = { title: "Owl", tags: ["owl"], licence: "MIT" };
    const reader = await open(["files:read"]);
    expect((await reader.files(team.owner, team.id)).files.map(({ id }) => id)).toContain(file.id);
    expect((await reader.file(team.owner, file.id)).id).toBe(file.id);
    expect((await reader.list(team.owner)).map(({ id }) => id)).toEqual([team.id]);
    expect(
      await reasonsOf([
        upload(team.id, reader),
        reader.renameFile(team.owner, file.id, "Fox"),
        reader.publish(team.owner, { fileId: file.id, ...words }),
        reader.deleteFile(team.owner, file.id),
      ]),
    ).toEqual(["scope-missing"]);
    const everything = await open(["library:read", "files:read", "files:write", "publish"]);
    expect(
      await reasonsOf([
        everything.file(team.owner, foreign.id),
        everything.renameFile(team.owner, foreign.id, "Fox"),
        everything.publish(team.owner, { fileId: foreign.id, ...words }),
        everything.unpublish(team.owner, foreign.id),
        everything.deleteFile(team.owner, foreign.id),
        everything.fileAddress(team.owner, foreign, "source"),
      ]),
    ).toEqual(["file-missing"]);
    expect(
      await reasonsOf([
        everything.get(team.owner, elsewhere.id),
        everything.files(team.owner, elsewhere.id),
        everything.publishedAnimations(team.owner, elsewhere.id),
        upload(elsewhere.id, everything),
        everything.requireUploadAllowed(team.owner, elsewhere.id),
      ]),
    ).toEqual(["workspace-missing"]);
    await everything.publish(team.owner, { fileId: file.id, ...words });
    const writer = await open(["files:read", "files:write"]);
    expect(await reasonOf(writer.deleteFile(team.owner, file.id))).toBe("scope-missing");
    await everything.deleteFile(team.owner, file.id);
    expect(await reasonOf(workspaces.file(team.owner, file.id))).toBe("file-missing");
  });

  it("open nothing that takes a person", async () => {
    const all = await open(["library:read", "files:read", "files:write", "publish"]);
    const member = { workspaceId: team.id, memberId: team.member };
    expect(
      await reasonsOf([
        all.create(team.owner, "More"),
        all.rename(team.owner, team.id, "Mine"),
        all.delete(team.owner, team.id),
        all.members(team.owner, team.id),
        all.removeMember(team.owner, member),
        all.transferOwnership(team.owner, member),
        all.invite(team.owner, { workspaceId: team.id, email: "a@b.example", role: "admin" }),
        all.apiKeys(team.owner, team.id),
        all.createApiKey(team.owner, {
          workspaceId: team.id,
          name: "More",
          scopes: ["publish"],
          lifetimeInDays: null,
        }),
        all.publicFiles(team.owner),
        all.setPlan(team.id, "free"),
        all.accountPart.remove(team.owner),
      ]),
    ).toEqual(["scope-missing"]);
  });

  it("have premium animations by the plan of their workspace, not by others of their maker", async () => {
    const premium = await temporary.workspaces.create(team.owner, "Premium");
    await temporary.workspaces.setPlan(premium.id, "team");
    await temporary.workspaces.setPlan(team.id, "free");
    expect(await temporary.workspaces.requirePremium(team.owner)).toBe(team.owner);
    const key = await open(["library:read"]);
    expect(await reasonOf(key.requirePremium(team.owner))).toBe("feature-not-in-plan");
    await temporary.workspaces.setPlan(team.id, "team");
    expect(await key.requirePremium(team.owner)).toBe(team.owner);
    expect(await reasonOf((await open(["files:read"])).requirePremium(team.owner))).toBe("scope-missing");
  });
});
