import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "vite";
import { afterAll, beforeAll } from "vitest";
import { bundleClient } from "../../packages/auth-client/scripts/bundle-client.ts";

const servers: Server[] = [];

/** Serves on a free port; `host` is what the address says: other origins are other ports, another site is 127.0.0.1. */
async function serve(host: "localhost" | "127.0.0.1", listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0);
  servers.push(server);
  await once(server, "listening");
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/** A provider that does what a test tells it: `post` posts to the host page, which is told that the frame is ready unless the path is silent. */
const providerPage = `<!doctype html><html lang="en"><title>Provider</title><label>Name <input></label><script>
const query = new URLSearchParams(location.search);
window.post = (message) => parent.postMessage(message, query.get("origin"));
window.received = [];
addEventListener("message", ({ data, origin }) => {
  received.push([data, origin]);
  if (data?.type === "takeFocus") document.querySelector("input").focus();
});
if (query.get("utm_source") !== "silent") post({ type: "frameReady", payload: { title: "Title of " + location.pathname } });
</script></html>`;

/** A page that embeds the client as its documentation says, under a policy that allows no inline style. */
const hostPage = (provider: string, isLate: boolean): string => `<!doctype html><html lang="en">
<title>Host</title><main><h1>Host page</h1><button id="opener">Log in</button><div id="place"></div></main>
<script src="/auth-client.js"></script>
<script nonce="n">
window.events = [];
window.raised = [];
addEventListener("error", (event) => raised.push(event.error?.message ?? event.message));
addEventListener("unhandledrejection", (event) => raised.push(event.reason.message));
const make = (extra) => ZoetropeAuth.createAuthClient({
  baseAuthUrl: ${JSON.stringify(provider)}, callback: (event) => events.push(event), ...extra });
window.make = make;
window.client = make({ fullPageTargetElementId: ${isLate ? '"late"' : '"place"'} });
document.getElementById("opener").addEventListener("click", () => client.openLogin({ metadata: { plan: "pro" } }));
</script></html>`;

/** The same page made with React in the browser, in its strict mode, which does everything twice. */
async function bundleReactHost(provider: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    define: {
      providerAddress: JSON.stringify(provider),
      "process.env.NODE_ENV": '"development"',
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${import.meta.dirname}/react-host.tsx`,
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("the React page was not built");
  return first.output[0].code;
}

const reactPage =
  '<!doctype html><html lang="en"><title>Host</title><div id="root"></div><script src="/react-host.js"></script></html>';

export interface Stage {
  /** The provider's origin. */
  provider: string;
  /** A page on the provider's site, of another origin. */
  host: string;
  /** The same page on another site. */
  foreignHost: string;
  /** The same page made with React, of a third origin on the provider's site. */
  reactHost: string;
}

/** Three real origins for one spec file: provider, host page, and the host page once more on another site. */
export function useStage(): Stage {
  const stage: Stage = { provider: "", host: "", foreignHost: "", reactHost: "" };
  beforeAll(async () => void Object.assign(stage, await serveStage()));
  afterAll(() => servers.splice(0).forEach((server) => server.close()));
  return stage;
}

async function serveStage(): Promise<Stage> {
  const script = await bundleClient("script");
  const html = { "content-type": "text/html; charset=utf-8" };
  const provider = await serve("localhost", (_, response) => {
    response.writeHead(200, html).end(providerPage);
  });
  const answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host.example");
    if (pathname === "/auth-client.js")
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(script);
    response
      .writeHead(200, {
        ...html,
        "content-security-policy": `default-src 'none'; script-src 'self' 'nonce-n' https://accounts.google.com/gsi/client; frame-src ${provider}`,
      })
      .end(hostPage(provider, pathname === "/late"));
  };
  const react = await bundleReactHost(provider);
  const reactHost = await serve("localhost", (request, response) => {
    if (request.url === "/react-host.js")
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(react);
    response.writeHead(200, html).end(reactPage);
  });
  const host = await serve("localhost", answer);
  const foreignHost = await serve("127.0.0.1", answer);
  return { provider, host, foreignHost, reactHost };
}
