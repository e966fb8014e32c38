import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../../../..");
/** Real and broken files of public projects, kept beside the repository; what is not there is not tested with. */
const corpus = join(repository, "../shared/corpus");

/** False in a lone clone: tests that need other people's files are left out there, and the test command says which. */
export const hasCorpus = existsSync(corpus);

export interface TestFile {
  path: string;
  bytes: Uint8Array;
}

/** Real animations: the public collections, and a spread of the published Meteocons, closer where those are all there is. */
export function* realAnimations(): Generator<TestFile> {
  const folders = [
    ["dotlottie-web-fixtures", /fixtures\/(lottie\/)?[^/]+\.(json|lottie)$|sm\/[^/]+\.lottie$/],
    ["lottiefiles-test-files", /(?<!-meta)\.json$/],
    ["lottie-spec", /examples\/[^/]+\.json$|animations\/valid\/[^/]+\.json$/],
  ] as const;
  for (const [folder, pattern] of folders) yield* filesIn(join(corpus, folder), pattern);
  yield* meteocons(hasCorpus ? 20 : 8);
}

/** Every `step`-th of the 1,900 Meteocons (MIT), in the order of their names. */
function* meteocons(step: number): Generator<TestFile> {
  let index = 0;
  for (const style of ["fill", "flat", "line", "monochrome"]) {
    for (const file of filesIn(join(repository, "node_modules/@meteocons/lottie", style), /\.json$/)) {
      if (index++ % step === 0) yield file;
    }
  }
}

/** The specification's own tests of its schema: animations that keep to it, and such that do not. */
export const schemaExamples = (kind: "valid" | "invalid"): TestFile[] => [
  ...filesIn(join(corpus, "lottie-spec"), new RegExp(`animations/${kind}/[^/]+\\.json$`)),
];

/** JSON that must not parse, archives that are broken, and animations that break the specification. */
export function* brokenFiles(): Generator<TestFile> {
  yield* filesIn(join(corpus, "json-test-suite"), /n_[^/]+\.json$/);
  yield* filesIn(join(corpus, "yauzl-zips"), /failure\/[^/]+\.zip$/);
  yield* filesIn(join(corpus, "lottie-spec"), /animations\/invalid\/[^/]+\.json$/);
}

/** One small animation for each feature, with the picture that its first frame is to be. */
export function* referencePictures(): Generator<TestFile & { picture: Uint8Array }> {
  for (const { path, bytes } of filesIn(join(corpus, "lottiefiles-test-files"), /(?<!-meta)\.json$/)) {
    const picture = path.replace(/\.json$/, "-00.png");
    if (existsSync(picture)) yield { path, bytes, picture: readFileSync(picture) };
  }
}

function* filesIn(folder: string, pattern: RegExp): Generator<TestFile> {
  if (!existsSync(folder)) return;
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of paths.toSorted()) {
    const path = join(folder, name);
    if (pattern.test(path)) yield { path, bytes: readFileSync(path) };
  }
}
