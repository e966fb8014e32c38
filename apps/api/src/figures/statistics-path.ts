import { defaultRange, rangeNames } from "@zoetrope/statistics";
import { parameter, problem } from "../openapi/describe.ts";

/** Figures as CSV in the description of the API. */
export const statisticsPath = {
  "/api/v1/statistics.csv": {
    get: {
      operationId: "figuresAsCsv",
      security: [{ bearer: [] }],
      summary: "Figures as CSV (RFC 4180)",
      description:
        "With the bearer token of somebody who is signed in. Cells that a spreadsheet would take for a formula begin with an apostrophe.",
      parameters: [
        {
          ...parameter("of", "Whose figures: of the platform, of a workspace, or of your own profile.", {
            enum: ["platform", "workspace", "profile"],
          }),
          required: true,
        },
        parameter("workspaceId", "With `of=workspace`.", { type: "string" }),
        parameter("range", "How far back; by the hour up to seven days, then by the day, in UTC.", {
          enum: rangeNames,
          default: defaultRange,
        }),
        parameter("plot", "One plot alone; default: all of them, a record for each number.", {
          type: "string",
        }),
      ],
      responses: {
        200: { description: "The figures.", content: { "text/csv": { schema: { type: "string" } } } },
        400: problem("There is no such range, or a parameter that nothing reads; it is named."),
        401: problem("Sign in first."),
        404: problem("There are no such figures, or they are not yours to see."),
      },
    },
  },
};
