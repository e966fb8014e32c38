import { animationFormats } from "@zoetrope/catalog";
import { circleLottie, ingestRequest } from "@zoetrope/catalog/testing";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createFileAccess } from "../files/file-access.ts";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "../testing/temporary-workspaces.ts";

describe.each(testedDatabases)("premium animations on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let id = "";
  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    const stored = await temporary.catalog.ingest(
      ingestRequest("Golden owl", { isPremium: true, bytes: circleLottie({ width: 321 }) }),
    );
    if ("id" in stored) id = stored.id;
  });
  afterAll(() => temporary.remove());

  const somebody = async (plan: "free" | "individual" | "team" | null) => {
    const { workspaces } = temporary;
    const who = await temporary.person();
    const workspace = await workspaces.setUpInitial(who);
    await workspaces.setPlan(workspace.id, plan);
    return { who, workspaceId: workspace.id };
  };
  const file = async () => {
    const found = await temporary.catalog.countDownload(id, "json", { withPremium: true });
    if (found === null || found === "premium") throw new Error("it is not handed over");
    return found;
  };
  const partsOf = (address: string) => {
    const [, , token = "", key = "", filename = ""] = new URL(address).pathname.split("/");
    return {
      token,
      key: key as Awaited<ReturnType<typeof file>>["key"],
      filename: decodeURIComponent(filename),
    };
  };

  it("are for those whose workspace has a plan that includes them", async () => {
    const { workspaces } = temporary;
    const premium = { isPremium: true };
    expect(await workspaces.mayDownload(null, { isPremium: false })).toBe("yes");
    expect(await workspaces.mayDownload(null, premium)).toBe("sign-in");
    for (const plan of ["free", null] as const)
      expect(await workspaces.mayDownload((await somebody(plan)).who, premium)).toBe("plan");
    for (const plan of ["individual", "team"] as const)
      expect(await workspaces.mayDownload((await somebody(plan)).who, premium)).toBe("yes");
    expect(await workspaces.mayDownload(await temporary.person(), premium)).toBe("plan");
    await expect(workspaces.requirePremium(null)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(workspaces.requirePremium((await somebody("free")).who)).rejects.toMatchObject({
      reason: "feature-not-in-plan",
      feature: "premium-animations",
    });
  });

  it("have no public file, and an address of their own for whoever may have them, until the plan ends", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const access = createFileAccess(temporary.database);
    const { who, workspaceId } = await somebody("team");
    const wanted = await file();
    const animation = await temporary.catalog.get(id);
    expect(await access.isPublic(wanted.key)).toBe(false);
    expect(await access.isPublic(animation?.playKey ?? "0.json")).toBe(true);
    expect(await access.isPublic(animation?.posterKey ?? "0.json")).toBe(true);

    const address = partsOf(await temporary.workspaces.premiumAddress(who, id, wanted));
    expect(await access.openPrivate(address)).toBeGreaterThan(60);
    expect(await access.openPrivate({ ...address, filename: "other.json" })).toBeNull();
    expect(await access.openPrivate({ ...address, key: animation?.playKey ?? wanted.key })).toBeNull();
    const stranger = partsOf(
      await temporary.workspaces.premiumAddress((await somebody("free")).who, id, wanted),
    );
    expect(await access.openPrivate(stranger)).toBeNull();

    await temporary.workspaces.setPlan(workspaceId, "free");
    vi.setSystemTime(Date.now() + 30_000);
    expect(await access.openPrivate(address)).toBeNull();
    vi.useRealTimers();
  });

  it("come in a pack to whoever may have them, under an address that opens nothing else, until the plan ends", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const access = createFileAccess(temporary.database);
    const { who, workspaceId } = await somebody("individual");
    const opened = async (userId: string, changed: object = {}) => {
      const { token } = partsOf(await temporary.workspaces.packAddress(userId, "originals"));
      return await access.openPrivate({ token, key: "originals.zip", filename: null, ...changed });
    };
    expect(await opened(who)).toBeGreaterThan(60);
    expect(await opened(who, { key: "meteocons.zip" })).toBeNull();
    expect(await opened(who, { key: (await file()).key })).toBeNull();
    expect(await opened((await somebody("free")).who)).toBeNull();
    await temporary.workspaces.setPlan(workspaceId, "free");
    vi.setSystemTime(Date.now() + 30_000);
    expect(await opened(who)).toBeNull();
    vi.useRealTimers();
  });

  it("are not published again by whoever has got them, however they were saved, and stay for sale", async () => {
    const { catalog, database, files, workspaces } = temporary;
    const access = createFileAccess(database);
    const { who, workspaceId } = await somebody("team");
    const publish = async (bytes: Uint8Array) => {
      const { id: fileId } = await workspaces.upload(who, { workspaceId, filename: "owl.json", bytes });
      return workspaces.publish(who, { fileId, title: "My own owl", tags: ["owl"], licence: "MIT" });
    };
    for (const format of animationFormats) {
      const wanted = await catalog.countDownload(id, format, { withPremium: true });
      if (wanted === null || wanted === "premium") throw new Error("it is not handed over");
      const bytes = (await files.read(wanted.key)) ?? new Uint8Array();
      await expect(publish(bytes), format).rejects.toMatchObject({
        reason: "file-refused",
        refusal: "premium-copy",
        publicMessage: expect.stringContaining("not publish it again"),
      });
      expect(await access.isPublic(wanted.key), format).toBe(false);
    }
    const saved = { ...JSON.parse(new TextDecoder().decode(circleLottie({ width: 321 }))), nm: "mine" };
    await expect(publish(new TextEncoder().encode(JSON.stringify(saved, null, 2)))).rejects.toMatchObject({
      refusal: "premium-copy",
    });
    // Something else of the same length and size is nobody's but theirs.
    const own = await publish(circleLottie({ width: 321, rgb: [0, 0, 1] }));
    expect(own.publication?.title).toBe("My own owl");
  });
});
