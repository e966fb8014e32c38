import {
  conceptsOperation,
  forgetLessonOperation,
  lessonsOperation,
  teachOperation,
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

it("for everybody but operators there is nothing to teach and nothing to see", async () => {
  const mira = await gateway.person();
  for (const [text, variables] of [
    [lessonsOperation.text, { locale: "en" }],
    [conceptsOperation.text, { prefix: "hor", locale: "en" }],
    [teachOperation.text, { phrase: "hottehü", words: "horse" }],
    [forgetLessonOperation.text, { id: "1" }],
  ] as const)
    expect(codes(await gateway.run(mira, text, variables))).toEqual(["not-found"]);
});

it("an operator teaches a word for a language or for all, sees it, and takes it back", async () => {
  const run = async (text: string, variables: object) => (await gateway.run(ines, text, variables)).data;
  expect(await run(teachOperation.text, { phrase: "hottehü", locale: "de", words: "horse" })).toEqual({
    teach: { refused: null },
  });
  expect(await run(teachOperation.text, { phrase: "gee-gee", concept: "horse" })).toEqual({
    teach: { refused: null },
  });
  const taught = (await run(lessonsOperation.text, { locale: "en" })) as {
    lessons: { id: string; phrase: string; locale: string | null }[];
  };
  expect(taught.lessons).toMatchObject([
    { phrase: "gee gee", locale: null, concept: "horse", words: null },
    { phrase: expect.any(String), locale: "de", concept: null, label: null, words: "horse" },
  ]);
  for (const { id } of taught.lessons)
    expect(await run(forgetLessonOperation.text, { id })).toEqual({ forgetLesson: true });
  expect(await run(forgetLessonOperation.text, { id: taught.lessons[0]?.id })).toEqual({
    forgetLesson: false,
  });
  expect(await run(forgetLessonOperation.text, { id: "no id" })).toEqual({ forgetLesson: false });
});

it("what cannot be taught says why, and a language that is none is refused", async () => {
  const refusedOf = async (variables: object) =>
    (await gateway.run(ines, teachOperation.text, variables)).data;
  expect(await refusedOf({ phrase: "!!!", words: "horse" })).toEqual({ teach: { refused: "no-phrase" } });
  expect(await refusedOf({ phrase: "horse", words: "horse" })).toEqual({
    teach: { refused: "means-itself" },
  });
  expect(await refusedOf({ phrase: "nag" })).toEqual({ teach: { refused: "no-meaning" } });
  const strange = await gateway.run(ines, conceptsOperation.text, { prefix: "h", locale: "xx" });
  expect(codes(strange)).toEqual(["bad-request"]);
});
