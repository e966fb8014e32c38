import { encodeAuthErrors, encodeCallbackPayload } from "@zoetrope/auth-protocol";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { runsOf } from "../../../scripts/test-command/thoroughness.ts";
import { createAuthClient, type AuthEvent } from "./index.ts";
import { openPage, type TestPage } from "./testing/test-page.ts";

const provider = "https://accounts.example";
const origin = "https://host.example";
const frameIds = new Set(["auth-client-iframe", "auth-client-session-check-iframe"]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = fc.record({
  act: fc.constant("open"),
  method: fc.constantFrom("openLogin", "openRegister", "openResetPassword", "openEmailVerification"),
  options: fc.record(
    {
      targetElementId: fc.constantFrom("place", "late", "none"),
      returnToPath: fc.constantFrom("/a", "//other.example", "/%2fother.example"),
      returnToUrl: fc.constantFrom(`${origin}/b`, "https://other.example/", "javascript:alert(1)"),
      metadata: fc.constant({ plan: "pro" }),
    },
    { requiredKeys: [] },
  ),
} as const);

const message = fc.record({
  act: fc.constant("post"),
  /** Which frame it comes from, or seems to. */
  from: fc.constantFrom("shown", "hidden", "stranger", "gone"),
  origin: fc.constantFrom(provider, provider, provider, origin, `${provider}.evil.example`, "null"),
  data: fc.oneof(
    fc.record(
      {
        type: fc.constantFrom(
          "frameReady",
          "afterLogin",
          "afterRegister",
          "afterLogout",
          "closeModal",
          "openAuthUrl",
          "sessionCheckResult",
          "logout",
          "constructor",
        ),
        payload: fc.oneof(
          fc.constantFrom<unknown>(
            {},
            { reason: "button" },
            { url: `${provider}/google` },
            { url: "https://other.example/" },
            { session: null },
            { session: { userId: "u1", expiresAt: "2030-01-01T00:00:00.000Z" } },
            { session: null, googleClientId: "c", googleCallbackUrl: `${provider}/one-tap` },
          ),
          fc.anything({ maxDepth: 1 }),
        ),
      },
      { requiredKeys: ["type"] },
    ),
    fc.anything({ maxDepth: 1 }),
  ),
} as const);

const other = fc.record({
  act: fc.constantFrom("check", "logout", "close", "reset", "oneTap", "wait", "escape", "element"),
} as const);

const returned = fc.record({
  act: fc.constant("return"),
  query: fc.constantFrom(
    "?finish_login=true",
    `?finish_register=true&cb_payload=${encodeCallbackPayload({ method: "password" })}`,
    "?finish_logout=true&cb_payload=%00",
    "?password_reset_token=secret",
    "?email_verification_token=secret",
    `?auth_errors=${encodeAuthErrors({ returnAction: "login", config: {}, errors: ["unknown"] })}`,
  ),
} as const);

const steps = fc.array(fc.oneof({ weight: 3, arbitrary: message }, opened, other, returned), {
  maxLength: 12,
});
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Lets everything happen that waits for nothing but its turn. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

function take(step: Step, page: TestPage, client: ReturnType<typeof createAuthClient>): void {
  // What is refused is refused with an error; which one, the browser tests say.
  const begin = (work: Promise<unknown>): void => void work.catch(() => {});
  if (step.act === "open") begin(client[step.method](step.options));
  else if (step.act === "post") page.postMessage(step.data, step.origin, page.windowOf(step.from));
  else if (step.act === "return") {
    page.address.search = step.query;
    begin(client.start());
  } else if (step.act === "check") begin(client.checkSession());
  else if (step.act === "logout") begin(client.logout());
  else if (step.act === "oneTap") begin(client.openOneTap());
  else if (step.act === "close") client.close();
  else if (step.act === "reset") client.reset();
  else if (step.act === "escape") page.pressEscape();
  else if (step.act === "element") page.addElement("late");
  else vi.advanceTimersByTime(8_000);
}

test("whatever is done, said and waited for, in whatever order: one frame at most, nobody is led elsewhere, a stranger changes nothing", async () => {
  vi.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const page = openPage(origin);
      for (const [name, value] of Object.entries(page.globals)) vi.stubGlobal(name, value);
      const events: AuthEvent[] = [];
      const client = createAuthClient({
        baseAuthUrl: provider,
        callback: (event) => events.push(event),
        fullPageTargetElementId: "place",
      });
      let isReset = false;
      for (const step of taken) {
        const before = { events: events.length, frames: page.frames().length, visits: page.visits.length };
        const isNobodys =
          step.act === "post" &&
          (step.origin !== provider || step.from === "stranger" || step.from === "gone");
        take(step, page, client);
        if (isNobodys)
          // Before anything else gets its turn: a word of a stranger does nothing at all.
          expect([events.length, page.frames().length, page.visits.length]).toEqual(Object.values(before));
        await settle();
        isReset ||= step.act === "reset";

        const ids = page.frames().map((frame) => frame.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => frameIds.has(id))).toBe(true);
        for (const visit of page.visits) expect([origin, provider]).toContain(new URL(visit).origin);
        for (const { address } of page.posted) expect(address).toBe(provider);
        expect(page.address.href).not.toContain("secret");
        expect(JSON.stringify(events)).not.toContain("secret");
        if (isReset && step.act === "reset") {
          expect(ids).toEqual([]);
          expect(page.listenerCount()).toBe(0);
        }
        // A frame is closed by the visitor only after it has been opened, and once.
        let open = 0;
        for (const { name } of events) {
          if (name === "modalOpened") open++;
          if (name === "modalClosed") expect(open-- > 0).toBe(true);
        }
      }
      vi.clearAllTimers();
    }),
    { numRuns: runsOf(1_000, 10_000) },
  );
}, 120_000);
