import type { ContentPage } from "./content-modules.ts";

const drawings = import.meta.env.SSR
  ? import.meta.glob<string>("../../../../content/drawings/*.svg", {
      eager: true,
      query: "?raw",
      import: "default",
    })
  : {};

/** The light tones of each tissue (packages/ui tokens.css): a picture on its own has no page around it to take them from. */
const tones = {
  amber: ["#f5cb70", "#eab24a", "#cb8c26"],
  rose: ["#f3b5aa", "#e8948a", "#cb6c66"],
  sky: ["#abd3e2", "#7fbad0", "#5499b5"],
  mint: ["#b6dab8", "#8dc298", "#5fa278"],
  lilac: ["#cdc0e6", "#b09fd6", "#8f7ebd"],
} as const;

/** A drawing in the colours of its tissue, as the shapes of a 400 × 300 sheet, and the colour of the sheet. */
export function drawnTissue({ tint, drawing }: Pick<ContentPage["frontMatter"], "tint" | "drawing">) {
  const [sheet, sun, hill] = tones[tint];
  const body =
    /<symbol[^>]*>([\s\S]*)<\/symbol>/.exec(
      drawings[`../../../../content/drawings/${drawing}.svg`] ?? "",
    )?.[1] ?? "";
  const colours: Record<string, string> = {
    "tint-1": sheet,
    "tint-2": sun,
    "tint-3": hill,
    silhouette: "#16120e",
    lamp: "#d8340b",
  };
  const shapes = body.replaceAll(
    /var\(--(tint-[123]|[a-z]+)\)/g,
    (_, name: string) => colours[name] ?? "#16120e",
  );
  return { sheet, shapes };
}
