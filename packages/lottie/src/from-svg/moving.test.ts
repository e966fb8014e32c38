import { describe, expect, it } from "vitest";
import { fromSvg, validate } from "../index.ts";
import type { JsonObject } from "../json/json-values.ts";
import { bytesOf } from "../testing/small-animation.ts";

async function moving(inside: string) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;
  const { result, report } = await fromSvg(source);
  const json: JsonObject = result.animations[0]?.json ?? {};
  expect((await validate(bytesOf(json))).report.diagnostics).toEqual([]);
  return { json, text: JSON.stringify(json), codes: report.diagnostics.map(({ code }) => code) };
}

describe("a drawing that moves", () => {
  it("turns about its own middle with two keyframes, as long as one round", async () => {
    const { json, text } = await moving(
      `<style>@keyframes turn{to{transform:rotate(1turn)}} rect{animation:turn 2s linear infinite;transform-origin:50px 50px}</style><rect x="40" y="40" width="20" height="20"/>`,
    );
    expect(json["op"]).toBe(120);
    expect(text).toContain('"a":{"a":0,"k":[50,50]}');
    expect(text).toMatch(/"r":\{"a":1,"k":\[\{"t":0,"s":\[0\][^}]*\}[^}]*\}\},\{"t":120,"s":\[360\]\}\]\}/);
  });

  it("keeps the easing of its keys", async () => {
    const { text } = await moving(
      `<rect width="9" height="9"><animate attributeName="opacity" values="0;1" dur="1s" calcMode="spline" keyTimes="0;1" keySplines=".4 0 .2 1"/></rect>`,
    );
    expect(text).toContain(
      '{"t":0,"s":[0],"o":{"x":[0.4],"y":[0]},"i":{"x":[0.2],"y":[1]}},{"t":60,"s":[100]}',
    );
  });

  it("turns where an easing of straight pieces does, and jumps where two of them meet", async () => {
    const slide = (easing: string) =>
      moving(
        `<style>@keyframes go{to{opacity:0}}rect{animation:go 1s ${easing} both}</style><rect width="9" height="9"/>`,
      );
    const { text } = await slide("linear(0, 0.5 20% 70%, 1)");
    expect(text).toMatch(
      /"o":\{"a":1,"k":\[\{"t":0,"s":\[100\].*?\{"t":12,"s":\[50\].*?\{"t":42,"s":\[50\].*?\{"t":60,"s":\[0\]/,
    );
    expect((await slide("linear(0, 0.25, 1)")).text).toMatch(/"t":30,"s":\[75\]/);
    expect((await slide("linear(oops)")).text).toBe((await slide("ease")).text);
  });

  it("passes from its starting style into its own where it comes to be seen, and nowhere else", async () => {
    const box = '<rect x="10" width="9" height="9" fill="red"/>';
    const fade =
      '"k":[{"t":0,"s":[20],"h":1},{"t":30,"s":[20],"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}},{"t":90,"s":[100]}]';
    const nested = "rect{transition:opacity 1s linear .5s;@starting-style{opacity:.2}}";
    const apart =
      "rect{opacity:1;transition-property:fill,opacity;transition-duration:2s,1s;transition-delay:.5s;transition-timing-function:linear}@starting-style{rect{opacity:.2}}";
    for (const style of [nested, apart]) {
      const { text, json } = await moving(`<style>${style}</style>${box}`);
      expect(text, style).toContain(fade);
      expect(json["op"]).toBe(90);
    }
    const moved = await moving(
      `<style>rect{transform:none;transition:transform 1s linear,r 1s}@starting-style{rect{transform:translate(40px,0)}}</style>${box}`,
    );
    expect(moved.text).toMatch(/"t":60,"s":\[/);
    for (const style of [
      "rect{transition:opacity 1s}",
      "rect{transition:fill 1s}@starting-style{rect{opacity:0}}",
      "rect{transition:opacity 0s}@starting-style{rect{opacity:0}}",
      "@starting-style{rect{opacity:0}}",
      "@starting-style{rect{opacity:0}}rect{opacity:1;transition:opacity 1s}",
    ])
      expect((await moving(`<style>${style}</style>${box}`)).text, style).not.toContain('"a":1');
  });

  it("stands still where it is paused, as far as a negative delay has let it go", async () => {
    for (const style of [
      "animation:go 1s linear -.25s paused",
      "animation:go 1s linear -.25s;animation-play-state:paused",
    ]) {
      const { text } = await moving(
        `<style>@keyframes go{from{opacity:1}to{opacity:0}}rect{${style}}</style><rect width="9" height="9"/>`,
      );
      expect(text).toContain('"o":{"a":0,"k":75}');
      expect(text).not.toContain('"a":1');
    }
  });

  it("jumps where it is set, and hides what is not there", async () => {
    const { text } = await moving(
      `<rect width="9" height="9"><set attributeName="fill" to="#f00" begin="1s" dur="1s"/></rect><circle r="5" display="none"><set attributeName="display" to="inline" begin="1s" dur="1s"/></circle>`,
    );
    expect(text).toMatch(
      /"c":\{"a":1,"k":\[\{"t":0,"s":\[0,0,0,1\],"h":1\},\{"t":60,"s":\[1,0,0,1\],"h":1\}\]\}/,
    );
    expect(text).toMatch(/"o":\{"a":1,"k":\[\{"t":0,"s":\[0\],"h":1\},\{"t":60,"s":\[100\],"h":1\}\]\}/);
  });

  it("goes along a path, one begins when another ends, and what waits for a click is named", async () => {
    const { json, codes } = await moving(
      `<rect width="9" height="9"><animateMotion id="m" path="M0 0H50V50" dur="1s" rotate="auto"/></rect>
       <rect width="9" height="9"><animate attributeName="x" from="0" to="50" begin="m.end+.5s" dur="1s" fill="freeze"/></rect>
       <rect id="b" width="9" height="9"><animate attributeName="x" from="0" to="50" begin="b.click" dur="1s"/></rect>`,
    );
    expect(json["op"]).toBe(150);
    expect(codes).toEqual(["svg-animation-left-out"]);
  });

  it("goes from point to point of a list", async () => {
    const { text } = await moving(
      `<rect width="9" height="9"><animateMotion values="9,25;24,18;39,12" dur="2s" calcMode="linear"/></rect>`,
    );
    expect(text).toContain('{"t":60,"s":[24,18]');
  });

  it("begins anew where parts wait for each other, as loaders do", async () => {
    const { json, text, codes } = await moving(
      `<circle cx="4" r="3"><animate id="a" begin="0;b.end+.25s" attributeName="cy" values="12;6;12" dur=".6s"/></circle>
       <circle cx="12" r="3"><animate id="b" begin="a.begin+.2s" attributeName="cy" values="12;6;12" dur=".6s"/></circle>`,
    );
    expect(codes).toEqual([]);
    expect(json["op"]).toBe(63);
    expect(text).toContain('"t":12');
  });

  it("shows what grows out of nothing", async () => {
    const { json } = await moving(
      `<circle r="0"><animate attributeName="r" values="0;9" dur="1s" repeatCount="indefinite"/></circle>`,
    );
    expect(json["layers"]).toHaveLength(1);
  });

  it.each([
    ["the size of its letters", `<g font-size="10">MOVES<rect width="2em" height="9"/></g>`, "font-size", 2],
    ["a viewport", `<svg width="10" height="9">MOVES<rect width="50%" height="9"/></svg>`, "width", 2],
    ["a paint that is inherited", `<g fill="red">MOVES<rect width="9" height="9"/></g>`, "fill", 1],
    [
      "a colour that is referred to",
      `<linearGradient id="a"><stop>MOVES</stop><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#a)"/>`,
      "stop-color",
      1,
    ],
  ])("moves with %s, beside what stands still", async (_, drawing, name, most) => {
    const values = name.endsWith("fill") || name.endsWith("color") ? "red;blue;red" : "10;20;10";
    const changes = `<animate attributeName="${name}" values="${values}" dur="2s"/>`;
    const { text } = await moving(
      `<circle r="9"/>${drawing.replace("MOVES", changes)}<g><circle cx="50" r="9"/></g>`,
    );
    const moved = text.match(/"a":1/g)?.length ?? 0;
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThanOrEqual(most);
  });

  it("takes what a style sheet leaves out of sizes from the attributes", async () => {
    const { text } = await moving(
      `<style>@keyframes k{50%{height:30px}} rect{animation:k 1s linear infinite}</style><rect width="9" height="6"/>`,
    );
    expect(text).toContain('{"t":30,"s":[{"c":true,"v":[[0,0],[9,0],[9,30],[0,30]]');
    expect(text).toContain('{"t":60,"s":[{"c":true,"v":[[0,0],[9,0],[9,6],[0,6]]');
  });

  it("can be given up, however many parts wait for each other", async () => {
    const parts = Array.from(
      { length: 1_500 },
      (_, index) =>
        `<rect width="1" height="1"><animate id="a${index}" attributeName="x" begin="${index === 0 ? "0;" : ""}a${(index + 1_499) % 1_500}.end" dur="10ms" values="0;5"/></rect>`,
    );
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${parts.join("")}</svg>`;
    const control = new AbortController();
    const onProgress = (share: number): void => {
      if (share > 0) control.abort();
    };
    await expect(fromSvg(source, {}, { signal: control.signal, onProgress })).rejects.toThrow(/abort/i);
  });

  it("ends, however often and finely it turns", async () => {
    const many = Array.from({ length: 500 }, (_, index) => index).join(";");
    const { codes } = await moving(
      `<rect width="9" height="9"><animate attributeName="x" values="${many}" dur="10ms" repeatCount="indefinite"/></rect><rect width="9" height="9"><animate id="a" attributeName="y" begin="a.end" dur="1s" to="5"/></rect>`,
    );
    expect(codes).toEqual(["svg-animation-left-out", "svg-too-many-elements"]);
  });

  it("is scaled from nothing by an amount, and turned on from where it stands", async () => {
    const scaled = await moving(
      `<circle r="9"><animateTransform attributeName="transform" type="scale" by="1" dur="1s" fill="freeze"/></circle>`,
    );
    expect(scaled.text).toMatch(/"t":0,"s":\[0,0\].*?"t":60,"s":\[100,100\]/);
    const turned = await moving(
      `<rect width="9" height="9" transform="rotate(10)"><animateTransform attributeName="transform" type="rotate" to="30" dur="1s" fill="freeze"/></rect>`,
    );
    expect(turned.text).toMatch(/"t":0,"s":\[10\].*?"t":60,"s":\[30\]/);
  });

  it("stands still where its times make no sense", async () => {
    const { json } = await moving(
      `<rect width="9" height="9"><animate attributeName="x" dur="4s" values="0;50;90" keyTimes="0;.8;.3" repeatCount="indefinite"/></rect>`,
    );
    expect(JSON.stringify(json)).not.toContain('"a":1');
  });

  it("stands still where an easing leaves its frame, or has curves for other steps than there are", async () => {
    for (const splines of ["0.3 1.5 0.6 1; 0 0 1 1", "0 0 1 1"]) {
      const { text } = await moving(
        `<rect width="9" height="9"><animate attributeName="x" dur="4s" values="0;50;90" calcMode="spline" keyTimes="0;.5;1" keySplines="${splines}" repeatCount="indefinite"/></rect>`,
      );
      expect(text).not.toContain('"a":1');
    }
  });

  it("comes back to where its attribute puts it", async () => {
    const { text } = await moving(
      `<style>@keyframes k{0%{transform:translate(20px,30px) rotate(0deg)}50%{transform:translate(20px,30px) rotate(40deg)}} g{animation:k 2s linear infinite}</style><g transform="translate(20 30)"><rect width="9" height="9"/></g>`,
    );
    expect(text).toContain('"p":{"a":0,"k":[20,30]}');
    expect(text).toMatch(/"t":0,"s":\[0\].*?"t":60,"s":\[40\].*?"t":120,"s":\[0\]/);
    const centred = await moving(
      `<style>@keyframes k{to{transform:rotate(90deg)}} rect{animation:k 2s linear infinite}</style><rect width="9" height="9" transform="rotate(30, 50 50)"/>`,
    );
    expect(centred.text).toMatch(/"r":\{"a":1,"k":\[\{"t":0,"s":\[30\].*?"t":120,"s":\[90\]/);
  });

  it("turns as one where what is in it is faded, without a keyframe for each of its points", async () => {
    const { text } = await moving(
      `<style>@keyframes k{to{transform:rotate(180deg)}} .a{animation:k 1s linear infinite;transform-origin:50px 50px}</style><g class="a"><g opacity=".5"><rect width="9" height="9"/><rect x="5" width="9" height="9"/></g></g>`,
    );
    expect(text).not.toMatch(/"ks":\{"a":1/);
    expect(text).toMatch(/"r":\{"a":1,"k":\[\{"t":0,"s":\[0\][^}]*\}[^}]*\}\},\{"t":60,"s":\[180\]\}\]\}/);
  });

  it("keeps the width of a stroke that does not scale", async () => {
    const { text } = await moving(
      `<g><animateTransform attributeName="transform" type="scale" values="1;4" dur="1s" repeatCount="indefinite"/>
      <path d="M5 5h20v20z" fill="none" stroke="red" stroke-width="4" vector-effect="non-scaling-stroke"/></g>`,
    );
    expect(text).toMatch(/"w":\{"a":1,"k":\[\{"t":0,"s":\[4\]/);
    expect(text).toMatch(/"s":\[1\]\}\]\},"lc"/);
  });

  it("is not changed by keyframes where a rule is important, and is added to where they are", async () => {
    const important = await moving(
      `<style>rect{fill:red!important;animation:a 1s}@keyframes a{to{fill:blue;opacity:0}}</style><rect width="9" height="9"/>`,
    );
    expect(important.text).toContain('"c":{"a":0,"k":[1,0,0,1]}');
    const added = await moving(
      `<style>rect{transform:translateX(20px);animation:a 1s linear;animation-composition:add}@keyframes a{to{transform:translateX(40px)}}</style><rect width="9" height="9"/>`,
    );
    expect(added.text).toMatch(/"t":0,"s":\[20,0\].*?"t":60,"s":\[60,0\]/);
  });

  it("is seen for as long as one of two keyframes shows it", async () => {
    const { text } = await moving(
      `<style>rect{animation:a 1s infinite}@keyframes a{0%{display:none}50%{display:inline}100%{display:none}}</style><rect width="9" height="9"/>`,
    );
    expect(text).not.toMatch(/"t":(?:15|30|45),"s":\[0\]/);
    expect(text).toContain('"ty":"fl"');
  });

  it.each([
    `offset-path:path("M10,20 L90,20");animation:a 1s linear infinite`,
    `offset:path("M10,20 L90,20") 0% 0deg;animation:a 1s linear infinite`,
  ])("goes along the path of its style: %s", async (style) => {
    const { text, codes } = await moving(
      `<style>rect{${style}}@keyframes a{to{offset-distance:100%}}</style><rect width="9" height="9"/>`,
    );
    expect(codes).toEqual([]);
    expect(text).toMatch(/"t":0,"s":\[10,20\].*?"t":60,"s":\[90,20\]/);
  });

  it("turns as its path does, and says where it cannot follow it", async () => {
    const along = (path: string) =>
      moving(
        `<style>rect{offset-path:${path};animation:a 1s linear}@keyframes a{to{offset-distance:50%}}</style><rect width="9" height="9"/>`,
      );
    expect((await along(`path("M0,0 V80")`)).text).toContain('"r":{"a":0,"k":90}');
    expect((await along("ray(45deg)")).codes).toEqual(["svg-unsupported-style"]);
  });

  it("jumps at its keyframes, wherever they lie", async () => {
    const { text } = await moving(
      `<style>rect{animation:a 13.857s steps(1,end) infinite}@keyframes a{0%{transform:translateY(0)}31.337%{transform:translateY(30px)}61.319%{transform:translateY(60px)}}</style><rect width="9" height="9"/>`,
    );
    expect(text).toMatch(/"p":\{"a":1,"k":\[(?:\{"t":[\d.]+,"s":\[[-\d.,]+\],"h":1\},?)+\]\}/);
  });

  it("mixes a path of places with one of steps, and with flags that nothing parts", async () => {
    const { text } = await moving(
      `<path><animate attributeName="d" dur="1s" values="M0 0L10 0L10 10Z;m20 20l10 0l0 10z"/></path>
      <path><animate attributeName="d" dur="1s" values="M0 0A5 5 0 0 1 10 10;M0 0a5 5 0 0110 10"/></path>`,
    );
    expect(text).toMatch(/"t":0,"s":\[\{"c":true,"v":\[\[0,0\],\[10,0\],\[10,10\]\]/);
    expect(text).toMatch(/"t":60,"s":\[\{"c":true,"v":\[\[20,20\],\[30,20\],\[30,30\]\]/);
    expect(text.match(/"ty":"sh"/g)).toHaveLength(2);
  });

  it.each([
    `<rect width="9" height="9"><set attributeName="class" to="on" begin="1s"/></rect>`,
    `<style>rect{animation:a 1s;fill:var(--c)}@keyframes a{to{--c:red}}</style><rect width="9" height="9"/>`,
  ])("says what it cannot follow: %s", async (inside) => {
    expect((await moving(inside)).codes).toContain("svg-animation-left-out");
  });
});
