import { pageAppBuild } from "@zoetrope/page-app/vite";
import { defineConfig } from "vite";

/** Nearly every page is an island made of the same parts: each of them by itself, a page asked for 35 scripts. */
export default defineConfig(
  pageAppBuild([], {
    islands: ["apps/workflow/app", "packages/(?:ui|i18n|gateway-client|page-app)", "node_modules"],
  }),
);
