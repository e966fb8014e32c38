import { themeColours } from "./theme.ts";

/** The colour of the browser's own bars while the theme follows the system. */
export const ThemeColours = () => (
  <>
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
  </>
);
