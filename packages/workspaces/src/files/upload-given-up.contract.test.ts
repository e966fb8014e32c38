import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  circleLottie,
  openTemporaryWorkspaces,
  type TemporaryWorkspaces,
} from "../testing/temporary-workspaces.ts";

describe.each(testedDatabases)("an upload that is given up, on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let owner = "";
  let workspaceId = "";

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    owner = await temporary.person();
    ({ id: workspaceId } = await temporary.workspaces.create(owner, "Studio"));
  });
  afterAll(() => temporary.remove());

  const countFiles = async () => (await temporary.workspaces.files(owner, workspaceId)).totalCount;

  it("is not stored when that happens while the file is checked", async () => {
    const { promise: isChecking, resolve: begin } = Promise.withResolvers<void>();
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const workspaces = temporary.another({
      renderer: {
        ...temporary.renderer,
        async check(bytes) {
          begin();
          await mayGoOn;
          return temporary.renderer.check(bytes);
        },
      },
    });
    const controller = new AbortController();
    const upload = workspaces.upload(owner, {
      workspaceId,
      filename: "Owl.json",
      bytes: circleLottie(),
      signal: controller.signal,
    });
    const outcome = expect(upload).rejects.toMatchObject({ code: "bad-request" });
    await isChecking;
    controller.abort();
    goOn();
    await outcome;
    expect(await countFiles()).toBe(0);
  });

  it("is not stored at whichever step it happens, and its bytes are cleared away", async () => {
    const { id } = await temporary.workspaces.create(owner, "Another studio");
    const countThere = async () => (await temporary.workspaces.files(owner, id)).totalCount;
    let steps = 0;
    for (let isOver = false; !isOver; steps++) {
      const last = steps;
      let asked = 0;
      const signal = new AbortController().signal;
      Object.defineProperty(signal, "aborted", { get: () => asked++ >= last });
      const bytes = circleLottie({ width: 50 + steps });
      const file = await temporary.workspaces
        .upload(owner, { workspaceId: id, filename: "Owl.json", bytes, signal })
        .catch(() => null);
      isOver = file !== null;
      expect(await countThere(), `given up at step ${steps}`).toBe(isOver ? 1 : 0);
    }
    expect(steps).toBeGreaterThan(3);
    const { rows } = await temporary.database.db.execute(sql`select distinct key from released_files`);
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });
});
