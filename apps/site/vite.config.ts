import { pageAppBuild } from "@zoetrope/page-app/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/compile/content-plugin.ts";

export default defineConfig(
  pageAppBuild([contentPlugin()], { start: ["apps/site/app/behaviour/stored-likes"] }),
);
