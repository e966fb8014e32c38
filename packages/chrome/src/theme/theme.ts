/** What a visitor can choose instead of following the system, and the colour of the browser's own bars beside each (tokens.css). */
export const themeColours = { light: "#f5f1e8", dark: "#16120e" } as const;
export type ChosenTheme = keyof typeof themeColours;

/** Where the browser keeps the choice. */
export const themeKey = "theme";

export const isChosenTheme = (value: unknown): value is ChosenTheme => value === "light" || value === "dark";
