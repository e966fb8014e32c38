import { expect, test } from "vitest";
import { componentName, embedSnippets } from "./embed-snippets.ts";

const options = {
  siteUrl: "https://zoetrope.example",
  id: "0a1b2c3d4e",
  title: "Gallop cycle",
  playUrl: "https://assets.example/files/abc.lottie",
  width: 1200,
  height: 900,
  words: { onceComment: "the player", animationComment: "the animation" },
};

test("every snippet is about this animation", () => {
  const { element, react, iframe, html } = embedSnippets(options);
  for (const code of [element, react, html]) {
    expect(code).toContain("https://zoetrope.example/player.js");
    expect(code).toContain("https://assets.example/files/abc.lottie");
  }
  expect(iframe).toContain('src="https://zoetrope.example/embed/0a1b2c3d4e"');
});

test("the box has the shape of the animation and is never wider than a column", () => {
  expect(embedSnippets(options).iframe).toContain('width="400" height="300"');
  expect(embedSnippets({ ...options, width: 64, height: 64 }).iframe).toContain('width="64" height="64"');
});

test("a title cannot break out of its attribute", () => {
  const { element, iframe, html, react } = embedSnippets({
    ...options,
    title: '"><script>alert(1)</script>',
  });
  for (const code of [element, iframe, html]) expect(code).not.toContain("<script>alert");
  expect(react).not.toContain('label=""');
});

test.each([
  ["Gallop cycle", "GallopCycle"],
  ["Crème brûlée", "CremeBrulee"],
  ["404 page", "Animation404Page"],
  ["フクロウ", "Animation"],
])("%s becomes the component %s", (title, name) => expect(componentName(title)).toBe(name));
