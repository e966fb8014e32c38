import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  circleLottie,
  openTemporaryWorkspaces,
  type TemporaryWorkspaces,
} from "../testing/temporary-workspaces.ts";
import { optimiseAnew } from "./optimise-anew.ts";

describe.each(testedDatabases)("files of an older optimiser on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let fileId = "";

  const run = () => optimiseAnew(temporary);
  const keys = async () => {
    const { rows } = await temporary.database.db.execute<{ place: string; key: string }>(sql`
      select 'upload' as place, play_key as key from workspace_files union all select 'play', play_key from animations
      union all select format, key from animation_files order by place`);
    return rows;
  };
  /** As if an optimiser of before had made other bytes. */
  const growOld = async () => {
    const { key } = await temporary.files.put(Buffer.from("of before"), "lottie");
    const { db } = temporary.database;
    await db.execute(sql`update animations set play_key = ${key}, optimiser_version = 1`);
    await db.execute(sql`update workspace_files set play_key = ${key}, optimiser_version = 1`);
    await db.execute(sql`update animation_files set key = ${key} where format like '%-optimised'`);
    await db.execute(sql`delete from released_files`);
    return key;
  };

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    const owner = await temporary.person();
    const { id: workspaceId } = await temporary.workspaces.create(owner, "Studio");
    const file = await temporary.workspaces.upload(owner, {
      workspaceId,
      filename: "Owl.json",
      bytes: circleLottie({ width: 321 }),
    });
    fileId = file.id;
    await temporary.runJobs();
    await temporary.workspaces.publish(owner, { fileId, title: "Owl", tags: ["owl"], licence: "CC0-1.0" });
  });
  afterAll(() => temporary.remove());

  it("leaves what this optimiser has made", async () => {
    const before = await keys();
    expect(await run()).toEqual({ made: 0, left: [] });
    expect(await keys()).toEqual(before);
  });

  it("makes the optimised files anew, published and private, and lets go of the old ones", async () => {
    const before = await keys();
    const old = await growOld();
    expect(await run()).toEqual({ made: 2, left: [] });
    expect(await keys()).toEqual(before);
    const { rows } = await temporary.database.db.execute(sql`select distinct key from released_files`);
    expect(rows).toEqual([{ key: old }]);
    expect(await run()).toEqual({ made: 0, left: [] });
  });

  it("names what it cannot make, leaves it as it is, and goes on", async () => {
    const old = await growOld();
    await temporary.database.db.execute(
      sql`update workspace_files set source_key = ${`${"0".repeat(64)}.json`}`,
    );
    const { made, left } = await run();
    expect(made).toBe(1);
    expect(left).toEqual([{ name: "Owl", reason: expect.stringContaining("missing or damaged") }]);
    expect(await keys()).toContainEqual({ place: "upload", key: old });
  });
});
