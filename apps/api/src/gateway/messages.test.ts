import {
  deleteMessageOperation,
  messageOperation,
  messagesOperation,
  sampleFilesOperation,
  setMessageDoneOperation,
} from "@zoetrope/gateway-client";
import type { Feedback } from "@zoetrope/identity/feedback";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorEmail, temporaryFeedback } from "../testing/temporary-feedback.ts";
import { codes, openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

let gateway: TemporaryGateway;
let feedback: Feedback;
let id = "";
beforeAll(async () => {
  gateway = await openTemporaryGateway((temporary) => {
    const services = temporaryFeedback(temporary);
    ({ feedback } = services);
    return { ...services, sampleFiles: () => ["content/customers.mdx"] };
  });
  id = await feedback.send({
    kind: "feature",
    topic: null,
    name: "",
    email: "mira@sol.example",
    subject: "A darker dark",
    text: "Please.",
    locale: "en",
    pageUrl: null,
    browser: null,
    picture: null,
    userId: null,
  });
});
afterAll(() => gateway.remove());

it("an operator lists what was sent, marks it done and deletes it", async () => {
  const ines = await gateway.person({ email: operatorEmail });
  const { data } = await gateway.run(ines, messagesOperation.text, { kind: "FEATURE", isDone: false });
  expect(data).toMatchObject({
    messages: { hasMore: false, items: [{ id, subject: "A darker dark", doneAt: null }] },
  });
  const done = await gateway.run(ines, setMessageDoneOperation.text, { id, isDone: true });
  expect(done.data).toMatchObject({ setMessageDone: { id, doneAt: expect.any(String) as string } });
  const left = await gateway.run(ines, messagesOperation.text, { isDone: false });
  expect(left.data).toEqual({ messages: { items: [], hasMore: false } });
  expect((await gateway.run(ines, sampleFilesOperation.text)).data).toEqual({
    sampleFiles: ["content/customers.mdx"],
  });
  expect((await gateway.run(ines, deleteMessageOperation.text, { id })).data).toEqual({ deleteMessage: id });
  expect(codes(await gateway.run(ines, messageOperation.text, { id }))).toEqual(["not-found"]);
});

it("for everybody else there is nothing there, and nothing is changed", async () => {
  const mira = await gateway.person();
  const impostor = await gateway.person({ email: "Ines@platform.example", isEmailVerified: false });
  for (const who of [mira, impostor])
    for (const [text, variables] of [
      [messagesOperation.text, {}],
      [messageOperation.text, { id }],
      [setMessageDoneOperation.text, { id, isDone: true }],
      [deleteMessageOperation.text, { id }],
      [sampleFilesOperation.text, {}],
    ] as const)
      expect(codes(await gateway.run(who, text, variables))).toEqual(["not-found"]);
});
