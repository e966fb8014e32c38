import { json, parameter, problem } from "../openapi/describe.ts";

const eventsPath = (operationId: string, summary: string, token: string, isBounded = false) => ({
  post: {
    operationId,
    summary,
    description: "One event or a list, up to 1,000 and 1 MB, as the Jitsu client sends them.",
    parameters: [
      { ...parameter("token", token, { type: "string" }), required: true },
      parameter("cookie_policy", "No cookie is ever set.", { type: "string" }),
      parameter("ip_policy", "`strict`: the address is shortened before anything is made of it.", {
        type: "string",
      }),
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { type: "array", items: { type: "object" } },
          example: [{ event_id: "5f0c1d2e", event_type: "animation_played", doc_path: "/animation/owl" }],
        },
      },
    },
    responses: {
      200: json("All of them are durably stored.", "Stored"),
      400: problem("They are no events."),
      401: problem("The token is unknown."),
      413: problem("There are too many, or they are too large."),
      ...(isBounded
        ? { 429: problem("Too many came from this network; Retry-After says when to go on.") }
        : {}),
      503: problem("None was stored; try again."),
    },
  },
});

/** The collector in the description of the API. */
export const collectorPaths = {
  "/api/v1/event": eventsPath(
    "sendEvents",
    "Send events of a page",
    "`ANALYTICS_CLIENT_TOKEN`, which is in every page.",
    true,
  ),
  "/api/v1/s2s/event": eventsPath(
    "sendServerEvents",
    "Send events of a server",
    "`ANALYTICS_SERVER_TOKEN`, a secret.",
  ),
  "/api/v1/hit-counter": {
    post: {
      operationId: "countView",
      summary: "Count a view, once for a visitor and a day",
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["method", "resource_id", "visitor_id"],
              properties: {
                method: { enum: [2, 3, 11, 41] },
                resource_id: { type: "string", maxLength: 64 },
                user_id: { type: "string", maxLength: 64 },
                visitor_id: { type: "string", maxLength: 64 },
                source: { enum: [0] },
              },
            },
            example: { method: 3, resource_id: "0123456789", visitor_id: "5f0c1d2e" },
          },
        },
      },
      responses: {
        200: json("It is counted, now or before.", "Stored"),
        400: problem("It is no view."),
        429: problem("Too many views were counted from this network; Retry-After says when to go on."),
        503: problem("It was not counted; try again."),
      },
    },
  },
};
