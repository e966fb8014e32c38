import { splitLocale } from "@zoetrope/i18n/locales";
import { describe, expect, test } from "vitest";
import { hosts } from "../browser.ts";
import { isEnglish, prefixes } from "../languages.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";

/** Pages that the chrome names and that are not built yet. Nothing else may lead nowhere. */
const notThereYet = [/^\/lottie-editor$/, /^\/lottie-creator$/];
const notThereYetOnWorkflow = [/^\/collections$/];

interface Answer {
  status: number;
  html: string;
}
/** As many as a browser asks of one host. */
const atOnce = 6;
const answers = new Map<string, Promise<Answer>>();

/** Each address is asked for once; the body is kept where it is something that fragments point into. */
function ask(address: string): Promise<Answer> {
  let answer = answers.get(address);
  if (answer === undefined) {
    answer = fetch(address).then(async (response) => {
      const hasLinks = /^(text\/html|image\/svg)/.test(response.headers.get("content-type") ?? "");
      const body = await response.text();
      return { status: response.status, html: hasLinks ? body : "" };
    });
    answers.set(address, answer);
  }
  return answer;
}

const unescape = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** Addresses in attributes of these elements, absolute. */
function addressesOf(html: string, base: string, element: RegExp): URL[] {
  return [...html.matchAll(element)]
    .map(([, address = ""]) => unescape(address))
    .filter((address) => !/^(data|mailto|javascript):/.test(address))
    .map((address) => new URL(address, base));
}
const anchors = /<a [^>]*?href="([^"]*)"/g;
const resources = /<(?:link|script|img|use|source)(?: [^>]*?)? (?:href|src)="([^"]*)"/g;

const withoutFragment = (url: URL): string => url.href.replace(/#.*$/, "");
const isAllowedToMiss = ({ origin, pathname }: URL): boolean =>
  (origin === hosts.workflow ? notThereYetOnWorkflow : notThereYet).some((name) =>
    name.test(splitLocale(pathname).path),
  );

/** What is wrong with links, in words: an address that does not answer, a fragment that its page does not have. */
async function problemsOf(urls: readonly URL[], from: string): Promise<string[]> {
  const own = urls.filter(({ origin }) => Object.values<string>(hosts).includes(origin));
  const problems: string[] = [];
  for (let at = 0; at < own.length; at += atOnce)
    await Promise.all(own.slice(at, at + atOnce).map((url) => ask(withoutFragment(url))));
  for (const url of own) {
    const { status, html } = await ask(withoutFragment(url));
    if (status !== 200) {
      if (status !== 404 || !isAllowedToMiss(url)) problems.push(`${from} → ${url.href}: ${status}`);
    } else if (url.hash !== "" && !html.includes(` id="${decodeURIComponent(url.hash.slice(1))}"`))
      problems.push(`${from} → ${url.href}: no such place on the page`);
  }
  return problems;
}

const part = (html: string, name: string): string =>
  new RegExp(`<${name}[ >][\\s\\S]*</${name}>`).exec(html)?.[0] ?? "";

describe.each(sampleEvery(prefixes, 0, 6))("the header and footer at %j", (prefix) => {
  test("lead to pages that answer, to places that are on them", async () => {
    const address = `${hosts.site}${prefix}/tags`;
    const { html } = await ask(address);
    for (const name of ["header", "footer"]) {
      const links = addressesOf(part(html, name), address, anchors);
      expect(links.length, name).toBeGreaterThan(20);
      expect(await problemsOf(links, name)).toEqual([]);
    }
  });
});

/** Pictures are drawn in the size asked for: of the hundreds on lists a sample is enough. */
const isDrawn = ({ pathname }: URL): boolean => pathname.startsWith("/cdn-cgi/image/");

/** Lists and pages of animations lead to each other without end: a few of each are enough. */
const enough: [pattern: RegExp, pages: number][] = [
  [/^\/animation\//, 2],
  [/^\/free-animations\//, 4],
  [/^\/free-animations$/, 1],
  [/^\/embed\//, 1],
];

test("every page that can be reached by links answers, and so does every link and file on it", async () => {
  const taken = enough.map(() => 0);
  const isWanted = ({ pathname }: URL): boolean => {
    const index = enough.findIndex(([pattern]) => pattern.test(pathname));
    if (index === -1) return true;
    taken[index] = (taken[index] ?? 0) + 1;
    return (taken[index] ?? 0) <= (enough[index]?.[1] ?? 0);
  };
  const isOfOtherLanguage = ({ pathname }: URL): boolean => !isEnglish(pathname);
  const seen = new Set<string>([`${hosts.site}/`]);
  const waiting = [...seen];
  const problems: string[] = [];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const { html } = await ask(address);
    const links = addressesOf(html, address, anchors).filter((url) => !isOfOtherLanguage(url));
    const next = links.filter(
      (url) => url.origin === hosts.site && !seen.has(withoutFragment(url)) && isWanted(url),
    );
    for (const url of next) {
      if (seen.has(withoutFragment(url))) continue;
      seen.add(withoutFragment(url));
      waiting.push(withoutFragment(url));
    }
    const isListed = (url: URL): boolean => seen.has(withoutFragment(url)) || url.origin !== hosts.site;
    const resourcesOfPage = addressesOf(html, address, resources).filter(
      (url) => !enough.some(([pattern]) => pattern.test(url.pathname)) && !isOfOtherLanguage(url),
    );
    const files = [
      ...resourcesOfPage.filter((url) => !isDrawn(url)),
      ...sampleEvery(resourcesOfPage.filter(isDrawn), 0, 48),
    ];
    problems.push(...(await problemsOf([...links.filter(isListed), ...files], address)));
  }
  expect(problems).toEqual([]);
  // The pages of words, the blog, the case studies: a crawl that finds little has lost its way.
  expect([...seen].filter((address) => address.includes("/case-studies/"))).toHaveLength(7);
  expect([...seen].filter((address) => /\/blog\/[a-z]/.test(address)).length).toBeGreaterThanOrEqual(5);
  expect(seen.size).toBeGreaterThan(70);
}, 180_000);

test("the crawl reaches every page of the sitemap", async () => {
  const list = await fetch(`${hosts.site}/sitemaps/pages.xml`).then((response) => response.text());
  const pages = [...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => unescape(address));
  const english = pages.filter((address) => isEnglish(new URL(address).pathname));
  expect(english.filter((address) => !answers.has(address))).toEqual([]);
});
