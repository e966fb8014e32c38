import {
  platformFiguresOperation,
  profileFiguresOperation,
  workspaceFiguresOperation,
  type PlatformFiguresQuery,
} from "@zoetrope/gateway-client";
import { createStatistics, type NewEvent, type Statistics } from "@zoetrope/statistics";
import { newEvent } from "@zoetrope/statistics/testing";
import { circleLottie } from "@zoetrope/workspaces/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOperators } from "../operators/operators.ts";
import { codes, openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";

type Figures = NonNullable<PlatformFiguresQuery["platformFigures"]>;

const firstMoment = "2026-11-21T10:15:00Z";
const operators = new Set(["ines@platform.example"]);

describe("figures", () => {
  let gateway: TemporaryGateway;
  let statistics: Statistics;
  let ines = "";
  let mira = "";
  let workspaceId = "";
  let animationId = "";

  const verifiedEmail = async (userId: string): Promise<string | null> => {
    const { rows } = await gateway.database.db.execute<{ email: string }>(sql`
      select email from users where id = ${userId} and email_verified`);
    return rows[0]?.email ?? null;
  };
  const store = async (...events: NewEvent[]) => {
    await statistics.store({ token: "site", events });
    await statistics.rollUp();
  };

  beforeAll(async () => {
    const now = () => new Date(firstMoment);
    gateway = await openTemporaryGateway((temporary) => {
      statistics = createStatistics({ database: temporary.database, now });
      return {
        figures: { statistics, now },
        operators: createOperators({ addresses: operators, verifiedEmail }),
      };
    });
    ines = await gateway.person({ email: "Ines@Platform.example" });
    mira = await gateway.person();
    const { workspaces } = gateway;
    workspaceId = (await workspaces.create(mira, "Studio")).id;
    const { id } = await workspaces.upload(mira, {
      workspaceId,
      filename: "owl.json",
      bytes: circleLottie(),
    });
    const owl = { fileId: id, title: '=Owl, "asleep"', tags: ["owl"], licence: "CC0-1.0" };
    animationId = (await workspaces.publish(mira, owl)).publication?.catalogueId ?? "";
    await store(
      newEvent("page-view", { path: "/", referrerDomain: "news.example" }),
      newEvent("search", { query: "=1+1", resultCount: 0 }),
      newEvent("file-view", { fileId: animationId }),
      newEvent("file-view", { fileId: "zzzzzzzzz1" }),
    );
  });
  afterAll(() => gateway.remove());

  const platform = async (who: string | null, range = "WEEK") =>
    gateway.run(who, platformFiguresOperation.text, { range });
  const ofWorkspace = (who: string, id = workspaceId) =>
    gateway.run(who, workspaceFiguresOperation.text, { workspaceId: id, range: "MONTH" });
  const plotOf = ({ data }: { data: Record<string, unknown> | null }, field: string, name: string) =>
    (data?.[field] as Figures | undefined)?.plots.find((plot) => plot.name === name);
  const csv = async (who: string | null, query: string) => {
    const response = await gateway.app.request(`${urls.api}/api/v1/statistics.csv?${query}`, {
      headers: { origin: urls.workflow, ...(who === null ? {} : { authorization: `Bearer ${who}` }) },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it("of the platform are for those whose confirmed address is listed, in letters of any size", async () => {
    const result = await platform(ines);
    expect(result.errors).toEqual([]);
    expect(result.data?.["platformFigures"]).toMatchObject({
      step: "HOUR",
      to: "2026-11-21T11:00:00.000Z",
      countedUntil: new Date(firstMoment).toISOString(),
    });
    expect(plotOf(result, "platformFigures", "audience")).toMatchObject({
      measures: ["visitors", "page-views"],
      rows: expect.arrayContaining([
        { key: "2026-11-21T10:00:00.000Z", title: null, url: null, values: [1, 1] },
      ]),
    });
    expect(plotOf(result, "platformFigures", "top-animations")?.rows).toEqual([
      {
        key: animationId,
        title: '=Owl, "asleep"',
        url: `${urls.site}/animation/owl-asleep-${animationId}`,
        values: [1, 0, 0],
      },
      { key: "zzzzzzzzz1", title: null, url: null, values: [1, 0, 0] },
    ]);
  });

  it("of the platform are nowhere for everybody else, like what does not exist", async () => {
    const people = {
      "somebody else": mira,
      "an address that is not confirmed": await gateway.person({
        email: "ines@platform.example",
        isEmailVerified: false,
      }),
      "an address that only begins like it": await gateway.person({
        email: "ines@platform.example.evil.example",
      }),
      "nobody known": "0".repeat(20),
    };
    for (const [name, who] of Object.entries(people)) {
      const result = await platform(who);
      expect(codes(result), name).toEqual(["not-found"]);
      expect(result.data?.["platformFigures"] ?? null, name).toBeNull();
      expect((await csv(who, "of=platform")).status, name).toBe(404);
    }
    expect((await platform(null)).status).toBe(401);
    expect((await csv(null, "of=platform")).status).toBe(401);
  });

  it("of the platform end for whoever is taken off the list, or changes the address", async () => {
    operators.delete("ines@platform.example");
    expect(codes(await platform(ines))).toEqual(["not-found"]);
    operators.add("ines@platform.example");
    await gateway.database.db.execute(
      sql`update users set email = 'other@platform.example' where id = ${ines}`,
    );
    expect(codes(await platform(ines))).toEqual(["not-found"]);
    await gateway.database.db.execute(
      sql`update users set email = 'Ines@Platform.example' where id = ${ines}`,
    );
    expect(codes(await platform(ines))).toEqual([]);
  });

  it("of a workspace are what its public animations get, for whoever may read its files", async () => {
    const [admin, member] = [await gateway.person(), await gateway.person()];
    await gateway.workspaces.setPlan(workspaceId, "team");
    for (const [who, role] of [
      [admin, "admin"],
      [member, "member"],
    ] as const) {
      const invitation = { workspaceId, email: `${who}@company.example`, role };
      const { id } = await gateway.workspaces.invite(mira, invitation);
      await gateway.workspaces.answerInvitation(who, id, true);
    }
    for (const who of [mira, admin, member]) {
      const result = await ofWorkspace(who);
      expect(plotOf(result, "workspaceFigures", "animations")?.rows).toMatchObject([
        { key: animationId, values: [1, 0, 0] },
      ]);
      expect(plotOf(result, "workspaceFigures", "attention")?.rows).toHaveLength(30);
      expect((await csv(who, `of=workspace&workspaceId=${workspaceId}`)).status).toBe(200);
    }
  });

  it("of somebody else's workspace are nowhere, whether it exists or not, nor are those of what is taken back", async () => {
    for (const id of [workspaceId, "0".repeat(20), "' or true"]) {
      expect(codes(await ofWorkspace(ines, id)), id).toEqual(["not-found"]);
      const query = `of=workspace&workspaceId=${encodeURIComponent(id)}`;
      expect((await csv(ines, query)).status, id).toBe(404);
    }
    const other = await gateway.workspaces.create(ines, "Empty");
    const empty = await ofWorkspace(ines, other.id);
    expect(plotOf(empty, "workspaceFigures", "animations")?.rows).toEqual([]);
  });

  it("of a profile are its person's own, once there is something to see", async () => {
    const profile = (who: string) => gateway.run(who, profileFiguresOperation.text, { range: "DAY" });
    const somebody = await gateway.person();
    expect(await profile(somebody)).toMatchObject({ errors: [], data: { profileFigures: null } });
    expect((await csv(somebody, "of=profile")).status).toBe(404);
    await store(newEvent("profile-view", { userId: somebody }));
    expect(plotOf(await profile(somebody), "profileFigures", "profile")?.rows.at(-1)?.values).toEqual([1]);
    expect((await profile(ines)).data).toEqual({ profileFigures: null });
  });

  it("come as CSV: one plot by its measures, with nothing that a spreadsheet would run", async () => {
    const { status, headers, text } = await csv(ines, "of=platform&plot=top-animations&range=30d");
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="zoetrope-platform-top-animations-2026-10-23-2026-11-21.csv"`,
      "cache-control": "no-store",
      "access-control-allow-origin": urls.workflow,
      "access-control-expose-headers": "content-disposition",
    });
    expect(text).toBe(
      `animation,title,views,likes,downloads\r\n${animationId},"'=Owl, ""asleep""",1,0,0\r\nzzzzzzzzz1,,1,0,0\r\n`,
    );
    const searches = await csv(ines, "of=platform&plot=searches-without-result");
    expect(searches.text).toBe("search,searches,visitors\r\n'=1+1,1,1\r\n");
  });

  it("come as CSV all together: a record for each number, of every plot", async () => {
    const { text } = await csv(ines, "of=platform&range=24h");
    const [head, ...records] = text.trimEnd().split("\r\n");
    expect(head).toBe("plot,key,title,measure,value");
    expect(records).toContain("audience,2026-11-21T10:00:00.000Z,,page-views,1");
    expect(records).toContain("top-sites,news.example,,visitors,1");
    expect(new Set(records.map((record) => record.split(",")[0])).size).toBe(9);
    expect(records.filter((record) => record.startsWith("accounts,"))).toHaveLength(48);
  });

  it("answer what they do not know: 400 for a range, 404 for plots and people", async () => {
    expect((await csv(ines, "of=platform&range=1y")).status).toBe(400);
    for (const query of ["", "of=everybody", "of=platform&plot=secrets", "of=platform&plot=__proto__"])
      expect((await csv(ines, query)).status, query).toBe(404);
    expect(codes(await platform(ines, "YEAR"))).toEqual(["operation-invalid"]);
  });

  it("are none where nothing is measured", async () => {
    const unmeasured = await openTemporaryGateway();
    try {
      const who = await unmeasured.person();
      const { data, errors } = await unmeasured.run(who, platformFiguresOperation.text, { range: "DAY" });
      expect([data, errors]).toEqual([{ platformFigures: null }, []]);
      const response = await unmeasured.app.request(`${urls.api}/api/v1/statistics.csv?of=platform`, {
        headers: { authorization: `Bearer ${who}` },
      });
      expect(response.status).toBe(404);
    } finally {
      await unmeasured.remove();
    }
  });
});
