export { createAssetsApp, type AssetsServices } from "./assets-app.ts";
