import { AppError, type HostUrls } from "@zoetrope/kit";
import type { Handler } from "hono";
import type { ToolCallers } from "../tools/tool-caller.ts";
import type { CallerToolServices } from "./caller-tools.ts";

const maxRequestBytes = 262_144;

/**
 * The Model Context Protocol over HTTP (Streamable HTTP, without sessions): each request is answered by itself, so any process may. Takes a key or a
 * session, and no page of other hosts: a browser says where it comes from.
 */
export function mcpRoute({
  callers,
  urls,
  ...services
}: CallerToolServices & { callers: ToolCallers; urls: HostUrls }): Handler {
  const origins = new Set(Object.values(urls));
  return async (context) => {
    const origin = context.req.header("origin");
    if (origin !== undefined && !origins.has(origin))
      throw new AppError("forbidden", "a page of another host asks for tools", {
        publicMessage: "Pages of other hosts may not ask here.",
      });
    const who = await callers.requireKnown(context);
    const leave = callers.enter(who, context);
    try {
      // Only who asks for it needs them.
      const [{ WebStandardStreamableHTTPServerTransport }, { createToolServer }, { callerTools }] =
        await Promise.all([
          import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
          import("@zoetrope/cli/mcp"),
          import("./caller-tools.ts"),
        ]);
      const server = createToolServer(callerTools(who, services));
      const transport = new WebStandardStreamableHTTPServerTransport({
        enableJsonResponse: true,
        maxRequestBodySize: maxRequestBytes,
      });
      await server.connect(transport);
      try {
        const response = await transport.handleRequest(context.req.raw);
        const body = response.body === null ? null : await response.arrayBuffer();
        const headers = { ...Object.fromEntries(response.headers), "cache-control": "no-store" };
        return context.newResponse(body, response.status as 200, headers);
      } finally {
        await server.close();
      }
    } finally {
      leave();
    }
  };
}
