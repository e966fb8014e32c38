import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  encodeFrameParameters,
  frameModes,
  parseFrameParameters,
  readUtmTags,
  themes,
  type FrameParameters,
} from "./index.ts";
import { runsOf } from "../../../scripts/test-command/thoroughness.ts";

const origin = "https://host.example";
const allowedOrigins = [origin, "https://site.example"];
const parse = (search: string) => parseFrameParameters(search, { allowedOrigins });

test("what the client sends is what the frame reads", () => {
  const parameters: FrameParameters = {
    origin,
    mode: "element",
    locale: "ko-KR",
    theme: "zoetrope-dark",
    returnToPath: "/a?b=c#d",
    targetElementId: "place",
    errorMessage: "google_expired",
    metadata: { plan: "Prä mium" },
    returnOnError: true,
    token: "aZ09_-.~",
    utmTags: { utm_source: "mail", utm_campaign: "a&b" },
  };
  expect(parse(`?${encodeFrameParameters(parameters)}`)).toEqual({ ok: true, parameters });
});

test("every choice of parameters survives the way", () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          origin: fc.constantFrom(...allowedOrigins),
          mode: fc.constantFrom(...frameModes),
          locale: fc.constantFrom("en", "de", "ko-KR"),
          theme: fc.constantFrom(...themes),
          returnToUrl: fc.constantFrom("https://site.example/a", "https://host.example/?x=%20"),
          metadata: fc.dictionary(fc.stringMatching(/^k\w{0,8}$/), fc.string({ minLength: 1 }), {
            maxKeys: 20,
            noNullPrototype: true,
          }),
          returnOnError: fc.boolean(),
          token: fc.stringMatching(/^[\w.~-]{1,80}$/),
          utmTags: fc.dictionary(fc.stringMatching(/^utm_\w{1,20}$/), fc.string(), {
            minKeys: 1,
            maxKeys: 10,
            noNullPrototype: true,
          }),
        },
        { requiredKeys: ["origin", "mode", "locale", "theme"] },
      ),
      (parameters) => {
        expect(parse(encodeFrameParameters(parameters))).toEqual({ ok: true, parameters });
      },
    ),
    { numRuns: runsOf(1_000, 10_000) },
  );
});

test("what is not said has its default", () => {
  expect(parse(`origin=${origin}`)).toEqual({
    ok: true,
    parameters: { origin, mode: "modal", locale: "en", theme: "zoetrope" },
  });
});

// OWASP ASVS 5.0 v5.0.0-3.5.5: origins of messages and frames are allow-listed.
describe("a frame's address is refused as a whole", () => {
  test.each([
    ["", "origin_missing"],
    ["origin=https://other.example", "origin_not_allowed"],
    ["origin=https://host.example.other.example", "origin_not_allowed"],
    ["origin=https://host.example/", "origin_not_allowed"],
    ["origin=HTTPS://HOST.example", "origin_not_allowed"],
    ["origin=*", "origin_not_allowed"],
    ["origin=null", "origin_not_allowed"],
    [`origin=${origin}&mode=full`, "mode_unknown"],
    [`origin=${origin}&returnToPath=//other.example`, "return_address_refused"],
    [`origin=${origin}&returnToPath=%2F%5Cother.example`, "return_address_refused"],
    [`origin=${origin}&returnToPath=https://host.example/`, "return_address_refused"],
    [`origin=${origin}&returnToUrl=https://other.example/`, "return_address_refused"],
    [`origin=${origin}&returnToUrl=javascript:alert(1)`, "return_address_refused"],
    [`origin=${origin}&returnToPath=/a&returnToUrl=https://site.example/`, "return_address_refused"],
    [`origin=${origin}&locale=%3Cscript%3E`, "parameter_malformed"],
    [`origin=${origin}&token=a%20b`, "parameter_malformed"],
    [`origin=${origin}&token=${"a".repeat(513)}`, "parameter_malformed"],
    [`origin=${origin}&metadata=%7B%7D`, "parameter_malformed"],
    [`origin=${origin}&metadata=W10`, "parameter_malformed"],
    [`origin=${origin}&targetElementId=%22%3E`, "parameter_malformed"],
    [`origin=${origin}&returnOnError=yes`, "parameter_malformed"],
    [`origin=${origin}&x=${"a".repeat(16_384)}`, "query_too_long"],
  ])("%s: %s", (search, problem) => {
    expect(parse(search)).toEqual({ ok: false, problem });
  });
});

test("the first of two counts; a theme or an error of another version falls back", () => {
  expect(parse(`origin=${origin}&origin=https://other.example&theme=neon&errorMessage=Free%20money`)).toEqual(
    {
      ok: true,
      parameters: { origin, mode: "modal", locale: "en", theme: "zoetrope", errorMessage: "unknown" },
    },
  );
});

test("utm tags go by their whole names, and only they", () => {
  const query = new URLSearchParams("utm_source=a&utm_=b&utm_x y=c&q=d&UTM_MEDIUM=e");
  expect(readUtmTags(query)).toEqual({ utm_source: "a" });
  const many = Array.from({ length: 12 }, (_, index) => `utm_k${index}=v`).join("&");
  const parsed = parse(`origin=${origin}&${many}&utm_long=${"a".repeat(201)}`);
  expect(parsed.ok && Object.keys(parsed.parameters.utmTags ?? {})).toHaveLength(10);
});

test("whatever the query is, reading it throws nothing", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, text) => {
      parse(`origin=${origin}&${query}`);
      parse(`origin=${origin}&metadata=${text}&returnToPath=${text}&token=${text}&locale=${text}`);
    }),
    { numRuns: runsOf(1_000, 10_000) },
  );
});
