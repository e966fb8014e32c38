import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@zoetrope/i18n/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pseudoCatalogue } from "../../../i18n/scripts/pseudo-message.ts";
import { bindMessages } from "@zoetrope/i18n/bind-messages";
import { compileCatalogue } from "@zoetrope/i18n/compile-catalogue";
import { readArguments } from "../arguments/read-arguments.ts";
import { commands } from "../commands/commands.ts";
import { english } from "./english.ts";
import { sentenceOfRefusal } from "./fault-of.ts";
import { CommandError } from "../exit-codes.ts";
import { helpOf, overview } from "../help.ts";
import { languageTags } from "./language.ts";
import { noOtherCommands } from "../mcp/no-other-commands.ts";
import { createProcessContext } from "../process-context.ts";
import { exampleFolder, square, tryCommand } from "../testing/try-command.ts";
import { widthOf } from "../terminal/width.ts";
import { loadMessages } from "@zoetrope/i18n/load-messages";
import { LottieError } from "@zoetrope/lottie";
import type { Messages } from "./messages.ts";

let folder = "";
beforeAll(() => {
  folder = exampleFolder();
  const walk = JSON.parse(readFileSync(join(folder, "walk.json"), "utf8")) as object;
  writeFileSync(join(folder, "odd.json"), JSON.stringify({ ...walk, fr: "12" }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const others = languageTags.filter((tag) => tag !== "en");
const say = (lang: string, ...args: string[]) => tryCommand([...args, "--lang", lang], { folder });

/** What each language says, by a word or two of it that nobody else says. */
const sayings: Readonly<
  Record<string, Record<"help" | "usage" | "refusal" | "finding" | "inspection", RegExp>>
> = {
  de: {
    help: /Aufruf: zoetrope inspect DATEI\.\.\..*Beispiele:/s,
    usage: /Fehler: Die Option --wide gibt es nicht\. Siehe: zoetrope inspect --help/,
    refusal: /Fehler: broken\.json: Das JSON ist beschädigt\..*\(malformed-json\)/,
    finding: /Warnung: „fr“ steht als Text statt als Zahl da.*\(\/fr, Byte \d+, number-as-text\)/,
    inspection: /Leinwand +64 × 64\n.*Ebenen +1: Form "Square".*0 Punkte, 2 Keyframes/s,
  },
  fr: {
    help: /Utilisation\s: zoetrope inspect FICHIER\.\.\..*Exemples\s:/s,
    usage: /erreur\s: L’option --wide n’existe pas\. Voir\s: zoetrope inspect --help/,
    refusal: /erreur\s: broken\.json: Le JSON est endommagé.*\(malformed-json\)/,
    finding: /avertissement\s: «\sfr\s» est écrit comme du texte/,
    inspection: /canevas +64 × 64\n.*calques +1\s: forme "Square".*0 point, 2 images clés/s,
  },
  es: {
    help: /Uso: zoetrope inspect ARCHIVO\.\.\..*Ejemplos:/s,
    usage: /error: No existe la opción --wide\. Consulta: zoetrope inspect --help/,
    refusal: /error: broken\.json: El JSON está dañado.*\(malformed-json\)/,
    finding: /advertencia: «fr» está escrito como texto/,
    inspection: /lienzo +64 × 64\n.*capas +1: forma "Square".*0 puntos, 2 fotogramas clave/s,
  },
  pt: {
    help: /Uso: zoetrope inspect ARQUIVO\.\.\..*Exemplos:/s,
    usage: /erro: A opção --wide não existe\. Veja: zoetrope inspect --help/,
    refusal: /erro: broken\.json: O JSON está danificado.*\(malformed-json\)/,
    finding: /aviso: “fr” está escrito como texto/,
    inspection: /tela +64 × 64\n.*camadas +1: forma "Square".*0 ponto, 2 quadros-chave/s,
  },
  ja: {
    help: /使い方: zoetrope inspect ファイル\.\.\..*例:/s,
    usage: /エラー: --wide というオプションはありません。詳しくは: zoetrope inspect --help/,
    refusal: /エラー: broken\.json: JSON が壊れています.*\(malformed-json\)/,
    finding: /警告: 「fr」が数値ではなく文字列で書かれています。引用符を/,
    inspection: /キャンバス +64 × 64\n.*レイヤー +1: シェイプ "Square".*点 0 個、キーフレーム 2 個/s,
  },
  ko: {
    help: /사용법: zoetrope inspect 파일\.\.\..*예:/s,
    usage: /오류: --wide 옵션이 없습니다\. 자세히: zoetrope inspect --help/,
    refusal: /오류: broken\.json: JSON이 손상되었습니다.*\(malformed-json\)/,
    finding: /경고: ‘fr’ 값이 숫자가 아니라 텍스트로/,
    inspection: /캔버스 +64 × 64\n.*레이어 +1: 모양 "Square".*점 0개, 키프레임 2개/s,
  },
};

describe.each(others)("in %s", (lang) => {
  const saying = sayings[lang];

  it("help, mistakes, findings and what is in a file are said", async () => {
    if (saying === undefined) throw new Error(`say what ${lang} says`);
    expect((await say(lang, "inspect", "--help")).out).toMatch(saying.help);
    const mistaken = await say(lang, "inspect", "walk.json", "--wide");
    expect([mistaken.err, mistaken.exitCode]).toEqual([expect.stringMatching(saying.usage), 2]);
    const broken = await say(lang, "inspect", "broken.json");
    expect([broken.err, broken.exitCode]).toEqual([expect.stringMatching(saying.refusal), 3]);
    expect((await say(lang, "validate", "odd.json")).out).toMatch(saying.finding);
    expect((await say(lang, "inspect", "walk.json")).out).toMatch(saying.inspection);
  });

  it("what programs read and what is drawn is as in English", async () => {
    for (const args of [
      ["inspect", "walk.json", "broken.json", "--json"],
      ["validate", "odd.json", "--strict", "--json"],
      ["diff", "base.json", "mine.json", "--json"],
      ["convert", "walk.json", "--to", "svg", "--output", "-"],
      ["optimise", "walk.json", "--output", "-", "--quick"],
      ["state-machine", "door.lottie", "--step", "Click", "--json"],
      ["completions", "bash"],
    ]) {
      const [own, other] = [await say("en", ...args), await say(lang, ...args)];
      expect(other.out, args.join(" ")).toBe(own.out);
      expect(other.exitCode, args.join(" ")).toBe(own.exitCode);
    }
  });

  it("help fits a terminal of 80 columns, in columns that are aligned", async () => {
    for (const name of [[], ...Object.keys(commands).map((each) => each.split(" "))]) {
      const { out } = await say(lang, ...name, "--help");
      const [text = ""] = out.split(/\n\n(?=[^\n]+\n {2}zoetrope)/);
      for (const line of text.split("\n")) expect(widthOf(line), line).toBeLessThanOrEqual(80);
      const starts = text
        .split("\n")
        .flatMap((line) => /^( {2,6}-.*? {2,})\S/.exec(line)?.[1] ?? [])
        .map(widthOf);
      expect(new Set(starts).size, `zoetrope ${name.join(" ")} --help`).toBe(1);
    }
  });
});

it("the environment says the language, and --lang counts more", async () => {
  const { err } = await tryCommand(["inspect"], { folder, env: { LANG: "de_DE.UTF-8" } });
  expect(err).toMatch(/^Fehler: Nenne eine Datei/);
  const other = await tryCommand(["inspect", "--lang", "fr"], { folder, env: { LANG: "de_DE.UTF-8" } });
  expect(other.err).toMatch(/^erreur\s: Indiquez un fichier/);
});

it("numbers are written as the language of the sentence writes them", async () => {
  expect((await say("de", "render", "walk.json", "--frame", "1e9")).err).toContain("von 0 bis 10.000.000");
  expect((await say("de", "edit", "retime", "walk.json", "--speed", "0")).err).toContain("von 0,001 bis");
  writeFileSync(join(folder, "wide.json"), JSON.stringify({ ...square("Wide", [1, 0, 0]), w: 20_000 }));
  expect((await say("en", "inspect", "wide.json")).err).toContain("at most 16,384 pixels");
});

it("the version is the same in any language", async () => {
  const plain = await tryCommand(["--version"], { folder });
  expect(plain.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await tryCommand(["--lang", "de", "--version"], { folder })).toEqual(plain);
});

it("a batch speaks one language, its command too", async () => {
  const line = ["--lang", "de", "batch", "--output", "a.zip", "--", "optimise", "walk.json", "--quick"];
  expect((await tryCommand(line, { folder })).err).toMatch(/Änderungen.*\n.*a\.zip: 1 Datei\n$/s);
});

describe("marked English", () => {
  const markedArea = (area: string): object => {
    const file = join(import.meta.dirname, `../../../i18n/messages/en/${area}.json`);
    const catalogue = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof pseudoCatalogue>[1];
    return bindMessages("en", compileCatalogue(pseudoCatalogue("en", catalogue)));
  };
  const marked = Object.fromEntries(
    ["accessibility", "changes", "commands", "diagnostics", "inspection", "refusals"].map((area) => [
      area,
      markedArea(area),
    ]),
  ) as unknown as Messages;
  // They say nothing, and would mark what is in them.
  const { pair, sentences, label } = english.commands.words;
  const said = { ...marked.commands.words, pair, sentences, label };
  const messages: Messages = { ...marked, locale: "de", commands: { ...marked.commands, words: said } };

  /** Words outside of the marks: they have not gone through the catalogues. */
  const unmarked = (text: string): string[] => {
    const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, "");
    if (outside !== text) return unmarked(outside);
    return text.match(/(?<![\w.#/"-])[A-Za-z]{2,}(?![\w./"=-])/g) ?? [];
  };

  it("help holds no words but those of the catalogue", () => {
    const stdout = { isTerminal: false, columns: 1_000, write: () => {} };
    const names = new Set([
      "zoetrope",
      "zip",
      ...Object.keys(commands).flatMap((name) => name.split(/[ -]/)),
    ]);
    const left = [
      overview({ messages, stdout }),
      ...Object.entries(commands).map(([name, command]) => helpOf({ messages, stdout }, name, command)),
    ].flatMap((text) =>
      unmarked(
        text
          .replaceAll(/^ {2}zoetrope .*$/gm, "")
          .replaceAll(/--?[a-z][a-z-]*(?: (?:[A-Z]+\b\S*|N\b))?/g, ""),
      ),
    );
    expect(left.filter((word) => !names.has(word))).toEqual([]);
  });

  /** Names in what is written below, of formats, passes, layers and animations. */
  const names = new Set(
    "Lottie JSON dotLottie Walk Square names defaults precision Byte kB ThorVG day night door closed Click complete ios android skottie telegram Door animation Hello Badge photo Turn expressions open icons".split(
      " ",
    ),
  );

  it.each([
    ["inspect walk.json icons.lottie hello.json door.lottie badge.json turn.json"],
    ["validate walk.json odd.json"],
    ["accessibility walk.json"],
    ["optimise walk.json --output x.json"],
    ["optimise x.json --quick --output y.json"],
    ["convert walk.json --output x.tgs"],
    ["convert words.svg --output x.json"],
    ["convert icons.lottie --output x.json"],
    ["render walk.json --frame 99 --output x.png"],
    ["render walk.json --range 90-99 --output x.gif"],
    ["render walk.json --ffmpeg /nowhere --output x.mp4"],
    ["diff base.json mine.json"],
    ["diff base.json base.json"],
    ["merge base.json mine.json yours.json --output x.json"],
    ["combine icons/sun.json icons/moon.json --output x.lottie"],
    ["state-machine door.lottie --step Click"],
    ["state-machine walk.json"],
    ["portable turn.json --target ios --output x.json"],
    ["edit recolour walk.json --map #123456=#000000 --output x.json"],
    ["edit trim walk.json --to 99 --output x.json"],
    ["edit text walk.json --text x --output x.json"],
    ["edit slots themed.lottie --set colour-ff0000=5 --output x.lottie"],
    ["inspect nothing.json"],
    ["inspect icons"],
    ["inspect icons.lottie --animation dusk"],
  ])("%s says no words but those of the catalogue", async (line) => {
    let text = "";
    const output = {
      isTerminal: false,
      columns: 80,
      write: (data: string | Uint8Array) => void (text += String(data)),
    };
    const system = {
      ...createProcessContext(new AbortController().signal, folder),
      env: {},
      stdout: output,
      stderr: output,
      messages,
    };
    const typed = line.split(" ");
    const name = Object.keys(commands).find((each) => `${line} `.startsWith(`${each} `)) ?? "";
    const command = commands[name];
    if (command === undefined) throw new Error(`there is no command in ${line}`);
    const { values, positionals } = readArguments(name, command, typed.slice(name.split(" ").length));
    await command.run(system, values, positionals, noOtherCommands).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      text += error.say(messages);
    });
    expect(text).toMatch(/⟦/);
    expect(unmarked(text).filter((word) => !names.has(word))).toEqual([]);
  });
});

it("every language has words of its own for every option", async () => {
  for (const locale of locales.slice(1)) {
    const messages = await loadMessages(locale);
    for (const [name, { options, summary }] of Object.entries(commands)) {
      expect(summary(messages.commands, locale), name).not.toBe(summary(english.commands, "en"));
      for (const [option, { help }] of Object.entries(options))
        expect(help(messages.commands, locale), `${locale} ${name} --${option}`).not.toBe(
          help(english.commands, "en"),
        );
    }
  }
});

it("a file that is too large is told the limit of its kind", async () => {
  const messages = await loadMessages("de");
  const fault = new LottieError("too-large", "The SVG is larger than 20 MB.", { maxBytes: 20_000_000 });
  expect(sentenceOfRefusal(fault, messages)).toMatch(/größer als 20\sMB/);
});
