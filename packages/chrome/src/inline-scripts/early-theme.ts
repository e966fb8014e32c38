import { themeColours, themeKey } from "../theme/theme.ts";

/**
 * Puts the chosen theme on the page before anything of it is painted: pages are the same bytes for everybody. Its colour comes before
 * those of the system, and the first one that fits counts (HTML, "theme-color").
 */
export const earlyTheme: string = `try{const t=localStorage[${JSON.stringify(themeKey)}];if(t=="light"||t=="dark"){document.documentElement.dataset.theme=t;const m=document.createElement("meta");m.name="theme-color";m.content=${JSON.stringify(themeColours)}[t];document.head.prepend(m)}}catch{}`;
