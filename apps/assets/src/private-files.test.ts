import { testedDatabases } from "@zoetrope/database/testing";
import { ingestRequest } from "@zoetrope/catalog/testing";
import { createFileAccess } from "@zoetrope/workspaces/file-access";
import { listWantedFiles } from "@zoetrope/workspaces/list-wanted-files";
import type { FilePart, WorkspaceFile } from "@zoetrope/workspaces";
import {
  circleLottie,
  openTemporaryWorkspaces,
  type TemporaryWorkspaces,
} from "@zoetrope/workspaces/testing";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createAssetsApp } from "./assets-app.ts";

const urls = {
  site: "https://zoetrope.example",
  accounts: "https://accounts.zoetrope.example",
  workflow: "https://workflow.zoetrope.example",
  api: "https://api.zoetrope.example",
  assets: "https://assets.zoetrope.example",
};

describe.each(testedDatabases)("stored bytes on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let app: Hono;
  let width = 100;

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
  });
  afterAll(() => temporary.remove());
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { files, database } = temporary;
    app = createAssetsApp({
      files,
      access: createFileAccess(database),
      packs: { archive: async () => null },
      posters: temporary.catalog.posters,
      urls,
      logger: pino({ level: "silent" }),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
  const studio = async () => {
    const owner = await temporary.person();
    return { owner, id: (await temporary.workspaces.create(owner, "Studio")).id };
  };
  const upload = async (bytes = circleLottie({ width: (width += 1) })) => {
    const { owner, id } = await studio();
    const uploaded = await temporary.workspaces.upload(owner, {
      workspaceId: id,
      filename: "Owl.json",
      bytes,
    });
    await temporary.runJobs();
    const { posterKey, playKey, ...file } = await temporary.workspaces.file(owner, uploaded.id);
    if (posterKey === null || playKey === null) throw new Error("it is not drawn");
    return { owner, id, file: { ...file, posterKey, playKey }, bytes };
  };
  const publish = (owner: string, { id }: WorkspaceFile) =>
    temporary.workspaces.publish(owner, { fileId: id, title: "Owl", tags: ["owl"], licence: "MIT" });
  const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(address.startsWith(urls.assets) ? address.slice(urls.assets.length) : address, {
      headers,
      method,
    });
  const status = async (address: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await get(address, headers, method);
    await answer.arrayBuffer();
    return answer.status;
  };
  const addressOf = async (who: string, file: WorkspaceFile, part: FilePart) =>
    (await temporary.workspaces.fileAddress(who, file, part)) ?? "";
  const parts = ["source", "poster", "play", "download"] as const;

  it("of a draft are given to no one who knows their hash, in no form and by no method", async () => {
    const { file } = await upload();
    for (const key of [file.sourceKey, file.posterKey, file.playKey])
      for (const address of [
        `/files/${key}`,
        `/files/${key}/owl.${key.slice(65)}`,
        `/cdn-cgi/image/width=320/files/${key}`,
        `/cdn-cgi/image/width=320/${urls.assets}/files/${key}`,
        `/og/amber/${key}.png`,
        `/private/x/${key}`,
        `/private/${[file.id, "u".repeat(20), "zzzzzz", "k".repeat(20), "s".repeat(43)].join(".")}/${key}`,
      ]) {
        expect(await status(address), address).toBe(404);
        expect(await status(address, {}, "HEAD"), address).toBe(404);
        // Neither does an answer to a condition tell that it is there.
        expect(await status(address, { "If-None-Match": "*", Range: "bytes=0-1" }), address).toBe(404);
      }
  });

  it("of a draft come to a member under an address that only their browser keeps, for minutes", async () => {
    const { owner, file, bytes } = await upload();
    for (const part of parts) {
      const answer = await get(await addressOf(owner, file, part));
      expect(answer.status, part).toBe(200);
      expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=(?:[1-9]\d?|[12]\d\d|300)$/);
      expect(answer.headers.get("access-control-allow-origin")).toBe(urls.workflow);
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    }
    const saved = await get(await addressOf(owner, file, "download"));
    expect(saved.headers.get("content-disposition")).toBe('attachment; filename="Owl.json"');
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(Buffer.from(bytes));
    const address = await addressOf(owner, file, "source");
    expect(await status(address, { Range: "bytes=0-9" })).toBe(206);
    expect(await status(address, { "If-None-Match": `"${file.sourceKey}"` })).toBe(304);
    expect(await status(address.replace(file.sourceKey, file.playKey))).toBe(404);
    pass(631);
    expect(await status(address)).toBe(404);
    expect(await status(await addressOf(owner, file, "source"))).toBe(200);
  });

  it("are open to everybody while a published file refers to them, and gone within a minute after", async () => {
    const { owner, file } = await upload();
    await publish(owner, file);
    const poster = await temporary.catalog.get(
      (await temporary.workspaces.file(owner, file.id)).publication?.catalogueId ?? "",
    );
    const address = `/cdn-cgi/image/width=160/files/${poster?.posterKey}`;
    const shown = await get(address);
    expect(shown.status).toBe(200);
    const sharedSeconds = Number(/s-maxage=(\d+)$/.exec(shown.headers.get("cache-control") ?? "")?.[1]);
    expect(shown.headers.get("cache-control")).not.toContain("immutable");
    expect(await status(`/files/${poster?.playKey}`)).toBe(200);
    await temporary.workspaces.unpublish(owner, file.id);
    // The process may know of it this much later, and a shared cache that asked just before as much again.
    pass(60 - sharedSeconds);
    for (const gone of [address, `/files/${poster?.playKey}`, `/og/amber/${poster?.posterKey}.png`])
      expect(await status(gone), gone).toBe(404);
    expect((await get(address)).headers.get("cache-control")).toBe("no-cache");
    await publish(owner, file);
    expect(await status(address)).toBe(200);
  });

  it("of a poster that was named before it was made are open as that of any animation is", async () => {
    const request = ingestRequest("Early owl", { bytes: circleLottie({ width: (width += 1) }) });
    const stored = await temporary.catalog.ingest(request, { isUpdating: true, isPicturedLater: true });
    const early = await temporary.catalog.get("id" in stored ? stored.id : "");
    expect(await listWantedFiles(temporary.database)).not.toContain(early?.posterKey);
    const addresses = ["", "/cdn-cgi/image/width=160"].map((way) => `${way}/files/${early?.posterKey}`);
    for (const address of addresses) expect(await status(address), address).toBe(200);
    const { posterKey } = (await temporary.catalog.get(early?.id ?? "")) ?? {};
    expect(posterKey).not.toBe(early?.posterKey);
    expect(await listWantedFiles(temporary.database)).toContain(posterKey);
    await temporary.catalog.withdraw(request.sourceKey);
    pass(30);
    for (const address of addresses) expect(await status(address), address).toBe(404);
  });

  it("that are public in one place and private in another are open only while they are public", async () => {
    const bytes = circleLottie({ width: (width += 1) });
    const [shown, hidden] = [await upload(bytes), await upload(bytes)];
    expect(shown.file.playKey).toBe(hidden.file.playKey);
    const known = `/files/${hidden.file.playKey}`;
    expect(await status(known)).toBe(404);
    await publish(shown.owner, shown.file);
    expect(await status(known)).toBe(200);
    await temporary.workspaces.deleteFile(shown.owner, shown.file.id);
    pass(20);
    expect(await status(known)).toBe(404);
    expect(await status(await addressOf(hidden.owner, hidden.file, "play"))).toBe(200);
    expect(await status(await addressOf(shown.owner, shown.file, "play"))).toBe(404);
  });

  it("of a deleted file, and of a workspace that somebody has left, stop answering under addresses that were given", async () => {
    const { owner, id, file } = await upload();
    const member = await temporary.person();
    await temporary.database.db.execute(
      sql`insert into workspace_members (workspace_id, user_id, role) values (${id}, ${member}, 'member')`,
    );
    const [ours, theirs] = [await addressOf(owner, file, "play"), await addressOf(member, file, "play")];
    expect([await status(ours), await status(theirs)]).toEqual([200, 200]);
    await temporary.workspaces.removeMember(owner, { workspaceId: id, memberId: member });
    pass(20);
    expect([await status(ours), await status(theirs)]).toEqual([200, 404]);
    await temporary.workspaces.deleteFile(owner, file.id);
    pass(20);
    expect(await status(ours)).toBe(404);
  });

  it("of a person and of a workspace are shown while they are their picture", async () => {
    const { owner, id } = await studio();
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: { r: (width += 1) % 256, g: 9, b: 9 } },
    })
      .webp({ lossless: true })
      .toBuffer();
    const { key } = await temporary.files.put(picture, "webp");
    const { db } = temporary.database;
    expect(await status(`/files/${key}`)).toBe(404);
    await db.execute(sql`update users set avatar_key = ${key} where id = ${owner}`);
    expect(await status(`/files/${key}`)).toBe(200);
    await db.execute(sql`update users set avatar_key = null where id = ${owner}`);
    await db.execute(sql`update workspaces set icon = ${key} where id = ${id}`);
    pass(20);
    expect(await status(`/files/${key}`)).toBe(200);
    await db.execute(sql`update workspaces set icon = null where id = ${id}`);
    pass(20);
    expect(await status(`/files/${key}`)).toBe(404);
  });

  it("are asked of the database once for many hits", async () => {
    const { owner, file } = await upload();
    await publish(owner, file);
    let asked = 0;
    const { db } = temporary.database;
    const counting = new Proxy(db, {
      get(target, name: keyof typeof db) {
        if (name === "execute") asked += 1;
        const value = target[name];
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const access = createFileAccess({ db: counting });
    for (let hit = 0; hit < 50; hit++) expect(await access.isPublic(file.playKey)).toBe(true);
    expect(asked).toBe(1);
  });

  it("are read under addresses that any process signs, before and after the keys are changed", async () => {
    const { owner, file } = await upload();
    const other = temporary.another({});
    const [ours, theirs] = [
      await addressOf(owner, file, "play"),
      (await other.fileAddress(owner, file, "play")) ?? "",
    ];
    expect(theirs).toBe(ours);
    await temporary.database.db.execute(
      sql`update file_address_keys set active_from = active_from - interval '2 days'`,
    );
    await other.rotateKeys();
    pass(61);
    expect(await status(ours)).toBe(200);
    await temporary.database.db.execute(
      sql`update file_address_keys set active_from = now() - interval '30 minutes' where active_from > now()`,
    );
    await temporary.workspaces.rotateKeys();
    const later = await addressOf(owner, file, "play");
    expect(later).not.toBe(ours);
    expect([await status(later), await status(ours)]).toEqual([200, 200]);
    await temporary.database.db.execute(
      sql`update file_address_keys set active_from = active_from - interval '1 hour'`,
    );
    await temporary.workspaces.rotateKeys();
    pass(61);
    expect([await status(later), await status(ours)]).toEqual([200, 404]);
  });
});
