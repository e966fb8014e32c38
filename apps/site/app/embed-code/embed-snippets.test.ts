import { parse as parseSvelte } from "svelte/compiler";
import { expect, test } from "vitest";
import { parse as parseVue } from "vue/compiler-sfc";
import { speeds } from "../../../../packages/player/src/controller/player-state.ts";
import { componentName, embedSpeeds, plainLook, type SnippetOptions } from "./embed-options.ts";
import { embedKinds, embedSnippet, type EmbedKind } from "./embed-snippets.ts";
import { readLook } from "./read-look.ts";
import { snippetOptions } from "./testing/snippet-options.ts";

/** Every kind of code by its name. */
const embedSnippets = (about: SnippetOptions) =>
  Object.fromEntries(embedKinds.map((kind) => [kind, embedSnippet(kind, about)])) as Record<
    EmbedKind,
    string
  >;

test("every snippet is about this animation", () => {
  const { element, react, iframe, html, vue, svelte, ...apps } = embedSnippets(snippetOptions);
  for (const code of Object.values(apps)) expect(code).toContain("https://assets.example/files/abc.lottie");
  for (const code of [element, react, html, vue, svelte]) {
    expect(code).toContain("https://zoetrope.example/player.js");
    expect(code).toContain("https://assets.example/files/abc.lottie");
  }
  expect(iframe).toContain('src="https://zoetrope.example/embed/0a1b2c3d4e"');
});

test("the chosen theme goes along, into the frame's address too", () => {
  const { element, react, iframe, html, vue, svelte } = embedSnippets({
    ...snippetOptions,
    theme: 'night & "day"',
  });
  for (const code of [element, react, html, vue, svelte])
    expect(code).toContain('theme="night &amp; &quot;day&quot;"');
  expect(iframe).toContain('/embed/0a1b2c3d4e?theme=night%20%26%20%22day%22"');
  for (const code of Object.values(embedSnippets(snippetOptions))) expect(code).not.toContain("theme");
});

test("with other colours the code names the file that was made, which needs no theme", () => {
  const made = embedSnippets({
    ...snippetOptions,
    theme: "night",
    localFile: "gallop-night-recoloured.lottie",
  });
  for (const code of [made.element, made.react, made.html, made.vue, made.svelte]) {
    expect(code).toContain('src="gallop-night-recoloured.lottie"');
    expect(code).not.toContain("theme=");
    expect(code).not.toContain("assets.example");
  }
  expect(made.element).toContain("your file");
});

test("the box has the shape of the animation and is never wider than a column", () => {
  expect(embedSnippets(snippetOptions).iframe).toContain('width="400" height="300"');
  expect(embedSnippets({ ...snippetOptions, width: 64, height: 64 }).iframe).toContain(
    'width="64" height="64"',
  );
});

test("the box is as wide as was chosen, also where it was drawn smaller", () => {
  for (const code of Object.values(embedSnippets({ ...snippetOptions, chosenWidth: 240 }))) {
    expect(code).toContain("240");
    expect(code).toContain("180");
  }
  expect(embedSnippet("iframe", { ...snippetOptions, width: 64, height: 32, chosenWidth: 800 })).toContain(
    'width="800" height="400"',
  );
});

test("speed, repeating and start go along, into the frame's address too", () => {
  const { element, iframe, react } = embedSnippets({
    ...snippetOptions,
    speed: 0.5,
    loop: "bounce",
    trigger: "hover",
  });
  for (const code of [element, react]) {
    expect(code).toContain('speed="0.5"');
    expect(code).toContain('trigger="hover" bounce');
    expect(code).not.toContain("autoplay");
  }
  expect(iframe).toContain("?loop=bounce&amp;speed=0.5&amp;trigger=hover");
  const once = embedSnippet("element", { ...snippetOptions, loop: "once", trigger: "click" });
  expect(once).toContain("controls\n");
  expect(once).not.toContain("loop");
});

test("a frame is read as it was written, and what nobody could choose is as usual", () => {
  for (const look of [
    { loop: "bounce", speed: 0.25, trigger: "click" },
    { loop: "once", speed: 4, trigger: "hover" },
    { loop: "loop", speed: 1, trigger: "load" },
  ] as const) {
    const [, address = ""] =
      /src="([^"]+)"/.exec(embedSnippet("iframe", { ...snippetOptions, ...look })) ?? [];
    expect(readLook(new URL(address.replaceAll("&amp;", "&")).searchParams)).toEqual(look);
  }
  const { theme: _, ...usual } = plainLook;
  for (const query of ["", "speed=1e9&loop=never&trigger=onload", "speed=&loop=&trigger=", "speed=0.26"])
    expect(readLook(new URLSearchParams(query))).toEqual(usual);
  expect(embedSpeeds).toEqual(speeds);
});

test("a title cannot break out of its attribute", () => {
  const { element, iframe, html, react, vue, svelte } = embedSnippets({
    ...snippetOptions,
    title: '"><script>alert(1)</script>',
  });
  for (const code of [element, iframe, html, vue, svelte]) expect(code).not.toContain("<script>alert");
  expect(react).not.toContain('label=""');
});

test.each([
  "{alert(1)}",
  "{@html '<b>'} {#if x}",
  "{{ constructor.constructor('alert(1)')() }}",
  "`${alert(1)}`",
  `"' onclick="alert(1)`,
  "a &amp; b &#123;c&#125;",
  "--> <!-- </template></script>",
])("to the compilers of Svelte and Vue the title %s is text alone", (title) => {
  const { svelte, vue } = embedSnippets({ ...snippetOptions, title, theme: title });
  const element = parseSvelte(svelte, { modern: true }).fragment.nodes.find(
    (node) => node.type === "RegularElement",
  );
  for (const name of ["label", "theme"]) {
    const attribute = element?.attributes.find((one) => one.type === "Attribute" && one.name === name);
    expect(attribute).toMatchObject({ value: [{ type: "Text", data: title }] });
  }
  expect(element?.fragment.nodes).toEqual([]);

  const { descriptor, errors } = parseVue(vue);
  expect(errors).toEqual([]);
  const component = descriptor.template?.ast?.children.find((node) => "tag" in node);
  for (const name of ["label", "theme"])
    expect(component).toMatchObject({
      props: expect.arrayContaining([
        expect.objectContaining({
          name,
          value: expect.objectContaining({ content: title }),
        }),
      ]),
      children: [],
    });
});

test.each([
  ["Gallop cycle", "GallopCycle"],
  ["Crème brûlée", "CremeBrulee"],
  ["404 page", "Animation404Page"],
  ["フクロウ", "Animation"],
])("%s becomes the component %s", (title, name) => expect(componentName(title)).toBe(name));
