import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build, type Rolldown } from "vite";
import { compiledMessages } from "./compiled-messages.ts";

const messages = join(import.meta.dirname, "../../../i18n/src/areas/statistics.ts");

test("a page app is built with compiled messages and without the compiler", async () => {
  const root = await mkdtemp(join(tmpdir(), "messages-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  await writeFile(
    join(root, "entry.ts"),
    `import { getStatisticsMessages } from ${JSON.stringify(messages)};
     export const said = getStatisticsMessages("de").sum({ name: "Aufrufe", total: 1234, most: 7, time: "Montag" });`,
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [compiledMessages],
    ssr: { noExternal: true },
    build: { ssr: join(root, "entry.ts"), outDir: root, emptyOutDir: false, write: true },
  })) as Rolldown.RolldownOutput;
  expect(
    output
      .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
      .filter((id) => /lingui|messageformat/.test(id)),
  ).toEqual([]);
  const [{ fileName, code }] = output;
  expect(code).not.toContain("{name}");
  const { said } = (await import(join(root, fileName))) as { said: string };
  expect(said).toBe("Aufrufe: 1.234, am meisten am Montag (7).");
});
