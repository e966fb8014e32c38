import {
  editorsDaysOperation,
  picksOperation,
  removeEditorsDayOperation,
  setEditorsDayOperation,
} from "@zoetrope/gateway-client";
import { ingestRequest } from "@zoetrope/catalog/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorEmail, temporaryFeedback } from "../testing/temporary-feedback.ts";
import { codes, openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

let gateway: TemporaryGateway;
let ines: Awaited<ReturnType<TemporaryGateway["person"]>>;
const ids: string[] = [];

beforeAll(async () => {
  gateway = await openTemporaryGateway((temporary) => temporaryFeedback(temporary));
  ines = await gateway.person({ email: operatorEmail });
  for (const title of ["Owl", "Fox"]) {
    const stored = await gateway.catalog.ingest(
      ingestRequest(title, { language: "en", translations: { de: { title: `${title} auf Deutsch` } } }),
    );
    if ("id" in stored) ids.push(stored.id);
  }
});
afterAll(() => gateway.remove());

it("for everybody but operators there are no days to put together", async () => {
  const mira = await gateway.person();
  for (const [text, variables] of [
    [editorsDaysOperation.text, { locale: "en" }],
    [picksOperation.text, { query: "owl", locale: "en" }],
    [setEditorsDayOperation.text, { day: "2026-03-01", animations: ids }],
    [removeEditorsDayOperation.text, { day: "2026-03-01" }],
  ] as const)
    expect(codes(await gateway.run(mira, text, variables))).toEqual(["not-found"]);
  expect(await gateway.catalog.featuredDays()).toEqual([]);
});

it("an operator finds animations, puts a day together, moves it, and removes it", async () => {
  const run = async (text: string, variables: object) => (await gateway.run(ines, text, variables)).data;
  expect(await run(picksOperation.text, { query: "fox", locale: "de" })).toMatchObject({
    picks: [{ id: ids[1], title: "Fox auf Deutsch", creator: "Mira Sol", isPremium: false }],
  });
  const pasted = `http://site.test/de/animation/owl-${ids[0]}?ref=x`;
  expect(await run(picksOperation.text, { query: pasted, locale: "en" })).toMatchObject({
    picks: [{ id: ids[0], title: "Owl", pageUrl: `http://site.test/animation/owl-${ids[0]}` }],
  });
  const set = (variables: object) => run(setEditorsDayOperation.text, variables);
  expect(await set({ day: "2026-03-01", animations: [ids[1], ids[0]] })).toEqual({
    setEditorsDay: { refused: null },
  });
  expect(await set({ day: "2026-03-01", animations: [ids[0]] })).toEqual({
    setEditorsDay: { refused: "day-taken" },
  });
  expect(await set({ day: "2026-03-04", animations: [ids[0]], replaces: "2026-03-01" })).toEqual({
    setEditorsDay: { refused: null },
  });
  expect(await run(editorsDaysOperation.text, { locale: "en" })).toMatchObject({
    editorsDays: [{ day: "2026-03-04", isPublic: true, animations: [{ id: ids[0] }] }],
  });
  expect(await run(editorsDaysOperation.text, { locale: "en", before: "2026-03-04" })).toEqual({
    editorsDays: [],
  });
  expect((await gateway.catalog.featuredDays()).map(({ day }) => day)).toEqual(["2026-03-04"]);
  const remove = () => run(removeEditorsDayOperation.text, { day: "2026-03-04" });
  expect(await remove()).toEqual({ removeEditorsDay: true });
  expect(await remove()).toEqual({ removeEditorsDay: false });
});
