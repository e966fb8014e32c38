import { createHash } from "node:crypto";
import { parseAnimation } from "@zoetrope/lottie";
import { listOriginals } from "@zoetrope/originals";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { register } from "../register.ts";
import { newPerson, password } from "../sign-up.ts";

useBrowser();

/** One of the premium pieces of the seed, and its sold file as it is in the repository. */
const key = "penguin-on-parade";
const sold = Buffer.from(
  listOriginals()
    .find((original) => original.key === key)
    ?.toDotLottie() ?? [],
);
let piece: { id: string; slug: string; playUrl: string };
const pagePath = () => `/animation/${piece.slug}-${piece.id}`;
const action = () => `${hosts.api}/api/v1/animations/${piece.id}/download`;

beforeAll(async () => {
  const response = await fetch(`${hosts.api}/api/v1/animations?q=penguin&type=premium`);
  const { data } = (await response.json()) as { data: (typeof piece)[] };
  const found = data.find(({ slug }) => slug === key);
  if (found === undefined) throw new Error(`${key} is not in the catalogue`);
  piece = found;
});

/** Somebody who is signed in: a bearer token, as a page would get it. */
async function bearerOf(session: string): Promise<string> {
  const answer = await fetch(`${hosts.accounts}/deimos/v1/session`, {
    method: "POST",
    headers: { origin: hosts.site, cookie: `zoetrope-session=${session}` },
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Addresses of our hosts in a text, as they stand or escaped in JSON or HTML. */
function addressesIn(text: string): string[] {
  const plain = text.replaceAll("\\u002F", "/").replaceAll("\\/", "/").replaceAll("&amp;", "&");
  const found = plain.match(/https?:\/\/localhost:\d+\/[^\s"'<>)\\,]*/g) ?? [];
  const own = Object.values(hosts);
  return [...new Set(found)].filter((address) => own.some((host) => address.startsWith(host)));
}

const isAbout = (address: string): boolean =>
  address.includes(piece.id) || address.includes("/files/") || address.includes("/packs/");

/** Whether bytes are, or hold, what is for sale: the drawing itself rather than pictures of it. */
function holdsSold(bytes: Buffer): boolean {
  if (bytes.equals(sold)) return true;
  const drawing = layerNames(sold);
  if (layerNames(bytes) === drawing) return true;
  // An archive of a pack: the names of its files stand in it as they are.
  return bytes.subarray(0, 2).toString() === "PK" && bytes.includes(`${piece.slug}-${piece.id}.lottie`);
}

function layerNames(bytes: Buffer): string | null {
  try {
    const layers = parseAnimation(bytes).animations[0]?.json["layers"];
    return Array.isArray(layers)
      ? layers.map(({ ty, op }: { ty: number; op: number }) => `${ty}:${op}`).join()
      : null;
  } catch {
    return null;
  }
}

/** Everything that the public answers about the piece lead to, two steps far; says which of it holds the sold file. */
async function attack(token: string | null): Promise<{ seen: number; leaks: string[] }> {
  const headers = { accept: "*/*", ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  const start = [
    `${hosts.site}${pagePath()}`,
    `${hosts.site}/de${pagePath()}`,
    `${hosts.site}/embed/${piece.id}`,
    `${hosts.site}/free-animations/penguin?type=premium`,
    `${hosts.api}/api/v1/animations/${piece.id}`,
    `${hosts.api}/api/v1/animations?q=penguin&type=premium&group=none`,
    ...["dotlottie", "dotlottie-optimised", "json", "json-optimised"].map(
      (format) => `${action()}?format=${format}`,
    ),
  ];
  const seen = new Set<string>();
  const leaks: string[] = [];
  const visit = async (address: string, depth: number): Promise<void> => {
    if (seen.has(address) || seen.size > 400) return;
    seen.add(address);
    const answer = await fetch(address, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (holdsSold(bytes)) leaks.push(address);
    const isText = /text|json|xml/.test(answer.headers.get("content-type") ?? "");
    if (depth === 0 || !isText) return;
    for (const next of addressesIn(bytes.toString()).filter(isAbout)) await visit(next, depth - 1);
  };
  for (const address of start) await visit(address, 1);
  return { seen: seen.size, leaks };
}

describe("a premium animation", () => {
  test("gives its file to nobody who has no right to it, under no address that anything public names", async () => {
    expect(sold.length).toBeGreaterThan(1_000);
    for (const token of [null, await bearerOf((await register(hosts.accounts, "Nora No")).session)]) {
      const { seen, leaks } = await attack(token);
      expect(leaks).toEqual([]);
      expect(seen).toBeGreaterThan(15);
    }
    // What everybody has plays, as pictures alone.
    const preview = parseAnimation(Buffer.from(await (await fetch(piece.playUrl)).arrayBuffer()));
    const layers = preview.animations[0]?.json["layers"] as { ty: number }[];
    expect(new Set(layers.map(({ ty }) => ty))).toEqual(new Set([2]));
  });

  test("answers at every address to nobody, to somebody without a plan, and to somebody with one", async () => {
    const member = await bearerOf((await register(hosts.accounts, "Paula Plan")).session);
    await fetch(`${hosts.api}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${member}` },
      body: JSON.stringify({ query: "mutation { setupInitialWorkspace { id } }" }),
    });
    const people = [null, await bearerOf((await register(hosts.accounts, "Fred Free")).session), member];
    const soldKey = `${createHash("sha256").update(sold).digest("hex")}.lottie`;
    const shown = ["200", "200", "200"];
    const table: [name: string, address: string, answers: string[]][] = [
      ["page", hosts.site + pagePath(), shown],
      ["embed", `${hosts.site}/embed/${piece.id}`, shown],
      ["feed", `${hosts.site}/feed.xml?q=penguin&type=premium`, shown],
      ["page of the pack", `${hosts.site}/packs/originals`, shown],
      ["API", `${hosts.api}/api/v1/animations/${piece.id}`, shown],
      ["search of the API", `${hosts.api}/api/v1/animations?q=penguin&type=premium`, shown],
      ["preview", piece.playUrl, shown],
      ["free zip of the pack", `${hosts.assets}/packs/originals.zip`, shown],
      ["zip of the pack", `${hosts.api}/api/v1/packs/originals/download`, ["200", "403", "200 sold"]],
      ["download", `${action()}?format=dotlottie`, ["401", "403", "200 sold"]],
      ["file by its hash", `${hosts.assets}/files/${soldKey}`, ["404", "404", "404"]],
    ];
    const found = [];
    for (const [name, address] of table) {
      const answers = [];
      for (const token of people) {
        const headers = { accept: "*/*", ...(token !== null && { authorization: `Bearer ${token}` }) };
        const answer = await fetch(address, { headers });
        const bytes = Buffer.from(await answer.arrayBuffer());
        answers.push(`${answer.status}${holdsSold(bytes) || bytes.includes(sold) ? " sold" : ""}`);
      }
      found.push([name, address, answers]);
    }
    expect(found).toEqual(table);
  });

  test(
    "comes with its whole pack once there is a plan, and the page says what is left out before",
    { tags: "long" },
    async () => {
      const page = await openPage({ ignore: /status of 403/ });
      await page.goto("/packs/originals");
      const premium = page.locator(".pack-premium");
      await premium.getByText(/premium animations? (is|are) left out/).waitFor();
      const { email } = await newPerson();
      await page.goto((await premium.getByRole("link").getAttribute("href")) ?? "");
      await logIn(page, email);
      await page.waitForURL((url) => url.pathname === "/packs/originals");
      await premium.getByText("None of your workspaces has a plan").waitFor();

      await page.goto(hosts.workflow);
      await page.getByText("Team plan").waitFor();
      await page.goto("/packs/originals");
      const button = premium.getByRole("button", { name: /^Download all, with \d+ premium/ });
      const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).includes(sold)).toBe(true);
    },
  );

  test("says what to do, and is downloaded once there is a plan", async () => {
    const page = await openPage({ ignore: /status of 403/ });
    await page.goto(pagePath());
    await page.locator("html[data-hydrated]").waitFor();
    const section = page.locator("#download");
    expect(await page.locator("[data-island=animation-colours]").count()).toBe(0);

    const { email } = await newPerson();
    const signIn = section.getByRole("link", { name: "Sign in to download" });
    await page.goto((await signIn.getAttribute("href")) ?? "");
    await logIn(page, email);
    await page.waitForURL((url) => url.pathname === pagePath());
    await section.getByText("Your plan does not include premium").waitFor();

    // The workflow app gives everybody a workspace; here with the plan Team.
    await page.goto(hosts.workflow);
    await page.getByText("Team plan").waitFor();
    await page.goto(pagePath());
    const button = section.getByRole("button", { name: /^Download \.lottie/ });
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(file.suggestedFilename()).toBe(`${key}.lottie`);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(sold)).toBe(true);
  });
});

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
