import { describe, expect, test } from "vitest";
import { type SnippetOptions } from "./embed-options.ts";
import { nativeSnippets } from "./native-snippets.ts";
import { snippetOptions } from "./testing/snippet-options.ts";

const everything: SnippetOptions = {
  ...snippetOptions,
  theme: "night",
  loop: "bounce",
  speed: 1.5,
  trigger: "click",
  chosenWidth: 240,
};

/** Names of arguments between the brackets behind `opening`, in their order. */
function argumentsOf(code: string, opening: string, separator: ":" | "="): string[] {
  const start = code.indexOf(opening) + opening.length;
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < code.length; end += 1)
    if ("({[".includes(code[end] ?? "")) depth += 1;
    else if (")}]".includes(code[end] ?? "")) depth -= 1;
  return [...code.slice(start, end).matchAll(new RegExp(`^\\s*(\\w+) ?${separator}`, "gm"))].map(
    ([, name = ""]) => name,
  );
}

/** What the runtimes document, in the order that Swift wants. */
const documented = {
  // AnimationConfig of DotLottie for iOS.
  ios: "autoplay loop loopCount mode speed useFrameInterpolation segments backgroundColor width height layout marker themeId stateMachineId".split(
    " ",
  ),
  // The composable DotLottieAnimation of dotLottie for Android.
  android:
    "modifier source autoplay loop useFrameInterpolation themeId stateMachineId marker speed segment playMode controller layout eventListeners threads loopCount".split(
      " ",
    ),
  // The widget DotLottieView of dotlottie_flutter.
  flutter:
    "source sourceType autoplay loop loopCount speed mode segment marker useFrameInterpolation backgroundColor animationId themeId stateMachineId width height onViewCreated".split(
      " ",
    ),
  // Props of DotLottie of @lottiefiles/dotlottie-react-native, and what React itself takes.
  reactNative:
    "source autoplay loop speed playMode segment marker useFrameInterpolation renderer themeId stateMachineId style ref".split(
      " ",
    ),
};

describe.each([
  ["as it was made", snippetOptions],
  ["with everything chosen", everything],
  ["recoloured", { ...everything, localFile: "gallop.lottie" }],
] as const)("code for apps, %s", (_, about) => {
  const isWhole = about !== snippetOptions;

  test("is by the documented names of DotLottie for iOS, in their order", () => {
    const names = argumentsOf(nativeSnippets.ios(about), "AnimationConfig(", ":");
    expect(names).toEqual(documented.ios.filter((name) => names.includes(name)));
    expect(names).toEqual(
      isWhole
        ? ["autoplay", "loop", "mode", "speed", "themeId"].slice(0, names.length)
        : ["autoplay", "loop"],
    );
  });

  test("is by the documented names of dotLottie for Android", () => {
    const code = nativeSnippets.android(about);
    const names = argumentsOf(code, "    DotLottieAnimation(", "=");
    expect(names.filter((name) => !documented.android.includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["modifier", "source", "autoplay", "loop"]));
    // Every name that is used is imported.
    for (const name of ["Mode", "DotLottieController", "clickable", "remember"])
      expect(new RegExp(String.raw`\b${name}\b(?!.*import)`).test(code.replaceAll(/^import.*$/gm, ""))).toBe(
        new RegExp(String.raw`^import .*\.${name}$`, "m").test(code),
      );
  });

  test("is by the documented names of dotlottie_flutter", () => {
    const names = argumentsOf(nativeSnippets.flutter(about), "DotLottieView(", ":");
    expect(names.filter((name) => !documented.flutter.includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["sourceType", "source", "autoplay", "loop"]));
  });

  test("is by the documented props of dotlottie-react-native", () => {
    const [, props = ""] = /<DotLottie\n([\s\S]*?)\n\s*\/>/.exec(nativeSnippets.reactNative(about)) ?? [];
    const names = [...props.matchAll(/^\s*(\w+)=/gm)].map(([, name = ""]) => name);
    expect(names.filter((name) => !documented.reactNative.includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["source", "autoplay", "loop", "style"]));
  });

  test("has its brackets in pairs", () => {
    for (const snippet of Object.values(nativeSnippets)) {
      const code = snippet(about).replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, "");
      for (const [open = "", close = ""] of ["()", "{}", "[]"])
        expect(code.split(open).length).toBe(code.split(close).length);
    }
  });
});

test("what was chosen stands in the code of every app", () => {
  const { ios, android, flutter, reactNative } = nativeSnippets;
  expect(ios(everything)).toContain("speed: 1.5");
  expect(ios(everything)).toContain("mode: .bounce");
  expect(ios(everything)).toContain(".onTapGesture { _ = animation.play() }");
  expect(android(everything)).toContain("speed = 1.5f");
  expect(android(everything)).toContain("playMode = Mode.BOUNCE");
  expect(flutter(everything)).toContain("speed: 1.5");
  expect(flutter({ ...everything, speed: 2 })).toContain("speed: 2.0");
  expect(flutter(everything)).toContain("mode: 'bounce'");
  expect(reactNative(everything)).toContain("playMode={Mode.BOUNCE}");
  for (const snippet of Object.values(nativeSnippets)) {
    expect(snippet(everything)).toMatch(/themeId\W+night/);
    expect(snippet(everything)).toMatch(/autoplay\W+false/);
    expect(snippet({ ...snippetOptions, loop: "once" })).toMatch(/loop\W+false/);
    expect(snippet({ ...everything, localFile: "gallop.lottie" })).not.toContain("assets.example");
  }
});

test("a title or a theme cannot break out of its text", () => {
  const hostile = { ...everything, title: "a\"); x('b') $evil \\(evil)", theme: 'it\'s $5 "now"' };
  expect(nativeSnippets.ios(hostile)).toContain(String.raw`"a\"); x('b') $evil \\(evil)"`);
  expect(nativeSnippets.android(hostile)).toContain(String.raw`"a\"); x('b') \$evil \\(evil)"`);
  expect(nativeSnippets.android(hostile)).toContain(String.raw`themeId = "it's \$5 \"now\""`);
  expect(nativeSnippets.flutter(hostile)).toContain(String.raw`themeId: 'it\'s \$5 "now"'`);
  expect(nativeSnippets.reactNative(hostile)).toContain(String.raw`themeId={"it's $5 \"now\""}`);
});
