import {
  conceptsOperation,
  removeSynonymOperation,
  synonymsOperation,
  addSynonymOperation,
} from "@zoetrope/gateway-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorEmail, temporaryFeedback } from "../testing/temporary-feedback.ts";
import { codes, openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

let gateway: TemporaryGateway;
let ines: Awaited<ReturnType<TemporaryGateway["person"]>>;

beforeAll(async () => {
  gateway = await openTemporaryGateway((temporary) => temporaryFeedback(temporary));
  ines = await gateway.person({ email: operatorEmail });
});
afterAll(() => gateway.remove());

it("for everybody but operators there is no synonym to add and none to see", async () => {
  const mira = await gateway.person();
  for (const [text, variables] of [
    [synonymsOperation.text, { locale: "en" }],
    [conceptsOperation.text, { prefix: "hor", locale: "en" }],
    [addSynonymOperation.text, { phrase: "hottehü", words: "horse" }],
    [removeSynonymOperation.text, { id: "1" }],
  ] as const)
    expect(codes(await gateway.run(mira, text, variables))).toEqual(["not-found"]);
});

it("an operator adds a synonym for a language or for all, sees it, and removes it", async () => {
  const run = async (text: string, variables: object) => (await gateway.run(ines, text, variables)).data;
  expect(await run(addSynonymOperation.text, { phrase: "hottehü", locale: "de", words: "horse" })).toEqual({
    addSynonym: { refused: null },
  });
  expect(await run(addSynonymOperation.text, { phrase: "gee-gee", concept: "horse" })).toEqual({
    addSynonym: { refused: null },
  });
  const listed = (await run(synonymsOperation.text, { locale: "en" })) as {
    synonyms: { id: string; phrase: string; locale: string | null }[];
  };
  expect(listed.synonyms).toMatchObject([
    { phrase: "gee gee", locale: null, concept: "horse", words: null },
    { phrase: expect.any(String), locale: "de", concept: null, label: null, words: "horse" },
  ]);
  for (const { id } of listed.synonyms)
    expect(await run(removeSynonymOperation.text, { id })).toEqual({ removeSynonym: true });
  expect(await run(removeSynonymOperation.text, { id: listed.synonyms[0]?.id })).toEqual({
    removeSynonym: false,
  });
  expect(await run(removeSynonymOperation.text, { id: "no id" })).toEqual({ removeSynonym: false });
});

it("what cannot be a synonym says why, and a language that is none is refused", async () => {
  const refusedOf = async (variables: object) =>
    (await gateway.run(ines, addSynonymOperation.text, variables)).data;
  expect(await refusedOf({ phrase: "!!!", words: "horse" })).toEqual({
    addSynonym: { refused: "no-phrase" },
  });
  expect(await refusedOf({ phrase: "horse", words: "horse" })).toEqual({
    addSynonym: { refused: "means-itself" },
  });
  expect(await refusedOf({ phrase: "nag" })).toEqual({ addSynonym: { refused: "no-meaning" } });
  const strange = await gateway.run(ines, conceptsOperation.text, { prefix: "h", locale: "xx" });
  expect(codes(strange)).toEqual(["bad-request"]);
});
