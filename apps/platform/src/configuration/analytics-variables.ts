import { isTagId } from "@zoetrope/analytics/tag-manager";
import { z } from "zod";
import { origin } from "./configuration-kinds.ts";
import { emailAddresses } from "./configuration-kinds.ts";

const token = z
  .string()
  .regex(/^[\w.-]{1,128}$/, "It is no token of letters, digits, dots, dashes and underscores");
/** Keys of others: they go into every page, and into addresses. */
const key = z
  .string()
  .regex(/^[\w.:-]{1,128}$/, "It is no key of letters, digits, dots, colons, dashes and underscores")
  .optional();
const keyFix = "Set it to the key as it is shown there, or leave it out.";
const maxDays = 3_650;
const minServerTokenLength = 16;

/** What people do on the platform: whether it is measured, who may send events, how long they are kept. */
export const analyticsVariables = {
  ANALYTICS: {
    schema: z.enum(["on", "off"], "It is neither of the two"),
    description:
      "Whether what people do on the platform is measured. `off`: pages load and send nothing of it, whatever else is set, and the collector answers 404.",
    fix: "Set it to on or off.",
    default: "on",
    example: "off",
  },
  ANALYTICS_CLIENT_TOKEN: {
    schema: token,
    description:
      "Token that pages send their events with (`/api/v1/event`). It is in every page, so it is no secret: it keeps misdirected events out.",
    fix: "Set it to up to 128 letters, digits, dots, dashes and underscores.",
    default: "zoetrope-pages",
    example: "pages-2027",
  },
  ANALYTICS_SERVER_TOKEN: {
    schema: token.min(minServerTokenLength, "It is easily guessed").optional(),
    description: "Token that servers send their events with (`/api/v1/s2s/event`). Without it none may.",
    fix: "Set it to 16 to 128 letters, digits, dots, dashes and underscores, or leave it out.",
    defaultDescription: "none: events of servers are refused",
    example: "d2f1c8a07b3e49d6",
    isSecret: true,
  },
  ANALYTICS_OPERATORS: {
    schema: emailAddresses,
    description:
      "The old name of `OPERATORS`, which is still read: who is named here is an operator as well.",
    fix: "Set OPERATORS instead.",
    defaultDescription: "nobody",
    example: "ines@zoetrope.example",
  },
  ANALYTICS_CONSENT: {
    schema: z.enum(["required", "not-required"], "It is neither of the two").optional(),
    description:
      "Whether visitors are asked before anything of their visit is measured. They can say no either way, and a browser that says no for them (Global Privacy Control) is believed.",
    fix: "Set it to required or not-required.",
    defaultDescription:
      "`required` as soon as somebody else hears of a visit (`TRACKING_URL`, an Amplitude key, `TAG_MANAGER_ID`), otherwise `not-required`",
    example: "required",
  },
  TRACKING_URL: {
    schema: origin,
    description:
      "Origin that pages send their events to (`/api/v1/event`): a Jitsu instead of the platform's own collector, which then has no statistics of pages.",
    fix: "Set it to an origin without a path, or leave it out.",
    defaultDescription: "the api host",
    example: "https://events.zoetrope.example",
  },
  TRACKING_KEY: {
    schema: key,
    description: "Key that pages send their events with, where `TRACKING_URL` is not the platform's own.",
    fix: keyFix,
    defaultDescription: "`ANALYTICS_CLIENT_TOKEN`",
    example: "js.0ab1.2cd3",
  },
  AMPLITUDE_WEB_KEY: {
    schema: key,
    description: "Key of the Amplitude project that gets the events of pages, besides the collector.",
    fix: keyFix,
    defaultDescription: "none: nothing of Amplitude is loaded",
    example: "0123456789abcdef0123456789abcdef",
  },
  AMPLITUDE_WORKFLOW_KEY: {
    schema: key,
    description: "Key of the Amplitude project that gets the events of pricing.",
    fix: keyFix,
    defaultDescription: "none: events of pricing go to the collector alone",
    example: "fedcba9876543210fedcba9876543210",
  },
  TAG_MANAGER_ID: {
    schema: z.string().refine(isTagId, "It is no id of a container").optional(),
    description: "Container of Google Tag Manager that site and workflow load. Never on the accounts host.",
    fix: "Set it to an id like the example, or leave it out.",
    defaultDescription: "none: nothing of it is loaded",
    example: "GTM-ABC1234",
  },
  ANALYTICS_FLUSH_INTERVAL_IN_SECONDS: {
    schema: z.coerce
      .number("It is not a number")
      .min(0, "It cannot be less than nothing")
      .max(60, "A minute is the most")
      .optional(),
    description:
      "How long the first event of a page waits for others, to be sent with them. Who hides or leaves the page sends them at once.",
    fix: "Set it to a number of seconds from 0 to 60, or leave it out.",
    defaultDescription: "`10`",
    example: "2",
  },
  ANALYTICS_COUNTING_INTERVAL_IN_SECONDS: {
    schema: z.coerce
      .number("It is not a number")
      .int("It is not a whole number")
      .min(1, "A second is the least")
      .max(3_600, "An hour is the most"),
    description:
      "How often the worker counts new events for the figures of operators, workspaces and profiles, and the views of animations. Counting takes at most a twentieth of its time, so it happens less often when it takes long.",
    fix: "Set it to a number of seconds from 1 to 3600.",
    default: "60",
    example: "300",
  },
  ANALYTICS_RETENTION_IN_DAYS: {
    schema: z.coerce
      .number("It is not a number")
      .int("It is not a whole number")
      .min(2, "Two days are the least")
      .max(maxDays, "Ten years are the most"),
    description:
      "How long events are kept. What is counted of them stays: by the hour for eight days, by the day for two years.",
    fix: `Set it to a number of days from 2 to ${maxDays}.`,
    default: "90",
    example: "30",
  },
};
