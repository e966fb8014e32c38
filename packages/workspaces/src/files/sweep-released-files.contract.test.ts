import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WorkspaceFile } from "../index.ts";
import {
  circleLottie,
  openTemporaryWorkspaces,
  type TemporaryWorkspaces,
} from "../testing/temporary-workspaces.ts";

describe.each(testedDatabases)("bytes of deleted files on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let owner = "";
  let workspaceId = "";
  let width = 100;

  const upload = async (bytes: Uint8Array) => {
    const { id } = await temporary.workspaces.upload(owner, { workspaceId, filename: "Owl.json", bytes });
    await temporary.runJobs();
    return await temporary.workspaces.file(owner, id);
  };
  /** A picture that no other test has. */
  const another = () => circleLottie({ width: (width += 1) });
  const keysOf = ({ sourceKey, posterKey, playKey }: WorkspaceFile) =>
    [sourceKey, posterKey, playKey].filter((key) => key !== null);
  const stored = async (keys: FileKey[]) => {
    const found = await Promise.all(keys.map((key) => temporary.files.head(key)));
    return found.filter((file) => file !== null).length;
  };
  const letDaysPass = (days: number) =>
    temporary.database.db.execute(
      sql`update released_files set released_at = released_at - make_interval(days => ${days}::int)`,
    );

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    owner = await temporary.person();
    ({ id: workspaceId } = await temporary.workspaces.create(owner, "Studio"));
  });
  afterAll(() => temporary.remove());

  it("leave the store a day later, and not before", async () => {
    const file = await upload(another());
    await temporary.workspaces.deleteFile(owner, file.id);
    expect(await temporary.workspaces.cleanup()).toBe(0);
    expect(await stored(keysOf(file))).toBe(3);
    await letDaysPass(1);
    expect(await temporary.workspaces.cleanup()).toBe(3);
    expect(await stored(keysOf(file))).toBe(0);
    expect(await temporary.workspaces.cleanup()).toBe(0);
  });

  it("stay while another file has the same ones", async () => {
    const bytes = another();
    const [one, two] = [await upload(bytes), await upload(bytes)];
    await temporary.workspaces.deleteFile(owner, one.id);
    await letDaysPass(2);
    expect(await temporary.workspaces.cleanup()).toBe(0);
    expect(await stored(keysOf(two))).toBe(3);
    await temporary.workspaces.deleteFile(owner, two.id);
    await letDaysPass(2);
    expect(await temporary.workspaces.cleanup()).toBe(3);
  });

  it("stay while the catalogue has them, also of an animation that was taken back", async () => {
    const file = await upload(another());
    await temporary.workspaces.publish(owner, {
      fileId: file.id,
      title: "Owl at night",
      tags: ["owl"],
      licence: "CC-BY-4.0",
    });
    const { rows } = await temporary.database.db.execute<{ id: string; keys: FileKey[] }>(sql`
      select a.id, array_agg(distinct key) as keys from animations a join animation_files using (record)
      where a.source_key = ${`workspace-file:${file.id}`} group by a.id`);
    const keys = [...new Set([...keysOf(file), ...(rows[0]?.keys ?? [])])];
    expect(rows[0]?.keys).toContain(file.playKey);
    await temporary.workspaces.deleteFile(owner, file.id);
    await letDaysPass(2);
    await temporary.workspaces.cleanup();
    expect(await stored(keys)).toBe(keys.length);
    await temporary.catalog.remove(rows[0]?.id ?? "");
    await letDaysPass(2);
    expect(await temporary.workspaces.cleanup()).toBe(keys.length);
    expect(await stored(keys)).toBe(0);
  });

  it("stay when somebody stores the same ones again at the last moment", async () => {
    const bytes = another();
    const file = await upload(bytes);
    await temporary.workspaces.deleteFile(owner, file.id);
    await letDaysPass(2);
    // Stored, but nothing refers to it yet: the moment in the middle of an upload.
    await temporary.files.put(bytes, "json");
    expect(await temporary.workspaces.cleanup()).toBe(2);
    expect(await temporary.files.head(file.sourceKey)).not.toBeNull();
    const again = await upload(bytes);
    await letDaysPass(2);
    expect(await temporary.workspaces.cleanup()).toBe(0);
    expect(await stored(keysOf(again))).toBe(3);
  });

  it("leave the store as well when an upload ended without a file", async () => {
    const full = await upload(another());
    await temporary.database.db.execute(
      sql`update workspace_files set size_in_bytes = 499999999 where id = ${full.id}`,
    );
    const bytes = another();
    await expect(upload(bytes)).rejects.toMatchObject({ reason: "quota-reached" });
    await temporary.database.db.execute(
      sql`update workspace_files set size_in_bytes = 1 where id = ${full.id}`,
    );
    await letDaysPass(2);
    // Nothing was drawn of it yet.
    expect(await temporary.workspaces.cleanup()).toBe(1);
  });

  it("go with a workspace, and with an account its picture too; two sweeps at once count each of them once", async () => {
    const person = await temporary.person();
    const { id } = await temporary.workspaces.create(person, "Short-lived");
    const uploaded = await temporary.workspaces.upload(person, {
      workspaceId: id,
      filename: "Owl.json",
      bytes: another(),
    });
    await temporary.runJobs();
    const file = await temporary.workspaces.file(person, uploaded.id);
    const avatar = await temporary.files.put(another(), "webp");
    await temporary.database.db.execute(
      sql`update users set avatar_key = ${avatar.key} where id = ${person}`,
    );
    await temporary.workspaces.accountPart.remove(person);
    await temporary.database.db.execute(sql`delete from users where id = ${person}`);
    await letDaysPass(2);
    const counts = await Promise.all([temporary.workspaces.cleanup(), temporary.workspaces.cleanup()]);
    expect(counts[0] + counts[1]).toBe(4);
    expect(await stored([...keysOf(file), avatar.key])).toBe(0);
  });
});
