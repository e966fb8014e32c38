import { toolForm as form } from "./tool-client.ts";

/** What no tool takes, and what it is answered. */
export const refusedToolRequests: [
  what: string,
  tool: string,
  body: () => BodyInit,
  status: number,
  code: string,
][] = [
  ["no such tool", "launch", () => form({}), 404, "not-found"],
  ["a command that is none", "mcp", () => form({}), 404, "not-found"],
  ["no file", "inspect", () => new FormData(), 400, "bad-request"],
  ["options that are no JSON", "render", () => form({ options: "{" }), 400, "bad-request"],
  ["options that are a list", "render", () => form({ options: [] }), 400, "bad-request"],
  ["an option there is not", "render", () => form({ options: { ffmpeg: "/bin/sh" } }), 400, "bad-request"],
  [
    "a path for an option",
    "edit-image",
    () => form({ options: { picture: "/etc/passwd" } }),
    400,
    "bad-request",
  ],
  ["a file that is none", "optimise", () => form({}, Buffer.from("<html>")), 400, "bad-request"],
  [
    "a name of 5,000 letters",
    "inspect",
    () => {
      const data = new FormData();
      data.set("file", new File(["{}"], `${"a".repeat(5_000)}.json`));
      return data;
    },
    400,
    "bad-request",
  ],
  ["a file for no option", "inspect", () => form({ font: "x" }), 400, "bad-request"],
  ["text", "inspect", () => "hello", 415, "unsupported"],
];
