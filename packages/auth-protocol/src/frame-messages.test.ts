import fc from "fast-check";
import { expect, test } from "vitest";
import { readFrameMessage, readHostMessage, type FrameKind, type FrameMessage } from "./index.ts";
import { runsOf } from "../../../scripts/test-command/thoroughness.ts";

const kinds: readonly FrameKind[] = ["shown", "session", "logout"];
const allowed: [FrameKind, FrameMessage][] = [
  ["shown", { type: "frameReady", payload: { title: "Log in" } }],
  ["shown", { type: "afterLogin", payload: { method: "password", metadata: { a: "b" } } }],
  ["shown", { type: "afterRegister", payload: {} }],
  ["shown", { type: "closeModal" }],
  ["shown", { type: "closeModal", payload: { reason: "escape" } }],
  ["shown", { type: "logout" }],
  ["session", { type: "sessionCheckResult", payload: { session: null } }],
  [
    "session",
    {
      type: "sessionCheckResult",
      payload: {
        session: { userId: "u1", expiresAt: "2026-12-01T00:00:00.000Z" },
        googleCallbackState: "s",
        googleCallbackUrl: "https://accounts.example/one-tap",
        googleClientId: "c",
        googleNonce: "n",
      },
    },
  ],
  ["logout", { type: "afterLogout" }],
];

test.each(allowed)("the %s frame may say %j, and no other kind may", (kind, message) => {
  for (const one of kinds) {
    const read = readFrameMessage(message, one);
    if (one === kind) expect(read).toEqual(message);
    else expect(read).toBeNull();
  }
});

test("a frame that is shown and the one of the logout may lead the window on, the session check may not", () => {
  const message = { type: "openAuthUrl", payload: { url: "https://accounts.example/google" } };
  expect(kinds.map((kind) => readFrameMessage(message, kind))).toEqual([message, null, message]);
});

test.each([
  ["an unknown type", { type: "hello" }],
  ["a name of the prototype", { type: "constructor" }],
  ["__proto__", { type: "__proto__" }],
  ["a type that is a list", { type: ["logout"] }],
  ["no type", {}],
  ["a text", "logout"],
  ["null", null],
  ["a list", [{ type: "logout" }]],
  ["a login without a payload", { type: "afterLogin" }],
  ["a login with a text", { type: "afterLogin", payload: "x" }],
  ["a closing for an unknown reason", { type: "closeModal", payload: { reason: "bored" } }],
  ["a closing with null", { type: "closeModal", payload: null }],
  ["an address that is none", { type: "openAuthUrl", payload: { url: { href: "https://x" } } }],
  ["an address that is too long", { type: "openAuthUrl", payload: { url: `https://${"x".repeat(2_048)}` } }],
  ["no address", { type: "openAuthUrl" }],
])("%s counts for nothing", (_, data) => {
  for (const kind of kinds) expect(readFrameMessage(data, kind)).toBeNull();
});

test.each([
  ["a text for a session", { session: "u1" }],
  ["half a session", { session: { userId: "u1" } }],
  ["a session with other kinds", { session: { userId: 1, expiresAt: 2 } }],
])("a session check with %s counts for nothing", (_, payload) => {
  expect(readFrameMessage({ type: "sessionCheckResult", payload }, "session")).toBeNull();
});

test("entries that nobody knows do not come through", () => {
  const payload = { session: null, googleClientId: 7, html: "<b>" };
  expect(readFrameMessage({ type: "sessionCheckResult", payload, extra: 1 }, "session")).toEqual({
    type: "sessionCheckResult",
    payload: { session: null },
  });
});

test("whatever is posted: nothing is thrown, and only what the frame may say comes through", () => {
  const types = new Set(allowed.map(([, { type }]) => type));
  const data = fc.oneof(
    fc.anything({ withBigInt: true, withMap: true, withSet: true, withDate: true }),
    fc.record({ type: fc.constantFrom(...types), payload: fc.anything({ withBigInt: true }) }),
  );
  fc.assert(
    fc.property(data, fc.constantFrom(...kinds), (value, kind) => {
      const read = readFrameMessage(value, kind);
      if (read === null) return;
      expect(allowed.some(([one, { type }]) => one === kind && type === read.type)).toBe(true);
      // A reader's own result reads as itself.
      expect(readFrameMessage(read, kind)).toEqual(read);
    }),
    { numRuns: runsOf(1_000, 10_000) },
  );
});

test("a frame takes nothing but takeFocus from its host page", () => {
  expect(readHostMessage({ type: "takeFocus", x: 1 })).toEqual({ type: "takeFocus" });
  for (const data of [null, "takeFocus", { type: "afterLogin" }, [], { type: ["takeFocus"] }])
    expect(readHostMessage(data)).toBeNull();
});
