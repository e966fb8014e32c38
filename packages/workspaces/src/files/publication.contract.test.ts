import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { PublishRequest } from "../index.ts";
import { reasonOf } from "../testing/reason-of.ts";
import { publication, useStudio } from "../testing/use-studio.ts";

describe.each(testedDatabases)("published files of a workspace on the %s database", (kind) => {
  const studio = useStudio(kind);

  it("are found by everybody once they are public, and by nobody when they are taken back", async () => {
    const owner = await studio.temporary.person({
      username: `mira-${kind}`,
      firstName: "Mira",
      lastName: "Sol",
    });
    const { id } = await studio.workspaces.create(owner, "Studio");
    const file = await studio.upload(owner, id);
    expect(await studio.workspaces.preference(owner)).toEqual({ hasProfilePage: false });
    const published = await studio.workspaces.publish(owner, publication(file.id, { category: "animals" }));
    const catalogueId = published.publication?.catalogueId ?? "";
    expect(published.publication).toMatchObject({
      title: "Owl at night",
      slug: "owl-at-night",
      tags: ["owl", "night"],
      category: "animals",
      licence: "CC-BY-4.0",
    });
    expect(await studio.find("owl")).toEqual(["Owl at night"]);
    expect(await studio.temporary.catalog.get(catalogueId)).toMatchObject({
      creator: { username: `mira-${kind}`, name: "Mira Sol" },
      attribution: "Owl at night by Mira Sol, CC BY 4.0",
      licence: { spdx: "CC-BY-4.0" },
    });
    expect(await studio.workspaces.preference(owner)).toEqual({ hasProfilePage: true });
    expect((await studio.workspaces.publicFiles(owner)).files.map((one) => one.id)).toEqual([file.id]);
    expect((await studio.workspaces.files(owner, id, { state: "draft" })).files).toEqual([]);

    expect((await studio.workspaces.unpublish(owner, file.id)).publication).toBeNull();
    expect(await studio.find("owl")).toEqual([]);
    expect(await studio.temporary.catalog.get(catalogueId)).toBeNull();
    expect(await studio.workspaces.preference(owner)).toEqual({ hasProfilePage: false });
    expect((await studio.workspaces.unpublish(owner, file.id)).publication).toBeNull();

    const again = await studio.workspaces.publish(
      owner,
      publication(file.id, { title: "Owl by day", licence: "MIT" }),
    );
    expect(again.publication).toMatchObject({ catalogueId, title: "Owl by day", licence: "MIT" });
    expect(await studio.find("owl")).toEqual(["Owl by day"]);
    await studio.workspaces.deleteFile(owner, file.id);
    expect(await studio.find("owl")).toEqual([]);
    expect(await reasonOf(studio.workspaces.file(owner, file.id))).toBe("file-missing");
  });

  it("carry titles in other languages, which stay until others are given", async () => {
    const { id, owner } = await studio.create();
    const file = await studio.upload(owner, id);
    const titles = [
      { locale: "ja-JP", title: "夜のフクロウ" },
      { locale: "de", title: "Schleiereule bei Nacht" },
    ];
    const { publication: first } = await studio.workspaces.publish(owner, publication(file.id, { titles }));
    expect(first?.titles).toEqual(titles);
    expect(await studio.temporary.catalog.get(first?.catalogueId ?? "")).toMatchObject({
      title: "Owl at night",
      slug: "owl-at-night",
      titles: { "ja-JP": "夜のフクロウ", de: "Schleiereule bei Nacht" },
    });
    expect(await studio.find("Schleiereule")).toEqual(["Owl at night"]);
    const renamed = await studio.workspaces.publish(owner, publication(file.id, { title: "Barn owl" }));
    expect(renamed.publication).toMatchObject({ title: "Barn owl", titles });
    const without = await studio.workspaces.publish(owner, publication(file.id, { titles: [] }));
    expect(without.publication?.titles).toEqual([]);
    await studio.workspaces.deleteFile(owner, file.id);
  });

  it("are never left public when they are deleted while somebody publishes them", async () => {
    const { id, owner } = await studio.create();
    for (let round = 0; round < 4; round++) {
      const file = await studio.upload(owner, id);
      await Promise.allSettled([
        studio.workspaces.publish(
          owner,
          publication(file.id, { title: `Race ${round}`, tags: [`race${round}`] }),
        ),
        studio.workspaces.deleteFile(owner, file.id),
      ]);
      await studio.workspaces.deleteFile(owner, file.id).catch(() => undefined);
      expect(await studio.find(`race${round}`)).toEqual([]);
    }
  });

  it("are published by somebody with a verified address, under words and a licence that can be shown", async () => {
    const { id, owner } = await studio.create();
    const file = await studio.upload(owner, id);
    const publish = (more: Partial<PublishRequest>) =>
      reasonOf(studio.workspaces.publish(owner, publication(file.id, more)));
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
    await studio.temporary.database.db.execute(
      sql`update users set email_verified = false where id = ${owner}`,
    );
    expect(await publish({})).toBe("email-unverified");
  });

  it("are never published under the name of another", async () => {
    await studio.temporary.database.db.execute(
      sql`insert into creators (username, name) values (${`seeded-${kind}`}, 'Seeded') `,
    );
    const thief = await studio.temporary.person({ username: `seeded-${kind}` });
    const { id } = await studio.workspaces.create(thief, "Studio");
    const file = await studio.upload(thief, id);
    expect(await reasonOf(studio.workspaces.publish(thief, publication(file.id)))).toBe(
      "username-of-another",
    );

    const first = await studio.temporary.person({ username: `first-${kind}` });
    const { id: firstStudio } = await studio.workspaces.create(first, "Studio");
    const { id: firstFile } = await studio.upload(first, firstStudio);
    const { publication: before } = await studio.workspaces.publish(first, publication(firstFile));
    await studio.temporary.database.db.execute(
      sql`update users set username = ${`later-${kind}`}, username_key = ${`later-${kind}`} where id = ${first}`,
    );
    const second = await studio.temporary.person({ username: `first-${kind}` });
    const { id: secondStudio } = await studio.workspaces.create(second, "Studio");
    const { id: secondFile } = await studio.upload(second, secondStudio);
    const { publication: after } = await studio.workspaces.publish(second, publication(secondFile));
    const creatorOf = async (catalogueId = "") =>
      (await studio.temporary.catalog.get(catalogueId))?.creator.username;
    expect(await creatorOf(before?.catalogueId)).toBe(`later-${kind}`);
    expect(await creatorOf(after?.catalogueId)).toBe(`first-${kind}`);
    for (const [who, fileId] of [
      [first, firstFile],
      [second, secondFile],
    ] as const)
      await studio.workspaces.deleteFile(who, fileId);
  });

  it("that are public keep their workspace from being deleted unnoticed, and go with the account", async () => {
    const owner = await studio.temporary.person();
    const { id } = await studio.workspaces.create(owner, "Studio");
    const file = await studio.upload(owner, id);
    await studio.workspaces.publish(owner, publication(file.id, { title: "Farewell", tags: ["farewell"] }));
    expect(await reasonOf(studio.workspaces.delete(owner, id))).toBe("file-published");
    await studio.workspaces.accountPart.remove(owner);
    expect(await studio.find("farewell")).toEqual([]);
  });
});
