import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  authMethods,
  decodeAuthErrors,
  decodeCallbackPayload,
  encodeAuthErrors,
  encodeCallbackPayload,
  finishAddress,
  maxPayloadCharacters,
} from "./index.ts";
import { runsOf } from "../../../scripts/test-command/thoroughness.ts";

const base64url = (text: string | Uint8Array): string => Buffer.from(text).toString("base64url");
const encoded = (value: unknown): string => base64url(JSON.stringify(value));

const metadata = fc.dictionary(
  fc.stringMatching(/^[\w.-]{1,64}$/).filter((name) => name !== "__proto__"),
  fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
  { maxKeys: 20, noNullPrototype: true },
);
const payload = fc.record({ method: fc.constantFrom(...authMethods), metadata }, { requiredKeys: [] });

describe("cb_payload", () => {
  test("comes out as it went in", () => {
    fc.assert(
      fc.property(payload, (value) => {
        fc.pre(encodeCallbackPayload(value).length <= maxPayloadCharacters);
        expect(decodeCallbackPayload(encodeCallbackPayload(value))).toEqual(value);
      }),
      { numRuns: runsOf(1_000, 10_000) },
    );
  });

  test("whatever text comes: nothing is thrown, nothing unknown passes, no prototype is touched", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.base64String(),
      fc.uint8Array().map((bytes) => base64url(bytes)),
      fc.json().map((text) => base64url(text)),
      fc.object({ key: fc.constantFrom("method", "metadata", "__proto__", "constructor", "x") }).map(encoded),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const read = decodeCallbackPayload(text);
        if (read === null) return;
        expect(Object.keys(read).every((name) => name === "method" || name === "metadata")).toBe(true);
        if (read.method !== undefined) expect(authMethods).toContain(read.method);
        expect(Object.values(read.metadata ?? {}).every((value) => typeof value === "string")).toBe(true);
        expect(Object.getPrototypeOf(read.metadata ?? {})).toBe(Object.prototype);
        expect(Object.hasOwn(read.metadata ?? {}, "__proto__")).toBe(false);
      }),
      { numRuns: runsOf(1_000, 10_000) },
    );
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  // OWASP ASVS 5.0 v5.0.0-1.1.1: decoded into a canonical form once; v5.0.0-15.3.6: no prototype is polluted.
  test.each([
    ["nothing", ""],
    ["padding", Buffer.from('{"a":11}').toString("base64").replace(/=*$/, "=")],
    [
      "the other alphabet",
      Buffer.from('{"method":"passkey","metadata":{"a":"???>>>"}}').toString("base64").replace(/=+$/, ""),
    ],
    ["white space", `${encoded({})} `],
    ["left-over bits", "e31"],
    ["a byte that is no UTF-8", base64url(Uint8Array.of(0x22, 0xff, 0x22))],
    ["an overlong form", base64url(Uint8Array.of(0x22, 0xc0, 0xaf, 0x22))],
    ["a byte order mark", base64url("\ufeff{}")],
    ["no JSON", base64url("{method}")],
    ["a list", encoded([])],
    ["a text", encoded("login")],
    ["something encoded twice", base64url(encoded({ method: "password" }))],
    ["more than 8 KB", encoded({ metadata: { a: "x".repeat(8_192) } })],
  ])("%s is refused", (_, text) => {
    expect(decodeCallbackPayload(text)).toBeNull();
  });

  test("unknown entries, other kinds and __proto__ are dropped", () => {
    const text = base64url(
      '{"method":"smoke","isAdmin":true,"metadata":{"__proto__":{"polluted":"x"},"a":"b","n":1,"o":{},"long name!":"x"}}',
    );
    expect(decodeCallbackPayload(text)).toEqual({ method: undefined, metadata: { a: "b" } });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, "v"]));
    expect(Object.keys(decodeCallbackPayload(encoded({ metadata: many }))?.metadata ?? {})).toHaveLength(20);
  });
});

describe("auth_errors", () => {
  const errors = {
    returnAction: "register" as const,
    config: { returnToPath: "/a", targetElementId: "place", metadata: { plan: "pro" }, returnOnError: true },
    errors: ["google_expired", "unknown"],
  };

  test("comes out as it went in", () => {
    expect(decodeAuthErrors(encodeAuthErrors(errors))).toEqual(errors);
  });

  test.each([
    ["another action", { ...errors, returnAction: "logout" }],
    ["an action of the prototype", { ...errors, returnAction: "constructor" }],
    ["no error", { ...errors, errors: [] }],
    ["errors that are no texts", { ...errors, errors: [{}, 1, null] }],
    ["errors that are no list", { ...errors, errors: "unknown" }],
    ["null", null],
  ])("%s is refused", (_, value) => {
    expect(decodeAuthErrors(encoded(value))).toBeNull();
  });

  test("entries of another kind are dropped", () => {
    const config = {
      returnToPath: 7,
      returnToUrl: {},
      targetElementId: "",
      metadata: [],
      returnOnError: "true",
      x: 1,
    };
    expect(decodeAuthErrors(encoded({ ...errors, config }))?.config).toEqual({ returnOnError: false });
  });

  test("whatever text comes, nothing is thrown", () => {
    fc.assert(
      fc.property(fc.oneof(fc.base64String(), fc.json().map(base64url), fc.string()), (text) => {
        const read = decodeAuthErrors(text);
        expect(read === null || read.errors.length > 0).toBe(true);
      }),
      { numRuns: runsOf(1_000, 10_000) },
    );
  });
});

test("a return address carries this round's flag and payload, and nothing of a former one", () => {
  const address = finishAddress(
    "https://site.example/a?x=1&finish_logout=true&cb_payload=old#top",
    "finish_login",
    {
      method: "passkey",
    },
  );
  const url = new URL(address);
  expect([...url.searchParams.keys()]).toEqual(["x", "finish_login", "cb_payload"]);
  expect(url.searchParams.get("finish_login")).toBe("true");
  expect(decodeCallbackPayload(url.searchParams.get("cb_payload") ?? "")).toEqual({ method: "passkey" });
  expect(url.hash).toBe("#top");
});
