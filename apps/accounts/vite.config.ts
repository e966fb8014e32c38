import { pageAppBuild } from "@zoetrope/page-app/vite";
import { defineConfig } from "vite";

export default defineConfig(pageAppBuild());
