// What runs inside the sandbox that bakes expressions (packages/lottie/src/expressions/library) as one text: `npm run expression-library`
// after a change there. With `--check` it only says whether the text is that of the sources.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const folder = join(import.meta.dirname, "../packages/lottie/src/expressions");
const generatedFile = join(folder, "library.generated.ts");

/** The module that holds the text of the library: an expression whose value is its `answer`. */
export async function generatedLibrary(): Promise<string> {
  const bundle = await rolldown({ input: join(folder, "library/main.ts"), platform: "neutral" });
  const { output } = await bundle.generate({ format: "iife", name: "library", minify: true });
  await bundle.close();
  const code = output[0].code.replace(/^var library\s*=\s*/, "").replace(/;?\s*$/, "");
  return `// Written by \`npm run expression-library\` from library/.\n/* oxlint-disable */\nexport const librarySource: string = ${JSON.stringify(`${code}.answer`)};\n`;
}

/** As it lies beside the sources. */
export const committedLibrary = (): string => readFileSync(generatedFile, "utf8");

if (import.meta.main) {
  const text = await generatedLibrary();
  if (!process.argv.includes("--check")) writeFileSync(generatedFile, text);
  else if (text !== committedLibrary()) {
    console.error("library.generated.ts is not that of its sources: npm run expression-library");
    process.exitCode = 1;
  }
}
