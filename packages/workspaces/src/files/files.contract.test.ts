import { gzipSync } from "node:zlib";
import { testedDatabases } from "@zoetrope/database/testing";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { reasonOf } from "../testing/reason-of.ts";
import { circleLottie } from "../testing/temporary-workspaces.ts";
import { publication, useStudio } from "../testing/use-studio.ts";

function requireKey(key: FileKey | null): FileKey {
  if (key === null) throw new Error("it is not drawn");
  return key;
}

const unknownId = "0".repeat(20);
const encode = (text: string) => new TextEncoder().encode(text);

describe.each(testedDatabases)("files of a workspace on the %s database", (kind) => {
  const studio = useStudio(kind);

  it("are played without the programs that they carry, however hidden", async () => {
    const { id, owner } = await studio.create();
    const text = new TextDecoder().decode(circleLottie());
    const hostile = text.replace('"layers":[{', '"layers":[0,{"tm":{"x":"while(true){}"},');
    const file = await studio.upload(owner, id, "Owl.json", encode(hostile));
    expect(file.features).toContain("expressions");
    const played = await studio.temporary.files.read(requireKey(file.playKey));
    const again = await studio.upload(owner, id, "Owl.lottie", played ?? new Uint8Array());
    expect(again.features).not.toContain("expressions");
  });

  it("are taken with their facts, a poster and a file for players", async () => {
    const { id, owner } = await studio.create();
    const bytes = circleLottie({ width: 320, frames: 90 });
    const file = await studio.upload(owner, id, "C:\\Users\\mira\\Owl at night.json", bytes);
    expect(file).toMatchObject({
      workspaceId: id,
      name: "Owl at night",
      width: 320,
      height: 200,
      frameRate: 30,
      durationInSeconds: 3,
      layerCount: 1,
      sizeInBytes: bytes.length,
      publication: null,
    });
    expect(await studio.temporary.files.read(file.sourceKey)).toEqual(Buffer.from(bytes));
    expect(await studio.temporary.files.head(requireKey(file.posterKey))).not.toBeNull();
    expect(file.playKey).toMatch(/\.lottie$/);
    expect(await studio.workspaces.file(owner, file.id)).toEqual(file);
    const [workspace] = await studio.workspaces.list(owner);
    expect(workspace?.features.find(({ slug }) => slug === "files")?.currentCount).toBe(1);
    // A sticker is JSON that is packed.
    const sticker = await studio.upload(owner, id, "Owl at night.tgs", new Uint8Array(gzipSync(bytes)));
    expect(sticker).toMatchObject({ name: "Owl at night", sourceKey: file.sourceKey });
  });

  it("are there at once; their poster and the file for players follow, and what only the picture shows", async () => {
    const { id, owner } = await studio.create();
    const bytes = circleLottie({ width: 333 });
    const file = await studio.workspaces.upload(owner, { workspaceId: id, filename: "Owl.json", bytes });
    expect(file).toMatchObject({ width: 333, posterKey: null, playKey: null, drawingRefusal: null });
    expect(file.features).not.toContain("transparent");
    expect((await studio.workspaces.files(owner, id)).files).toEqual([file]);
    expect(await studio.workspaces.fileAddress(owner, file, "poster")).toBeNull();
    expect(await studio.workspaces.fileAddress(owner, file, "source")).toContain(file.sourceKey);
    expect((await studio.workspaces.publish(owner, publication(file.id))).publication).not.toBeNull();
    await studio.workspaces.unpublish(owner, file.id);
    await studio.temporary.runJobs();
    const drawn = await studio.workspaces.file(owner, file.id);
    expect(await studio.temporary.files.head(requireKey(drawn.posterKey))).not.toBeNull();
    expect(drawn.playKey).toMatch(/\.lottie$/);
    expect(drawn.features).toContain("transparent");
  });

  it("that nobody can draw stay, and say why", async () => {
    const { id, owner } = await studio.create();
    const prepare = async () => ({
      refused: { code: "cannot-be-drawn" as const, reason: "Too much of it." },
    });
    const other = studio.temporary.another({ renderer: { check: studio.temporary.renderer.check, prepare } });
    const { id: fileId } = await other.upload(owner, {
      workspaceId: id,
      filename: "Owl.json",
      bytes: circleLottie(),
    });
    await studio.temporary.runJobs();
    expect(await studio.workspaces.file(owner, fileId)).toMatchObject({
      posterKey: null,
      playKey: null,
      drawingRefusal: "cannot-be-drawn",
    });
    studio.temporary.another({});
  });

  it("whose drawing fails at the last try wait no longer, and are drawn when an operator sends the job again", async () => {
    const { id, owner } = await studio.create();
    const prepare = vi.fn(async () => Promise.reject(new Error("the renderer is away")));
    const { renderer, database } = studio.temporary;
    const other = studio.temporary.another({ renderer: { check: renderer.check, prepare } });
    const bytes = circleLottie({ width: 641 });
    const { id: fileId } = await other.upload(owner, { workspaceId: id, filename: "Owl.json", bytes });
    await studio.temporary.runJobs();
    expect(prepare).toHaveBeenCalledOnce();
    expect(await studio.workspaces.file(owner, fileId)).toMatchObject({ drawingRefusal: null });
    await database.db.execute(sql`
      update jobs.job set retry_count = retry_limit, start_after = now() where name = 'draw-file' and state = 'retry'`);
    await studio.temporary.runJobs();
    expect(await studio.workspaces.file(owner, fileId)).toMatchObject({
      posterKey: null,
      drawingRefusal: "not-drawn",
    });
    studio.temporary.another({});
    await database.db.execute(sql`
      update jobs.job set retry_count = 0, state = 'created', start_after = now() where name = 'draw-file' and state = 'failed'`);
    await studio.temporary.runJobs();
    expect(await studio.workspaces.file(owner, fileId)).toMatchObject({ drawingRefusal: null });
    expect((await studio.workspaces.file(owner, fileId)).posterKey).not.toBeNull();
  });

  it("that break the player are told so, and are not published", async () => {
    const { id, owner } = await studio.create();
    const json = JSON.parse(new TextDecoder().decode(circleLottie())) as { layers: { shapes: object[] }[] };
    // Copies below none: ThorVG takes them for a great many.
    const copies = [2, -5, 2].map((s, index) => ({ t: index * 10, s: [s], h: 1 }));
    const fixed = (k: number) => ({ a: 0, k });
    json.layers[0]?.shapes.push({
      ty: "rp",
      c: { a: 1, k: copies },
      o: fixed(0),
      m: 1,
      tr: { ty: "tr", so: fixed(100) },
    });
    const file = await studio.upload(owner, id, "Owls.json", encode(JSON.stringify(json)));
    expect(file).toMatchObject({ posterKey: null, drawingRefusal: "cannot-be-drawn" });
    await expect(studio.workspaces.publish(owner, publication(file.id))).rejects.toMatchObject({
      reason: "file-refused",
      refusal: "cannot-be-drawn",
    });
    expect((await studio.workspaces.file(owner, file.id)).publication).toBeNull();
  });

  it("that are deleted before they are drawn leave no picture behind", async () => {
    const { id, owner } = await studio.create();
    const bytes = circleLottie({ width: 777 });
    const file = await studio.workspaces.upload(owner, { workspaceId: id, filename: "Owl.json", bytes });
    await studio.workspaces.deleteFile(owner, file.id);
    expect(await studio.temporary.runJobs()).toBeGreaterThan(0);
    expect((await studio.workspaces.files(owner, id)).totalCount).toBe(0);
  });

  it("are refused with the reason in plain words when nobody could play them, and leave nothing behind", async () => {
    const { id, owner } = await studio.create();
    for (const bytes of [
      new Uint8Array(),
      encode("{"),
      encode('{"v":"5.7.0"}'),
      encode("PK\u0003\u0004rest"),
    ]) {
      const failure = await studio.upload(owner, id, "broken.json", bytes).catch((error: unknown) => error);
      expect(failure).toMatchObject({ reason: "file-refused", code: "bad-request" });
      expect(failure).toHaveProperty("refusal", expect.stringMatching(/^[a-z-]+$/));
      expect(failure).toHaveProperty("publicMessage", expect.stringMatching(/\.$/));
    }
    const tooLarge = studio.upload(owner, id, "large.json", new Uint8Array(20_000_001));
    expect(await reasonOf(tooLarge)).toBe("file-too-large");
    expect((await studio.workspaces.files(owner, id)).totalCount).toBe(0);
  });

  it("get a name that can be shown, whatever the device called them", async () => {
    const { id, owner } = await studio.create();
    const nameOf = async (filename: string) => (await studio.upload(owner, id, filename)).name;
    expect(await nameOf("../../etc/passwd")).toBe("passwd");
    expect(await nameOf(".json")).toBe("Animation");
    expect(await nameOf("a\u202eb.lottie")).toBe("Animation");
    expect(await nameOf("フクロウ.LOTTIE")).toBe("フクロウ");
    expect(await nameOf(`${"x".repeat(500)}.json`)).toHaveLength(200);
  });

  it("are listed page by page, the newest first, also while files come and go", async () => {
    const { id, owner } = await studio.create();
    const names = ["one", "two", "three", "four", "five"];
    for (const name of names) await studio.upload(owner, id, `${name}.json`);
    const first = await studio.workspaces.files(owner, id, { first: 2 });
    expect(first.files.map(({ name }) => name)).toEqual(["five", "four"]);
    expect(first).toMatchObject({ totalCount: 5, hasNextPage: true });
    await studio.workspaces.deleteFile(owner, first.files[1]?.id ?? "");
    await studio.upload(owner, id, "six.json");
    const second = await studio.workspaces.files(owner, id, { first: 2, after: first.endCursor ?? "" });
    expect(second.files.map(({ name }) => name)).toEqual(["three", "two"]);
    const last = await studio.workspaces.files(owner, id, { first: 2, after: second.endCursor ?? "" });
    expect(last).toMatchObject({ hasNextPage: false });
    expect(last.files.map(({ name }) => name)).toEqual(["one"]);
    const back = await studio.workspaces.files(owner, id, { first: 2, before: last.startCursor ?? "" });
    expect(back.files.map(({ name }) => name)).toEqual(["three", "two"]);
    expect(back).toMatchObject({ hasNextPage: true, hasPreviousPage: true, totalCount: 5 });
    const start = await studio.workspaces.files(owner, id, { first: 2, before: back.startCursor ?? "" });
    expect(start.files.map(({ name }) => name)).toEqual(["six", "five"]);
    expect(start).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    for (const page of [first, start]) expect(page.hasPreviousPage).toBe(false);
    for (const page of [second, last]) expect(page.hasPreviousPage).toBe(true);
    for (const after of ["", "x", "1/../", `1e9/${unknownId}`, `${"9".repeat(400)}/${unknownId}`])
      for (const place of [{ after }, { before: after }])
        expect(await reasonOf(studio.workspaces.files(owner, id, place)), after).toBe("cursor-malformed");
    const odd = await studio.workspaces.files(owner, id, { query: "t%_" });
    expect(odd.totalCount).toBe(0);
    expect((await studio.workspaces.files(owner, id, { query: "TW" })).files.map(({ name }) => name)).toEqual(
      ["two"],
    );
  });

  it("keep as much of a long name as there is room for", async () => {
    const { id, owner } = await studio.create();
    const file = await studio.upload(owner, id, `a${"🐇".repeat(150)}.json`);
    expect(file.name).toBe(`a${"🐇".repeat(99)}`);
  });

  it("can be renamed, but not to what cannot be shown", async () => {
    const { id, owner } = await studio.create();
    const file = await studio.upload(owner, id);
    expect((await studio.workspaces.renameFile(owner, file.id, " Eule ")).name).toBe("Eule");
    for (const name of ["", "a\u0000", "x".repeat(201)])
      expect(await reasonOf(studio.workspaces.renameFile(owner, file.id, name))).toBe("name-malformed");
    await expect(studio.workspaces.renameFile(owner, file.id, "")).rejects.toMatchObject({
      publicMessage: "The name of a file has 1 to 200 characters.",
    });
  });

  it("of others are missing, at every door", async () => {
    const { id, owner } = await studio.create();
    const file = await studio.upload(owner, id);
    const stranger = await studio.temporary.person();
    const doors: Record<string, (fileId: string) => Promise<unknown>> = {
      read: (fileId) => studio.workspaces.file(stranger, fileId),
      rename: (fileId) => studio.workspaces.renameFile(stranger, fileId, "Mine"),
      publish: (fileId) => studio.workspaces.publish(stranger, publication(fileId)),
      unpublish: (fileId) => studio.workspaces.unpublish(stranger, fileId),
      delete: (fileId) => studio.workspaces.deleteFile(stranger, fileId),
    };
    for (const [door, open] of Object.entries(doors))
      for (const fileId of [file.id, unknownId, "", "' or 1=1"])
        expect(await reasonOf(open(fileId)), `${door} ${fileId}`).toBe("file-missing");
    expect(await reasonOf(studio.upload(stranger, id))).toBe("workspace-missing");
    expect(await reasonOf(studio.workspaces.files(stranger, id))).toBe("workspace-missing");
    expect((await studio.workspaces.publicFiles(stranger)).files).toEqual([]);
  });

  it("fill the plan and no more, also when they come at the same moment", async () => {
    const { id, owner } = await studio.create();
    const template = await studio.upload(owner, id);
    await studio.temporary.database.db.execute(sql`
      insert into workspace_files (id, workspace_id, name, source_key, size_in_bytes, poster_key, play_key, width, height,
        frame_rate, frame_count, duration_in_seconds, layer_count, features, warnings)
      select lpad(n::text, 20, ${kind === "embedded" ? "e" : "s"}), workspace_id, name, source_key, size_in_bytes, poster_key,
        play_key, width, height, frame_rate, frame_count, duration_in_seconds, layer_count, features, warnings
      from workspace_files, generate_series(1, 97) n where id = ${template.id}`);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => reasonOf(studio.upload(owner, id))));
    expect(outcomes.filter((reason) => reason === "no failure")).toHaveLength(2);
    expect(outcomes.filter((reason) => reason === "quota-reached")).toHaveLength(2);
    await studio.temporary.database.db.execute(
      sql`update workspace_files set size_in_bytes = 499999900 where id = ${template.id}`,
    );
    await studio.temporary.database.db.execute(
      sql`delete from workspace_files where workspace_id = ${id} and id <> ${template.id}`,
    );
    await expect(studio.upload(owner, id)).rejects.toMatchObject({
      reason: "quota-reached",
      feature: "storage-megabytes",
    });
    await studio.workspaces.setPlan(id, null);
    expect(await reasonOf(studio.upload(owner, id))).toBe("feature-not-in-plan");
  });
});
