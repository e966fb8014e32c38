// Written by `npm run messages` from messages/. Do not edit.

export const loaders = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  pt: () => import("./pt.ts"),
  "ko-KR": () => import("./ko-KR.ts"),
  "ja-JP": () => import("./ja-JP.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
};
