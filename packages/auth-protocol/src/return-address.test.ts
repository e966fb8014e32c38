import fc from "fast-check";
import { expect, test } from "vitest";
import { checkReturnAddress } from "./index.ts";

const origin = "https://site.example";
const allowedOrigins = ["https://app.site.example", "http://localhost:3002"];
const check = (address: string) => checkReturnAddress(address, { origin, allowedOrigins });

test.each([
  ["/", "https://site.example/"],
  ["/tags?a=1#b", "https://site.example/tags?a=1#b"],
  ["/search?next=https://other.example//x", "https://site.example/search?next=https://other.example//x"],
  ["/a%C3%A9/é", "https://site.example/a%C3%A9/%C3%A9"],
  ["https://site.example/de/tags", "https://site.example/de/tags"],
  ["HTTPS://APP.SITE.EXAMPLE/x", "https://app.site.example/x"],
  ["http://localhost:3002/switch/1", "http://localhost:3002/switch/1"],
])("%s is followed", (address, whole) => {
  expect(check(address)).toBe(whole);
});

// OWASP ASVS 5.0 v5.0.0-3.7.2: redirects only to allow-listed addresses.
test.each([
  ["another host", "https://other.example/"],
  ["another host without a scheme", "//other.example/"],
  ["our own host without a scheme", "//site.example/"],
  ["three slashes", "///other.example"],
  ["a dotted way to two slashes", "/..//other.example"],
  ["an encoded dotted way to two slashes", "/%2e%2e//other.example"],
  ["two slashes further on", "/a//other.example"],
  ["an encoded second slash", "/%2fother.example"],
  ["a slash that is encoded twice", "/%252fother.example"],
  ["a slash that is encoded three times", "/%25252fother.example"],
  ["a backslash", "/\\other.example"],
  ["an encoded backslash", "/%5cother.example"],
  ["a backslash that is encoded twice", "/%255cother.example"],
  ["a backslash after the scheme", "https:\\\\other.example"],
  ["a tab, which browsers drop", "/\t/other.example"],
  ["an encoded tab", "/%09/other.example"],
  ["a line break", "/\n/other.example"],
  ["an encoded line break", "/a%0d%0aset-cookie:x"],
  ["a NUL", "/\0"],
  ["a space before", " https://other.example"],
  ["a script", "javascript:alert(1)"],
  ["a script in other letters", "JaVaScRiPt:alert(1)"],
  ["a script that looks like an address", "javascript://site.example/%0aalert(1)"],
  ["data", "data:text/html,x"],
  ["a blob", "blob:https://site.example/1"],
  ["a name before the host", "https://site.example@other.example/"],
  ["a name before our own host", "https://other.example@site.example/"],
  ["a host that begins like ours", "https://site.example.other.example/"],
  ["another port", "https://site.example:8443/"],
  ["another scheme", "http://site.example/"],
  ["a scheme without slashes", "https:other.example"],
  ["a relative path", "tags"],
  ["nothing", ""],
  ["a broken sequence", "/%zz"],
  ["a byte that is no UTF-8", "/%ff"],
  ["an address that is too long", `/${"a".repeat(2_048)}`],
])("%s is refused: %j", (_, address) => {
  expect(check(address)).toBeNull();
});

const piece = fc.oneof(
  fc.constantFrom(
    ..."/ // \\ %2f %5c %252f %2e . .. @ : ? # javascript: https: http: %09 %00 \t \n https://site.example".split(
      " ",
    ),
    ..."https://other.example other.example app.site.example localhost:3002 %25 %c3%a9 é 。 ／ user:pass@".split(
      " ",
    ),
  ),
  fc.string({ maxLength: 6 }),
  fc.webPath(),
);

test("whatever is made of dangerous pieces: it stays on an allowed host, for whoever reads it how often", () => {
  const allowed = [origin, ...allowedOrigins];
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const whole = check(pieces.join(""));
      if (whole === null) return;
      const url = new URL(whole);
      expect(allowed).toContain(url.origin);
      expect(url.username + url.password).toBe("");
      // As a path of its own, decoded as often as anybody likes, it never becomes another host.
      let path = url.pathname;
      for (let round = 0; round < 6; round++) {
        expect(new URL(path, origin).origin).toBe(origin);
        path = decodeURIComponent(path);
      }
      // What has been accepted once is accepted again, and means the same.
      expect(check(whole)).toBe(whole);
    }),
    { numRuns: 10_000 },
  );
});

test("ordinary addresses of our own hosts are followed", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(origin, ...allowedOrigins),
      fc.array(fc.stringMatching(/^[\w~-]{1,12}$/), { maxLength: 5 }),
      fc.dictionary(fc.stringMatching(/^\w{1,5}$/), fc.string()),
      (host, path, query) => {
        const address = `${host}/${path.join("/")}?${new URLSearchParams(query).toString()}`;
        expect(check(address)).toBe(new URL(address).href);
      },
    ),
    { numRuns: 10_000 },
  );
});
