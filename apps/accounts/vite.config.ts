import type { ServerResponse } from "node:http";
import { clientFiles } from "@zoetrope/auth-client/files";
import { pageAppBuild } from "@zoetrope/page-app/vite";
import { defineConfig, type Plugin } from "vite";

/** The sign-in client that other pages embed with one script tag (server/embedded-files.ts says how it is sent). */
const embeddedClient: Plugin = {
  name: "zoetrope:embedded-client",
  async generateBundle() {
    if (this.environment.name !== "client") return;
    for (const [fileName, source] of Object.entries(await clientFiles()))
      this.emitFile({ type: "asset", fileName, source });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!/^\/(?:auth-client\.js|client\/)/.test(request.url ?? "")) next();
      else void sendClientFile(request.url ?? "", response);
    });
  },
};

/** While developing: made anew for each request. */
async function sendClientFile(path: string, response: ServerResponse): Promise<void> {
  const source = (await clientFiles())[path.slice(1)];
  response.writeHead(source === undefined ? 404 : 200, {
    "content-type": "text/javascript; charset=utf-8",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  response.end(source);
}

export default defineConfig(pageAppBuild([embeddedClient]));
