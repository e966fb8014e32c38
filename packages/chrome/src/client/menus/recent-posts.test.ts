import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fetched = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});
const load = async () => (await import("./recent-posts.ts")).recentPosts;
const post = (index: number) => ({
  title: `Post ${index}`,
  href: `/blog/${index}`,
  image: "https://a.example/p.png",
});

test("shows four posts at most and asks once", async () => {
  const recentPosts = await load();
  fetched.mockResolvedValue(Response.json([1, 2, 3, 4, 5, 6].map(post)));
  expect((await recentPosts("https://api.example")).map(({ title }) => title)).toEqual(
    [1, 2, 3, 4].map((index) => `Post ${index}`),
  );
  await recentPosts("https://api.example");
  expect(fetched.mock.calls).toEqual([["https://api.example/api/v1/blog/recent-posts"]]);
});

test("addresses that run code are not shown, pictures that are none are left out", async () => {
  const recentPosts = await load();
  fetched.mockResolvedValue(
    Response.json([
      { title: "bad", href: "javascript:alert(1)", image: null },
      { title: "good", href: "/blog/good", image: "javascript:alert(1)" },
      { title: "worse", href: "//elsewhere.example", image: null },
      null,
    ]),
  );
  expect(await recentPosts("")).toEqual([{ title: "good", href: "/blog/good", image: null }]);
});

test.each([
  ["an error status", () => Promise.resolve(new Response(null, { status: 500 }))],
  ["no connection", () => Promise.reject(new TypeError("offline"))],
  ["no list", () => Promise.resolve(Response.json({ posts: [] }))],
])("%s is logged, the list is empty, and the next opening asks again", async (_name, respond) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const recentPosts = await load();
  fetched.mockImplementationOnce(respond);
  expect(await recentPosts("")).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith("Failed to fetch recent blog posts", expect.anything());
  fetched.mockResolvedValueOnce(Response.json([post(1)]));
  expect(await recentPosts("")).toHaveLength(1);
});
