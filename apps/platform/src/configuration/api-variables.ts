import { maxReadsInMinute } from "@zoetrope/kit/limits";
import { z } from "zod";

/** What the api host answers. */
export const apiVariables = {
  GATEWAY_OPERATIONS: {
    schema: z.enum(["own", "any", "explore"], "It is none of the three"),
    description:
      "What the gateway (`/graphql` on the api host) runs for those who are signed in: only the operations of the platform's `own` pages, `any` within the limits, or any and questions about the schema as well (`explore`, for development).",
    fix: "Set it to own, any or explore.",
    default: "any",
    example: "own",
  },
  API_READS_PER_MINUTE: {
    schema: z.coerce
      .number("It is not a number")
      .int("It is not a whole number")
      .min(60, "Sixty are the least")
      .max(1_000_000, "A million is the most"),
    description:
      "How often one network (/24 of IPv4, /48 of IPv6) may ask the api host about the library in a minute, of each process; who asks more often gets 429.",
    fix: "Set it to a number from 60 to 1000000.",
    default: String(maxReadsInMinute),
    example: "600",
  },
};
