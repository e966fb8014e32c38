import fc from "fast-check";
import { expect, test } from "vitest";
import { checkReturnAddress } from "./index.ts";
import { runsOf } from "../../../scripts/test-command/thoroughness.ts";

const origin = "https://site.example";
const allowedOrigins = ["https://app.site.example", "http://localhost:3002"];
const check = (address: string) => checkReturnAddress(address, { origin, allowedOrigins });

test.each([
  ["/", "https://site.example/"],
  ["/tags?a=1#b", "https://site.example/tags?a=1#b"],
  ["/search?next=https://other.example//x", "https://site.example/search?next=https://other.example//x"],
  ["/a%C3%A9/é", "https://site.example/a%C3%A9/%C3%A9"],
  ["/free-animations/happy%20birthday", "https://site.example/free-animations/happy%20birthday"],
  ["/de/free-animations/100%25?type=free", "https://site.example/de/free-animations/100%25?type=free"],
  ["/free-animations/%252f", "https://site.example/free-animations/%252f"],
  ["/free-animations/a%2F%2Fb", "https://site.example/free-animations/a%2F%2Fb"],
  ["/free-animations/%5Co%2F", "https://site.example/free-animations/%5Co%2F"],
  ["/free-animations/%3F%23", "https://site.example/free-animations/%3F%23"],
  ["/a//b/", "https://site.example/a//b/"],

  ["/%zz/100%", "https://site.example/%zz/100%"],
  ["/%ff", "https://site.example/%ff"],
  ["/😀/%F0%9F%98%80", "https://site.example/%F0%9F%98%80/%F0%9F%98%80"],
  ["https://site.example/de/tags", "https://site.example/de/tags"],
  ["HTTPS://APP.SITE.EXAMPLE/x", "https://app.site.example/x"],
  ["http://localhost:3002/switch/1", "http://localhost:3002/switch/1"],
])("%s is followed", (address, whole) => {
  expect(check(address)).toBe(whole);
});

