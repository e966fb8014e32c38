import { z } from "zod";
import { emailAddresses } from "./configuration-kinds.ts";

const token = z
  .string()
  .regex(/^[\w.-]{1,128}$/, "It is no token of letters, digits, dots, dashes and underscores");
const mostDays = 3_650;
const leastServerToken = 16;

/** What people do on the platform: whether it is measured, who may send events, how long they are kept. */
export const analyticsVariables = {
  ANALYTICS: {
    schema: z.enum(["on", "off"], "It is neither of the two"),
    description:
      "Whether what people do on the platform is measured, by its own collector on the api host; nothing goes to anybody else. `off`: the collector answers 404.",
    cure: "Set it to on or off.",
    default: "on",
    example: "off",
  },
  ANALYTICS_CLIENT_TOKEN: {
    schema: token,
    description:
      "Token that pages send their events with (`/api/v1/event`). It is in every page, so it is no secret: it keeps misdirected events out.",
    cure: "Set it to up to 128 letters, digits, dots, dashes and underscores.",
    default: "zoetrope-pages",
    example: "pages-2027",
  },
  ANALYTICS_SERVER_TOKEN: {
    schema: token.min(leastServerToken, "It is easily guessed").optional(),
    description: "Token that servers send their events with (`/api/v1/s2s/event`). Without it none may.",
    cure: "Set it to 16 to 128 letters, digits, dots, dashes and underscores, or leave it out.",
    defaultDescription: "none: events of servers are refused",
    example: "d2f1c8a07b3e49d6",
    isSecret: true,
  },
  ANALYTICS_OPERATORS: {
    schema: emailAddresses,
    description:
      "Who may see the figures of the whole platform (`/admin/analytics` on the workflow host): e-mail addresses with commas between. Only somebody who is signed in and has confirmed such an address does; for everybody else there is nothing there.",
    cure: "Set it to e-mail addresses with commas between, or leave it out.",
    defaultDescription: "nobody",
    example: "ines@zoetrope.example,bo@zoetrope.example",
  },
  ANALYTICS_RETENTION_IN_DAYS: {
    schema: z.coerce
      .number("It is not a number")
      .int("It is not a whole number")
      .min(2, "Two days are the least")
      .max(mostDays, "Ten years are the most"),
    description:
      "How long events are kept. What is counted of them stays: by the hour for eight days, by the day for two years.",
    cure: `Set it to a number of days from 2 to ${mostDays}.`,
    default: "90",
    example: "30",
  },
};
