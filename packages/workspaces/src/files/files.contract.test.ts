import { gzipSync } from "node:zlib";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PublishRequest, Workspaces } from "../index.ts";
import { reasonOf } from "../testing/reason-of.ts";
import {
  circleLottie,
  openTemporaryWorkspaces,
  type TemporaryWorkspaces,
} from "../testing/temporary-workspaces.ts";

function requireKey(key: FileKey | null): FileKey {
  if (key === null) throw new Error("it is not drawn");
  return key;
}

const unknownId = "0".repeat(20);
const encode = (text: string) => new TextEncoder().encode(text);

describe.each(testedDatabases)("files of a workspace on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let workspaces: Workspaces;

  const studio = async () => {
    const owner = await temporary.person();
    const { id } = await workspaces.create(owner, "Studio");
    return { id, owner };
  };
  const upload = async (who: string, workspaceId: string, filename = "Owl.json", bytes = circleLottie()) => {
    const { id } = await workspaces.upload(who, { workspaceId, filename, bytes });
    await temporary.runJobs();
    return await workspaces.file(who, id);
  };
  const publication = (fileId: string, more: Partial<PublishRequest> = {}): PublishRequest => ({
    fileId,
    title: "Owl at night",
    tags: ["owl", "night"],
    licence: "CC-BY-4.0",
    ...more,
  });
  const found = async (query: string) =>
    (await temporary.catalog.search({ query })).items.map(({ title }) => title);

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    workspaces = temporary.workspaces;
  });
  afterAll(() => temporary.remove());

  it("are played without the programs that they carry, however hidden", async () => {
    const { id, owner } = await studio();
    const text = new TextDecoder().decode(circleLottie());
    const hostile = text.replace('"layers":[{', '"layers":[0,{"tm":{"x":"while(true){}"},');
    const file = await upload(owner, id, "Owl.json", encode(hostile));
    expect(file.features).toContain("expressions");
    const played = await temporary.files.read(requireKey(file.playKey));
    const again = await upload(owner, id, "Owl.lottie", played ?? new Uint8Array());
    expect(again.features).not.toContain("expressions");
  });

  it("are taken with their facts, a poster and a file for players", async () => {
    const { id, owner } = await studio();
    const bytes = circleLottie({ width: 320, frames: 90 });
    const file = await upload(owner, id, "C:\\Users\\mira\\Owl at night.json", bytes);
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
    expect(await temporary.files.read(file.sourceKey)).toEqual(Buffer.from(bytes));
    expect(await temporary.files.head(requireKey(file.posterKey))).not.toBeNull();
    expect(file.playKey).toMatch(/\.lottie$/);
    expect(await workspaces.file(owner, file.id)).toEqual(file);
    const [workspace] = await workspaces.list(owner);
    expect(workspace?.features.find(({ slug }) => slug === "files")?.currentCount).toBe(1);
    // A sticker is JSON that is packed.
    const sticker = await upload(owner, id, "Owl at night.tgs", new Uint8Array(gzipSync(bytes)));
    expect(sticker).toMatchObject({ name: "Owl at night", sourceKey: file.sourceKey });
  });

  it("are there at once; their poster and the file for players follow, and what only the picture shows", async () => {
    const { id, owner } = await studio();
    const bytes = circleLottie({ width: 333 });
    const file = await workspaces.upload(owner, { workspaceId: id, filename: "Owl.json", bytes });
    expect(file).toMatchObject({ width: 333, posterKey: null, playKey: null, drawingRefusal: null });
    expect(file.features).not.toContain("transparent");
    expect((await workspaces.files(owner, id)).files).toEqual([file]);
    expect(await workspaces.fileAddress(owner, file, "poster")).toBeNull();
    expect(await workspaces.fileAddress(owner, file, "source")).toContain(file.sourceKey);
    expect((await workspaces.publish(owner, publication(file.id))).publication).not.toBeNull();
    await workspaces.unpublish(owner, file.id);
    await temporary.runJobs();
    const drawn = await workspaces.file(owner, file.id);
    expect(await temporary.files.head(requireKey(drawn.posterKey))).not.toBeNull();
    expect(drawn.playKey).toMatch(/\.lottie$/);
    expect(drawn.features).toContain("transparent");
  });

  it("that nobody can draw stay, and say why", async () => {
    const { id, owner } = await studio();
    const prepare = async () => ({
      refused: { code: "cannot-be-drawn" as const, reason: "Too much of it." },
    });
    const other = temporary.another({ renderer: { check: temporary.renderer.check, prepare } });
    const { id: fileId } = await other.upload(owner, {
      workspaceId: id,
      filename: "Owl.json",
      bytes: circleLottie(),
    });
    await temporary.runJobs();
    expect(await workspaces.file(owner, fileId)).toMatchObject({
      posterKey: null,
      playKey: null,
      drawingRefusal: "cannot-be-drawn",
    });
    temporary.another({});
  });

  it("whose drawing fails at the last try wait no longer, and are drawn when an operator sends the job again", async () => {
    const { id, owner } = await studio();
    const prepare = vi.fn(async () => Promise.reject(new Error("the renderer is away")));
    const { renderer, database } = temporary;
    const other = temporary.another({ renderer: { check: renderer.check, prepare } });
    const bytes = circleLottie({ width: 641 });
    const { id: fileId } = await other.upload(owner, { workspaceId: id, filename: "Owl.json", bytes });
    await temporary.runJobs();
    expect(prepare).toHaveBeenCalledOnce();
    expect(await workspaces.file(owner, fileId)).toMatchObject({ drawingRefusal: null });
    await database.db.execute(sql`
      update jobs.job set retry_count = retry_limit, start_after = now() where name = 'draw-file' and state = 'retry'`);
    await temporary.runJobs();
    expect(await workspaces.file(owner, fileId)).toMatchObject({
      posterKey: null,
      drawingRefusal: "not-drawn",
    });
    temporary.another({});
    await database.db.execute(sql`
      update jobs.job set retry_count = 0, state = 'created', start_after = now() where name = 'draw-file' and state = 'failed'`);
    await temporary.runJobs();
    expect(await workspaces.file(owner, fileId)).toMatchObject({ drawingRefusal: null });
    expect((await workspaces.file(owner, fileId)).posterKey).not.toBeNull();
  });

  it("that break the player are told so, and are not published", async () => {
    const { id, owner } = await studio();
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
    const file = await upload(owner, id, "Owls.json", encode(JSON.stringify(json)));
    expect(file).toMatchObject({ posterKey: null, drawingRefusal: "cannot-be-drawn" });
    await expect(workspaces.publish(owner, publication(file.id))).rejects.toMatchObject({
      reason: "file-refused",
      refusal: "cannot-be-drawn",
    });
    expect((await workspaces.file(owner, file.id)).publication).toBeNull();
  });

  it("that are deleted before they are drawn leave no picture behind", async () => {
    const { id, owner } = await studio();
    const bytes = circleLottie({ width: 777 });
    const file = await workspaces.upload(owner, { workspaceId: id, filename: "Owl.json", bytes });
    await workspaces.deleteFile(owner, file.id);
    expect(await temporary.runJobs()).toBeGreaterThan(0);
    expect((await workspaces.files(owner, id)).totalCount).toBe(0);
  });

  it("are refused with the reason in plain words when nobody could play them, and leave nothing behind", async () => {
    const { id, owner } = await studio();
    for (const bytes of [
      new Uint8Array(),
      encode("{"),
      encode('{"v":"5.7.0"}'),
      encode("PK\u0003\u0004rest"),
    ]) {
      const failure = await upload(owner, id, "broken.json", bytes).catch((error: unknown) => error);
      expect(failure).toMatchObject({ reason: "file-refused", code: "bad-request" });
      expect(failure).toHaveProperty("refusal", expect.stringMatching(/^[a-z-]+$/));
      expect(failure).toHaveProperty("publicMessage", expect.stringMatching(/\.$/));
    }
    const tooLarge = upload(owner, id, "large.json", new Uint8Array(20_000_001));
    expect(await reasonOf(tooLarge)).toBe("file-too-large");
    expect((await workspaces.files(owner, id)).totalCount).toBe(0);
  });

  it("get a name that can be shown, whatever the device called them", async () => {
    const { id, owner } = await studio();
    const nameOf = async (filename: string) => (await upload(owner, id, filename)).name;
    expect(await nameOf("../../etc/passwd")).toBe("passwd");
    expect(await nameOf(".json")).toBe("Animation");
    expect(await nameOf("a\u202eb.lottie")).toBe("Animation");
    expect(await nameOf("フクロウ.LOTTIE")).toBe("フクロウ");
    expect(await nameOf(`${"x".repeat(500)}.json`)).toHaveLength(200);
  });

  it("are listed page by page, the newest first, also while files come and go", async () => {
    const { id, owner } = await studio();
    const names = ["one", "two", "three", "four", "five"];
    for (const name of names) await upload(owner, id, `${name}.json`);
    const first = await workspaces.files(owner, id, { first: 2 });
    expect(first.files.map(({ name }) => name)).toEqual(["five", "four"]);
    expect(first).toMatchObject({ totalCount: 5, hasNextPage: true });
    await workspaces.deleteFile(owner, first.files[1]?.id ?? "");
    await upload(owner, id, "six.json");
    const second = await workspaces.files(owner, id, { first: 2, after: first.endCursor ?? "" });
    expect(second.files.map(({ name }) => name)).toEqual(["three", "two"]);
    const last = await workspaces.files(owner, id, { first: 2, after: second.endCursor ?? "" });
    expect(last).toMatchObject({ hasNextPage: false });
    expect(last.files.map(({ name }) => name)).toEqual(["one"]);
    const back = await workspaces.files(owner, id, { first: 2, before: last.startCursor ?? "" });
    expect(back.files.map(({ name }) => name)).toEqual(["three", "two"]);
    expect(back).toMatchObject({ hasNextPage: true, hasPreviousPage: true, totalCount: 5 });
    const start = await workspaces.files(owner, id, { first: 2, before: back.startCursor ?? "" });
    expect(start.files.map(({ name }) => name)).toEqual(["six", "five"]);
    expect(start).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    for (const page of [first, start]) expect(page.hasPreviousPage).toBe(false);
    for (const page of [second, last]) expect(page.hasPreviousPage).toBe(true);
    for (const after of ["", "x", "1/../", `1e9/${unknownId}`, `${"9".repeat(400)}/${unknownId}`])
      for (const place of [{ after }, { before: after }])
        expect(await reasonOf(workspaces.files(owner, id, place)), after).toBe("cursor-malformed");
    const odd = await workspaces.files(owner, id, { query: "t%_" });
    expect(odd.totalCount).toBe(0);
    expect((await workspaces.files(owner, id, { query: "TW" })).files.map(({ name }) => name)).toEqual([
      "two",
    ]);
  });

  it("keep as much of a long name as there is room for", async () => {
    const { id, owner } = await studio();
    const file = await upload(owner, id, `a${"🐇".repeat(150)}.json`);
    expect(file.name).toBe(`a${"🐇".repeat(99)}`);
  });

  it("can be renamed, but not to what cannot be shown", async () => {
    const { id, owner } = await studio();
    const file = await upload(owner, id);
    expect((await workspaces.renameFile(owner, file.id, " Eule ")).name).toBe("Eule");
    for (const name of ["", "a\u0000", "x".repeat(201)])
      expect(await reasonOf(workspaces.renameFile(owner, file.id, name))).toBe("name-malformed");
    await expect(workspaces.renameFile(owner, file.id, "")).rejects.toMatchObject({
      publicMessage: "The name of a file has 1 to 200 characters.",
    });
  });

  it("are found by everybody once they are public, and by nobody when they are taken back", async () => {
    const owner = await temporary.person({ username: `mira-${kind}`, firstName: "Mira", lastName: "Sol" });
    const { id } = await workspaces.create(owner, "Studio");
    const file = await upload(owner, id);
    expect(await workspaces.preference(owner)).toEqual({ hasProfilePage: false });
    const published = await workspaces.publish(owner, publication(file.id, { category: "animals" }));
    const catalogueId = published.publication?.catalogueId ?? "";
    expect(published.publication).toMatchObject({
      title: "Owl at night",
      slug: "owl-at-night",
      tags: ["owl", "night"],
      category: "animals",
      licence: "CC-BY-4.0",
    });
    expect(await found("owl")).toEqual(["Owl at night"]);
    expect(await temporary.catalog.get(catalogueId)).toMatchObject({
      creator: { username: `mira-${kind}`, name: "Mira Sol" },
      attribution: "Owl at night by Mira Sol, CC BY 4.0",
      licence: { spdx: "CC-BY-4.0" },
    });
    expect(await workspaces.preference(owner)).toEqual({ hasProfilePage: true });
    expect((await workspaces.publicFiles(owner)).files.map((one) => one.id)).toEqual([file.id]);
    expect((await workspaces.files(owner, id, { state: "draft" })).files).toEqual([]);

    expect((await workspaces.unpublish(owner, file.id)).publication).toBeNull();
    expect(await found("owl")).toEqual([]);
    expect(await temporary.catalog.get(catalogueId)).toBeNull();
    expect(await workspaces.preference(owner)).toEqual({ hasProfilePage: false });
    expect((await workspaces.unpublish(owner, file.id)).publication).toBeNull();

    const again = await workspaces.publish(
      owner,
      publication(file.id, { title: "Owl by day", licence: "MIT" }),
    );
    expect(again.publication).toMatchObject({ catalogueId, title: "Owl by day", licence: "MIT" });
    expect(await found("owl")).toEqual(["Owl by day"]);
    await workspaces.deleteFile(owner, file.id);
    expect(await found("owl")).toEqual([]);
    expect(await reasonOf(workspaces.file(owner, file.id))).toBe("file-missing");
  });

  it("carry titles in other languages, which stay until others are given", async () => {
    const { id, owner } = await studio();
    const file = await upload(owner, id);
    const titles = [
      { locale: "ja-JP", title: "夜のフクロウ" },
      { locale: "de", title: "Schleiereule bei Nacht" },
    ];
    const { publication: first } = await workspaces.publish(owner, publication(file.id, { titles }));
    expect(first?.titles).toEqual(titles);
    expect(await temporary.catalog.get(first?.catalogueId ?? "")).toMatchObject({
      title: "Owl at night",
      slug: "owl-at-night",
      titles: { "ja-JP": "夜のフクロウ", de: "Schleiereule bei Nacht" },
    });
    expect(await found("Schleiereule")).toEqual(["Owl at night"]);
    const renamed = await workspaces.publish(owner, publication(file.id, { title: "Barn owl" }));
    expect(renamed.publication).toMatchObject({ title: "Barn owl", titles });
    const without = await workspaces.publish(owner, publication(file.id, { titles: [] }));
    expect(without.publication?.titles).toEqual([]);
    await workspaces.deleteFile(owner, file.id);
  });

  it("are never left public when they are deleted while somebody publishes them", async () => {
    const { id, owner } = await studio();
    for (let round = 0; round < 4; round++) {
      const file = await upload(owner, id);
      await Promise.allSettled([
        workspaces.publish(owner, publication(file.id, { title: `Race ${round}`, tags: [`race${round}`] })),
        workspaces.deleteFile(owner, file.id),
      ]);
      await workspaces.deleteFile(owner, file.id).catch(() => undefined);
      expect(await found(`race${round}`)).toEqual([]);
    }
  });

  it("are published by somebody with a verified address, under words and a licence that can be shown", async () => {
    const { id, owner } = await studio();
    const file = await upload(owner, id);
    const publish = (more: Partial<PublishRequest>) =>
      reasonOf(workspaces.publish(owner, publication(file.id, more)));
    expect(await publish({ title: " " })).toBe("title-malformed");
    expect(await publish({ title: "x".repeat(201) })).toBe("title-malformed");
    for (const titles of [
      [{ locale: "xx", title: "Owl" }],
      [{ locale: "__proto__", title: "Owl" }],
      [{ locale: "de", title: " " }],
      [{ locale: "de", title: "x".repeat(201) }],
      [
        { locale: "de", title: "Eule" },
        { locale: "de", title: "Uhu" },
      ],
    ])
      expect(await publish({ titles })).toBe("titles-malformed");
    expect(await publish({ description: "x".repeat(5_001) })).toBe("description-malformed");
    expect(await publish({ tags: [] })).toBe("tags-malformed");
    expect(await publish({ tags: Array.from({ length: 21 }, (_, index) => `t${index}`) })).toBe(
      "tags-malformed",
    );
    expect(await publish({ tags: ["ok", "\u0000"] })).toBe("tags-malformed");
    expect(await publish({ licence: "All rights reserved" })).toBe("licence-unknown");
    expect(await publish({ category: "__proto__" })).toBe("category-unknown");
    await temporary.database.db.execute(sql`update users set email_verified = false where id = ${owner}`);
    expect(await publish({})).toBe("email-unverified");
  });

  it("are never published under the name of another", async () => {
    await temporary.database.db.execute(
      sql`insert into creators (username, name) values (${`seeded-${kind}`}, 'Seeded') `,
    );
    const thief = await temporary.person({ username: `seeded-${kind}` });
    const { id } = await workspaces.create(thief, "Studio");
    const file = await upload(thief, id);
    expect(await reasonOf(workspaces.publish(thief, publication(file.id)))).toBe("username-of-another");

    const first = await temporary.person({ username: `first-${kind}` });
    const { id: firstStudio } = await workspaces.create(first, "Studio");
    const { id: firstFile } = await upload(first, firstStudio);
    const { publication: before } = await workspaces.publish(first, publication(firstFile));
    await temporary.database.db.execute(
      sql`update users set username = ${`later-${kind}`}, username_key = ${`later-${kind}`} where id = ${first}`,
    );
    const second = await temporary.person({ username: `first-${kind}` });
    const { id: secondStudio } = await workspaces.create(second, "Studio");
    const { id: secondFile } = await upload(second, secondStudio);
    const { publication: after } = await workspaces.publish(second, publication(secondFile));
    const creatorOf = async (catalogueId = "") =>
      (await temporary.catalog.get(catalogueId))?.creator.username;
    expect(await creatorOf(before?.catalogueId)).toBe(`later-${kind}`);
    expect(await creatorOf(after?.catalogueId)).toBe(`first-${kind}`);
    for (const [who, fileId] of [
      [first, firstFile],
      [second, secondFile],
    ] as const)
      await workspaces.deleteFile(who, fileId);
  });

  it("of others are missing, at every door", async () => {
    const { id, owner } = await studio();
    const file = await upload(owner, id);
    const stranger = await temporary.person();
    const doors: Record<string, (fileId: string) => Promise<unknown>> = {
      read: (fileId) => workspaces.file(stranger, fileId),
      rename: (fileId) => workspaces.renameFile(stranger, fileId, "Mine"),
      publish: (fileId) => workspaces.publish(stranger, publication(fileId)),
      unpublish: (fileId) => workspaces.unpublish(stranger, fileId),
      delete: (fileId) => workspaces.deleteFile(stranger, fileId),
    };
    for (const [door, open] of Object.entries(doors))
      for (const fileId of [file.id, unknownId, "", "' or 1=1"])
        expect(await reasonOf(open(fileId)), `${door} ${fileId}`).toBe("file-missing");
    expect(await reasonOf(upload(stranger, id))).toBe("workspace-missing");
    expect(await reasonOf(workspaces.files(stranger, id))).toBe("workspace-missing");
    expect((await workspaces.publicFiles(stranger)).files).toEqual([]);
  });

  it("fill the plan and no more, also when they come at the same moment", async () => {
    const { id, owner } = await studio();
    const template = await upload(owner, id);
    await temporary.database.db.execute(sql`
      insert into workspace_files (id, workspace_id, name, source_key, size_in_bytes, poster_key, play_key, width, height,
        frame_rate, frame_count, duration_in_seconds, layer_count, features, warnings)
      select lpad(n::text, 20, ${kind === "embedded" ? "e" : "s"}), workspace_id, name, source_key, size_in_bytes, poster_key,
        play_key, width, height, frame_rate, frame_count, duration_in_seconds, layer_count, features, warnings
      from workspace_files, generate_series(1, 97) n where id = ${template.id}`);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => reasonOf(upload(owner, id))));
    expect(outcomes.filter((reason) => reason === "no failure")).toHaveLength(2);
    expect(outcomes.filter((reason) => reason === "quota-reached")).toHaveLength(2);
    await temporary.database.db.execute(
      sql`update workspace_files set size_in_bytes = 499999900 where id = ${template.id}`,
    );
    await temporary.database.db.execute(
      sql`delete from workspace_files where workspace_id = ${id} and id <> ${template.id}`,
    );
    await expect(upload(owner, id)).rejects.toMatchObject({
      reason: "quota-reached",
      feature: "storage-megabytes",
    });
    await workspaces.setPlan(id, null);
    expect(await reasonOf(upload(owner, id))).toBe("feature-not-in-plan");
  });

  it("that are public keep their workspace from being deleted unnoticed, and go with the account", async () => {
    const owner = await temporary.person();
    const { id } = await workspaces.create(owner, "Studio");
    const file = await upload(owner, id);
    await workspaces.publish(owner, publication(file.id, { title: "Farewell", tags: ["farewell"] }));
    expect(await reasonOf(workspaces.delete(owner, id))).toBe("file-published");
    await workspaces.accountPart.remove(owner);
    expect(await found("farewell")).toEqual([]);
  });
});
