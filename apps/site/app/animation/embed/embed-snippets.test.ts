import { expect, test } from "vitest";
import { componentName, embedSnippets } from "./embed-snippets.ts";

const options = {
  siteUrl: "https://zoetrope.example",
  id: "0a1b2c3d4e",
  title: "Gallop cycle",
  playUrl: "https://assets.example/files/abc.lottie",
  width: 1200,
  height: 900,
  theme: null,
  recolouredFile: null,
  messages: { onceComment: "the player", animationComment: "the animation", recolouredComment: "your file" },
};

test("every snippet is about this animation", () => {
  const { element, react, iframe, html } = embedSnippets(options);
  for (const code of [element, react, html]) {
    expect(code).toContain("https://zoetrope.example/player.js");
    expect(code).toContain("https://assets.example/files/abc.lottie");
  }
  expect(iframe).toContain('src="https://zoetrope.example/embed/0a1b2c3d4e"');
});

test("the chosen theme goes along, into the frame's address too", () => {
  const { element, react, iframe, html } = embedSnippets({ ...options, theme: 'night & "day"' });
  for (const code of [element, react, html]) expect(code).toContain('theme="night &amp; &quot;day&quot;"');
  expect(iframe).toContain('/embed/0a1b2c3d4e?theme=night%20%26%20%22day%22"');
  for (const code of Object.values(embedSnippets(options))) expect(code).not.toContain("theme");
});

test("with other colours the code names the file that was made, which needs no theme", () => {
  const made = embedSnippets({
    ...options,
    theme: "night",
    recolouredFile: "gallop-night-recoloured.lottie",
  });
  for (const code of [made.element, made.react, made.html]) {
    expect(code).toContain('src="gallop-night-recoloured.lottie"');
    expect(code).not.toContain("theme=");
    expect(code).not.toContain("assets.example");
  }
  expect(made.element).toContain("your file");
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