// OWASP ASVS 5.0 v5.0.0-3.7.2: redirects only to allow-listed addresses.
test.each([
  ["another host", "https://other.example/"],
  ["another host in other letters", "HTTPS://OTHER.EXAMPLE/"],
  ["another host without a scheme", "//other.example/"],
  ["our own host without a scheme", "//site.example/"],
  ["three slashes", "///other.example"],
  ["four slashes", "////other.example"],
  ["a slash, a dot, two slashes", "/.//other.example"],
  ["a dotted way to two slashes", "/..//other.example"],
  ["a longer dotted way to two slashes", "/a/../..//other.example"],
  ["a way down and up to two slashes", "/a/..//other.example"],
  ["an encoded dotted way to two slashes", "/%2e%2e//other.example"],
  ["an encoded dot before two slashes", "/%2e//other.example"],
  ["a dotted way that is half encoded", "/.%2e//other.example"],
  ["a dotted way that is encoded twice", "/%252e%252e//other.example"],
  ["a dotted way whose slashes are encoded", "/..%2f%2fother.example"],
  ["a way down and up whose slashes are encoded", "/a%2f..%2f%2fother.example"],
  ["a way down and up that is encoded by turns", "/x%252fy/..%2f%2fother.example"],
  ["an encoded second slash", "/%2fother.example"],
  ["an encoded second slash in capitals", "/%2Fother.example"],
  ["an encoded slash and one more", "/%2f/other.example"],
  ["two encoded slashes", "/%2f%2fother.example"],
  ["a slash that is encoded twice", "/%252fother.example"],
  ["a slash that is encoded three times", "/%25252fother.example"],
  ["a path that is encoded twenty times", `/%${"25".repeat(20)}2fother.example`],
  ["a slash that is encoded seven times", "/%252525252525252fother.example"],
  ["a slash whose per cent is encoded in pieces", "/%25%32%66other.example"],
  ["a slash whose letters are encoded", "/%%32%66other.example"],
  ["a slash as one server writes it", "/%u002fother.example"],
  ["a slash in two bytes", "/%c0%afother.example"],
  ["a slash in three bytes", "/%e0%80%afother.example"],
  ["a slash in four bytes", "/%f0%80%80%afother.example"],
  ["a slash in two bytes that is encoded twice", "/%25c0%25afother.example"],
  ["a backslash in two bytes", "/%c1%9cother.example"],
  ["a backslash", "/\\other.example"],
  ["two backslashes", "\\\\other.example"],
  ["a backslash and a slash", "\\/other.example"],
  ["a backslash further on", "/a\\..\\\\other.example"],
  ["an encoded backslash", "/%5cother.example"],
  ["two encoded backslashes", "/%5c%5cother.example"],
  ["a backslash that is encoded twice", "/%255cother.example"],
  ["a backslash after the scheme", "https:\\\\other.example"],
  ["a backslash after our own host", "https://site.example\\@other.example"],
  ["a tab, which browsers drop", "/\t/other.example"],
  ["a tab before", "\t//other.example"],
  ["a tab in the scheme", "ht\ttps://other.example"],
  ["an encoded tab", "/%09/other.example"],
  ["an encoded tab further on", "/a%09/other.example"],
  ["a tab that is encoded twice", "/%2509/other.example"],
  ["a line break", "/\n/other.example"],
  ["a carriage return", "/\r/other.example"],
  ["an encoded line break", "/a%0d%0aset-cookie:x"],
  ["an encoded line break between slashes", "/%0a/other.example"],
  ["a NUL", "/\0"],
  ["a NUL between slashes", "/\0/other.example"],
  ["an encoded NUL", "/%00"],
  ["an encoded NUL between slashes", "/%00/other.example"],
  ["a NUL that is encoded twice", "/%2500/other.example"],
  ["an escape character", "/%1b/other.example"],
  ["a delete character", "/%7f/other.example"],
  ["a space before", " https://other.example"],
  ["a space before two slashes", " //other.example"],
  ["a space behind", "https://site.example/ "],
  ["a no-break space", "\u00a0//other.example"],
  ["a script", "javascript:alert(1)"],
  ["a script in other letters", "JaVaScRiPt:alert(1)"],
  ["a script with a tab", "java\tscript:alert(1)"],
  ["a script that looks like an address", "javascript://site.example/%0aalert(1)"],
  ["data", "data:text/html,x"],
  ["a blob", "blob:https://site.example/1"],
  ["a file", "file:///etc/passwd"],
  ["a name before the host", "https://site.example@other.example/"],
  ["a name before our own host", "https://other.example@site.example/"],
  ["a name and a password before our own host", "https://a:b@site.example/"],
  ["a name that is encoded", "https://site.example%2f@other.example/"],
  ["a name without a scheme", "//site.example@other.example/"],
  ["a host that begins like ours", "https://site.example.other.example/"],
  ["a host that ends like ours", "https://othersite.example/"],
  ["our host with a dot behind", "https://site.example./"],
  ["a host with a full stop of another script", "https://other。example/"],
  ["two slashes of another script", "／／other.example"],
  ["another port", "https://site.example:8443/"],
  ["another scheme", "http://site.example/"],
  ["a scheme without slashes", "https:other.example"],
  ["a scheme with one slash", "https:/other.example"],
  ["a scheme with three slashes", "https:///other.example"],
  ["a relative path", "tags"],
  ["a query alone", "?a=b"],
  ["a fragment alone", "#a"],
  ["nothing", ""],
  ["two slashes behind our own host", "https://site.example//other.example"],
  ["an encoded slash behind our own host", "https://site.example/%2fother.example"],
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

/** As servers decode that take a broken sequence for what it looks like. */
const decode = (path: string): string =>
  path.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

test("whatever is made of dangerous pieces: it stays on an allowed host, for whoever reads it how often", () => {
  const allowed = [origin, ...allowedOrigins];
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const whole = check(pieces.join(""));
      if (whole === null) return;
      const url = new URL(whole);
      expect(allowed).toContain(url.origin);
      expect(url.username + url.password).toBe("");
      // As a path of its own, decoded as often as anybody likes, it never becomes another host, also where its dots are followed.
      let path = url.pathname;
      for (let round = 0; round < 6; round++) {
        const read = new URL(path, origin);
        expect(read.origin).toBe(origin);
        expect(new URL(read.pathname, origin).origin).toBe(origin);
        path = decode(path);
      }
      // What has been accepted once is accepted again, and means the same.
      expect(check(whole)).toBe(whole);
    }),
    { numRuns: runsOf(1_000, 10_000) },
  );
});

test("wherever a visitor of ours is, whatever they look for there: they are led back to it", () => {
  // Begins with a word, as every page of ours does, and holds no control characters, which no address bar shows.
  const word = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
    .filter((text) => !/\p{Cc}/u.test(text));
  fc.assert(
    fc.property(
      fc.constantFrom("", "/de", "/kr"),
      fc.array(fc.oneof(word, fc.constantFrom("%", "%20", "100%", "a//b", "\\o/", "?#", "%2F", "a b")), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.webQueryParameters(),
      (prefix, words, query) => {
        // Dots before two slashes may lead to another host for somebody.
        fc.pre(words.every((one) => !/\.[\\/]{2}/.test(one)));
        const address = new URL(
          `${origin}${prefix}/free-animations/${words.map(encodeURIComponent).join("/")}`,
        );
        address.search = query;
        const { pathname, search, href } = address;
        fc.pre(href.length < 2_048);
        expect(check(pathname + search)).toBe(origin + pathname + search);
        expect(check(href)).toBe(href);
      },
    ),
    { numRuns: runsOf(1_000, 10_000) },
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
    { numRuns: runsOf(1_000, 10_000) },
  );
});
