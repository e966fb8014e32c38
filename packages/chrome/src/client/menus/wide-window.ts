/** Windows that have the row of menus; narrower ones have the accordion. The style sheets say the same. */
export const wideWindow = "(min-width: 1280px)";
