import { extractTheme, hexOf, rgbOf, setSlots, toDotLottie, type ExtractThemeReport } from "@zoetrope/lottie";
import type { NamedDocument } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../engine/engine-operation.ts";
import type { MadeFile } from "../engine/engine-protocol.ts";
import type { FileFacts } from "../files/file-facts.ts";
import { readFacts } from "../files/read-facts.ts";
import { animationFile } from "./animation-file.ts";

/** Colours of the two themes that are made, `#rrggbb`, by slot; those that are not named stay as they come out. */
export interface ThemeColours {
  light: { [slot: string]: string };
  dark: { [slot: string]: string };
}

export interface MadeWithThemes {
  file: MadeFile;
  facts: FileFacts;
  /** The slots that stand for colours, most used first, with what each theme sets them to (of gradients and of what moves: its first). */
  slots: {
    id: string;
    kind: ExtractThemeReport["slots"][number]["kind"];
    uses: number;
    light: string;
    dark: string;
  }[];
  /** Colours that stay in their places. */
  notSlotted: number;
  /** Ids of all themes of the file. */
  themes: string[];
}

type Rule = { id?: unknown; type?: unknown; value?: unknown; keyframes?: unknown };
const rulesOf = ({ json }: NamedDocument): Rule[] => (json as { rules?: Rule[] }).rules ?? [];

/** The first colour that a rule sets. */
function colourOf({ value, keyframes }: Rule): string {
  const [first] = (Array.isArray(keyframes) ? keyframes : []) as { value?: number[] }[];
  const [stop] = (Array.isArray(value) ? value : []) as (number | { color?: number[] })[];
  const rgb = typeof stop === "object" ? stop.color : (value as number[] | undefined);
  return hexOf(first?.value ?? rgb ?? []);
}

function withColours(theme: NamedDocument, colours: { [slot: string]: string }): NamedDocument {
  const rules = rulesOf(theme).map((rule) => {
    const hex = colours[String(rule.id)];
    const rgb = hex === undefined ? null : rgbOf(hex);
    const isChosen = rgb !== null && rule.type === "Color" && "value" in rule;
    return isChosen ? Object.assign({}, rule, { value: [...rgb] }) : rule;
  });
  return { ...theme, json: { rules } };
}

/** A dotLottie whose colours are slots, with a light and a dark theme of them; what is light is what it shows without a theme. */
export const run: EngineOperation<ThemeColours, MadeWithThemes> = async (files, colours, control) => {
  const { name, bytes } = requireFile(files);
  const extracted = await extractTheme(bytes, {}, control);
  const { slots, notSlotted } = extracted.report;
  const known = new Set(slots.filter(({ kind }) => kind === "colour").map(({ id }) => id));
  const values = Object.fromEntries(Object.entries(colours.light).filter(([id]) => known.has(id)));
  const { result } =
    Object.keys(values).length === 0 ? extracted : await setSlots(extracted.result, { values }, control);
  const themes = result.themes.map((theme) =>
    theme.id === "light" || theme.id === "dark" ? withColours(theme, colours[theme.id]) : theme,
  );
  const file = animationFile(name, "dotlottie", toDotLottie({ ...result, themes }));
  const colourIn = (themeId: string, slot: string): string => {
    const theme = themes.find(({ id }) => id === themeId);
    return colourOf((theme && rulesOf(theme).find(({ id }) => id === slot)) ?? {});
  };
  return {
    file,
    facts: readFacts(file.bytes),
    slots: slots.map(({ id, kind, uses }) => ({
      id,
      kind,
      uses,
      light: colourIn("light", id),
      dark: colourIn("dark", id),
    })),
    notSlotted,
    themes: themes.map(({ id }) => id),
  };
};
