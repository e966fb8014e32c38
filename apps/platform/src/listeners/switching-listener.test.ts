import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import type { HostApp } from "./host-listener.ts";
import { switchingListener } from "./switching-listener.ts";

const request = new Request("http://localhost/");
const connection = { clientAddress: "127.0.0.1", isLoopbackRequest: true };

/** What is asked of the app, in order. */
function listen(coming: Promise<HostApp>) {
  const answers: Promise<string>[] = [];
  const listener = switchingListener(
    (app): RequestListener =>
      () =>
        void answers.push(Promise.resolve(app.fetch(request, connection)).then((answer) => answer.text())),
    coming,
  );
  return { answers, ask: () => listener({} as IncomingMessage, {} as ServerResponse) };
}

it("answers who asked before the app was there, and who asks after, by that app", async () => {
  const coming = Promise.withResolvers<HostApp>();
  const { answers, ask } = listen(coming.promise);
  ask();
  coming.resolve({ fetch: () => new Response("here") });
  await answers[0];
  ask();
  expect(await Promise.all(answers)).toEqual(["here", "here"]);
});

it("fails those who wait for an app that does not come", async () => {
  const coming = Promise.withResolvers<HostApp>();
  const { answers, ask } = listen(coming.promise);
  ask();
  coming.reject(new Error("not built"));
  await expect(answers[0]).rejects.toThrow("not built");
});
