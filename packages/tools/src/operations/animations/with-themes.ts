import {
  extractTheme,
  setSlots,
  toDotLottie,
  type ExtractThemeReport,
  type NamedDocument,
} from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import type { FileFacts } from "../../files/file-facts.ts";
import { readFacts } from "../../files/read-facts.ts";
import { animationFile } from "./animation-file.ts";
import { coloursOf, rulesOf, withColours, type ChosenColours, type RuleColour } from "./theme-colours.ts";

/** Colours of the two themes that are made, by slot; those that are not named stay as they come out. */
export interface ThemeColours {
  light: { [slot: string]: ChosenColours };
  dark: { [slot: string]: ChosenColours };
}

export interface MadeWithThemes {
  file: MadeFile;
  facts: FileFacts;
  /** The slots that stand for colours, most used first, with what each theme sets them to: one colour, or one for each stop or keyframe. */
  slots: {
    id: string;
    kind: ExtractThemeReport["slots"][number]["kind"];
    uses: number;
    light: RuleColour[];
    dark: RuleColour[];
  }[];
  /** Colours that stay in their places. */
  notSlotted: number;
  /** Ids of all themes of the file. */
  themes: string[];
}

/** A dotLottie whose colours are slots, with a light and a dark theme of them; what is light is what it shows without a theme. */
export const run: EngineOperation<ThemeColours, MadeWithThemes> = async (files, colours, control) => {
  const { name, bytes } = requireFile(files);
  const extracted = await extractTheme(bytes, {}, control);
  const { slots, notSlotted } = extracted.report;
  const coloursIn = (themes: readonly NamedDocument[], themeId: string, slot: string): RuleColour[] => {
    const theme = themes.find(({ id }) => id === themeId);
    return coloursOf((theme && rulesOf(theme).find(({ id }) => id === slot)) ?? {});
  };
  const values: { [slot: string]: (string | null)[] } = {};
  for (const { id, hexes } of slots) {
    const chosen = colours.light[id];
    // A theme that the file has already may move what stands still by itself.
    const isAlike = coloursIn(extracted.result.themes, "light", id).length === hexes.length;
    if (chosen !== undefined && isAlike) values[id] = hexes.map((_, index) => chosen[index] ?? null);
  }
  const { result } =
    Object.keys(values).length === 0 ? extracted : await setSlots(extracted.result, { values }, control);
  const themes = result.themes.map((theme) =>
    theme.id === "light" || theme.id === "dark" ? withColours(theme, colours[theme.id]) : theme,
  );
  const file = animationFile(name, "dotlottie", toDotLottie({ ...result, themes }));
  return {
    file,
    facts: readFacts(file.bytes),
    slots: slots.map(({ id, kind, uses }) => ({
      id,
      kind,
      uses,
      light: coloursIn(themes, "light", id),
      dark: coloursIn(themes, "dark", id),
    })),
    notSlotted,
    themes: themes.map(({ id }) => id),
  };
};
