import { getDiagnosticsMessages, getRefusalsMessages, locales } from "@zoetrope/i18n";
import { describeDiagnostics, describeFixes, describeRefusal } from "@zoetrope/i18n/describe-diagnostics";
import {
  type DiagnosticCode,
  diagnosticCodes,
  lottieErrorCodes,
  sceneDiagnostics,
  svgDiagnostics,
  type TargetFeature,
  targetSupports,
} from "@zoetrope/lottie";
import { describe, expect, it } from "vitest";

/** Everything that the sentences are filled with. */
const parameters = {
  count: 3,
  first: "image_0",
  feature: "mergePaths",
  id: "walk",
  kind: "theme",
  member: "fr",
  state: "idle",
  input: "rating",
  segment: "in",
  type: "Event",
  from: "idle",
  to: "open",
  targets: "ios, android",
  frames: 12,
  reason: "thrown",
  message: "no",
};

describe.each(locales)("what is found in a file, in %s", (locale) => {
  it("has a sentence for every code and none for another, without an empty place", () => {
    const { codes } = getDiagnosticsMessages(locale);
    expect(Object.keys(codes).toSorted()).toEqual(diagnosticCodes.toSorted());
    const sentences = describeDiagnostics(
      getDiagnosticsMessages(locale),
      diagnosticCodes.map((code) => ({ code, file: null, parameters })),
    );
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/undefined|[{}#]/);
      expect(sentence.length).toBeGreaterThan(15);
    }
    expect(new Set(sentences).size).toBe(diagnosticCodes.length);
  });

  it("says what to do where something can be done, of known codes alone", () => {
    const messages = getDiagnosticsMessages(locale);
    const known: readonly string[] = diagnosticCodes;
    expect(Object.keys(messages.fixes).filter((code) => !known.includes(code))).toEqual([]);
    expect(describeFixes(messages, [{ code: "telegram-canvas" }, { code: "no-layers" }])).toEqual([
      expect.stringMatching(/./),
      null,
    ]);
  });

  it("has a sentence for every reason why a file is refused", () => {
    const refused = getRefusalsMessages(locale);
    const sentences = lottieErrorCodes.map((code) => describeRefusal(refused, code, "32 MB"));
    expect(new Set(sentences).size).toBe(lottieErrorCodes.length);
    expect(sentences.join(" ")).toMatch(/32 MB/);
    expect(sentences.join(" ")).not.toMatch(/undefined|[{}#]/);
  });

  it("has a sentence for everything that a drawing of it cannot show as it is", () => {
    const { drawing } = getDiagnosticsMessages(locale);
    const codes = Object.keys({ ...sceneDiagnostics, ...svgDiagnostics });
    expect(Object.keys(drawing).toSorted()).toEqual(codes.toSorted());
    expect(new Set(Object.values(drawing)).size).toBe(codes.length);
  });
});

const features = [...new Set(targetSupports().map(({ feature }) => feature))];

describe.each(locales)("features that players lack, in %s", (locale) => {
  it("have a name of their own each", () => {
    const names: Record<TargetFeature, string> = getDiagnosticsMessages(locale).features;
    expect(Object.keys(names)).toEqual(expect.arrayContaining(features));
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });

  it("are called by it, whether they were rewritten or are left", () => {
    const messages = getDiagnosticsMessages(locale);
    const findings = features.flatMap((feature) =>
      (["target-rewritten", "target-left"] as const).map((code) => ({
        code,
        file: null,
        parameters: { feature, exactness: "exact", support: "no", targets: "ThorVG" },
      })),
    );
    for (const [index, sentence] of describeDiagnostics(messages, findings).entries())
      expect(sentence).toContain(messages.features[features[index >> 1] as TargetFeature]);
  });
});

it("calls merged paths as After Effects does in the language", () => {
  const left = {
    code: "target-left" satisfies DiagnosticCode,
    file: null,
    parameters: { feature: "merge-paths", support: "no", targets: "ThorVG" },
  } as const;
  const sentences = (["en", "de", "ja-JP"] as const).map(
    (locale) => describeDiagnostics(getDiagnosticsMessages(locale), [left])[0],
  );
  expect(sentences).toEqual([
    "“Merge paths” is not drawn by: ThorVG.",
    "„Pfade zusammenfügen“ zeichnen nicht: ThorVG.",
    "「パスの結合」は次の環境では描画されません: ThorVG。",
  ]);
});

it("names the document of an archive that it is about", () => {
  const finding = {
    code: "no-layers" satisfies DiagnosticCode,
    file: "a/walk.json",
    parameters: {},
  } as const;
  expect(describeDiagnostics(getDiagnosticsMessages("en"), [finding])).toEqual([
    "a/walk.json: The animation has no layers: it shows nothing.",
  ]);
});
