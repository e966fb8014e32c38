import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRecentPosts, readRecentPosts } from "./recent-posts.ts";

const site = "https://site.example";
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "zoetrope-posts-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const write = (name: string, fields: string) =>
  writeFile(join(folder, name), `---\n${fields}\n---\n\nWords.\n`);

test("the newest posts come first, and no more than asked for", async () => {
  await write("old.mdx", "title: Old\npublished: 2026-01-02");
  await write("new.mdx", "title: New\npublished: 2026-03-04");
  await write("middle.mdx", "title: Middle\npublished: 2026-02-03");
  expect((await readRecentPosts(folder, site, 2)).map(({ title }) => title)).toEqual(["New", "Middle"]);
});

test("a post leads to its page and its picture on the site", async () => {
  await write("gallop.mdx", 'title: "A gallop: ten frames"\npublished: 2026-01-02');
  expect(await readRecentPosts(folder, site, 4)).toEqual([
    {
      title: "A gallop: ten frames",
      href: "https://site.example/blog/gallop",
      image: "https://site.example/blog/gallop/picture.svg",
    },
  ]);
});

test("a translation is no post of its own", async () => {
  await write("gallop.mdx", "title: A gallop\npublished: 2026-01-02");
  await write("gallop.de.mdx", "title: Ein Galopp\npublished: 2026-01-02");
  expect(await readRecentPosts(folder, site, 4)).toHaveLength(1);
});

test("a post without a day is told by its name", async () => {
  await write("gallop.mdx", "title: A gallop");
  await expect(readRecentPosts(folder, site, 4)).rejects.toThrow("content/blog/gallop.mdx");
});

test("a crowd of readers costs one reading a minute, and a fault is tried again at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const recentPosts = createRecentPosts(folder, site, 4);
    await write("gallop.mdx", "title: A gallop");
    await expect(recentPosts()).rejects.toThrow("content/blog/gallop.mdx");
    await write("gallop.mdx", "title: A gallop\npublished: 2026-01-02");
    expect(await recentPosts()).toHaveLength(1);
    await write("owl.mdx", "title: An owl\npublished: 2026-01-03");
    expect(await recentPosts()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await recentPosts()).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
