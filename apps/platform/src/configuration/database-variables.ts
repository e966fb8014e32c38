import { z } from "zod";
import type { ConfigOf, Variables } from "@zoetrope/kit";

const secondsUpTo = (most: number) =>
  z.coerce
    .number("It is not a number")
    .min(0.1, "A tenth of a second is the least")
    .max(most, `${most} seconds are the most`);

const maxForRequests = 600;
const maxForJobs = 86_400;
const forRequests = {
  schema: secondsUpTo(maxForRequests),
  fix: `Set it to a number of seconds from 0.1 to ${maxForRequests}.`,
};

/** How long a database server may take. */
export const databaseVariables = {
  DATABASE_STATEMENT_TIMEOUT_IN_SECONDS: {
    ...forRequests,
    description:
      "How long a statement of a request may take on a database server, waiting for a connection included; what is not answered then is answered with 503 and Retry-After.",
    default: "4",
    example: "10",
  },
  DATABASE_LOCK_TIMEOUT_IN_SECONDS: {
    ...forRequests,
    description: "Of that, how long it may wait for what another statement has locked.",
    default: "3",
    example: "5",
  },
  DATABASE_POOL_TIMEOUT_IN_SECONDS: {
    ...forRequests,
    description: "Of that, how long it may wait for a free connection, or for a new one to be made.",
    default: "3",
    example: "5",
  },
  DATABASE_JOB_TIMEOUT_IN_SECONDS: {
    schema: secondsUpTo(maxForJobs),
    description:
      "The same for one statement that nobody waits for: migrations, the first seeding, ranking, counting, clearing up. They have up to four connections of their own.",
    fix: `Set it to a number of seconds from 0.1 to ${maxForJobs}.`,
    default: "3600",
    example: "7200",
  },
} satisfies Variables;

const inMs = (seconds: number): number => Math.round(seconds * 1_000);

export const databaseTimeouts = (values: ConfigOf<typeof databaseVariables>) => ({
  statementInMs: inMs(values.DATABASE_STATEMENT_TIMEOUT_IN_SECONDS),
  lockInMs: inMs(values.DATABASE_LOCK_TIMEOUT_IN_SECONDS),
  poolInMs: inMs(values.DATABASE_POOL_TIMEOUT_IN_SECONDS),
  jobInMs: inMs(values.DATABASE_JOB_TIMEOUT_IN_SECONDS),
});
