import { availableParallelism } from "node:os";
import type { SocialName } from "@zoetrope/chrome/social-networks";
import {
  type ConfigOf,
  type Environment,
  type HostUrls,
  ConfigError,
  defineConfig,
  logLevels,
  parseConfig,
} from "@zoetrope/kit";
import { bytesInMegabyte, defaultUploadMegabytes, megabytesText } from "@zoetrope/kit/limits";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import type { OpenIdSettings } from "@zoetrope/identity";
import { planSlugs } from "@zoetrope/workspaces/plans";
import { z } from "zod";
import { accountsVariables } from "./accounts-variables.ts";
import { analyticsVariables } from "./analytics-variables.ts";
import { apiVariables } from "./api-variables.ts";
import { conflictsOf } from "./configuration-conflicts.ts";
import {
  address,
  emailAddresses,
  ipAddresses,
  list,
  listenAddresses,
  maxProcesses,
  processCount,
} from "./configuration-kinds.ts";
import { hostAddressesOf, hostNames, hostVariables, type HostName } from "./host-variables.ts";
import { socialAddressesOf, socialVariables } from "./social-variables.ts";
import { fetchVariables } from "./fetch-variables.ts";
import { webhookVariables } from "./webhook-variables.ts";
import { readIssuers } from "./issuer-variables.ts";
import { databaseVariables } from "./database-variables.ts";

const roleNames = [...hostNames, "worker"] as const;

/** Two looks at /readyz, at the two seconds between them that are usual, and some air. */
const defaultDrainInSeconds = 5;

/** Every variable that the platform reads. */
export const variables = defineConfig({
  ZOETROPE_ROLES: {
    schema: list(roleNames),
    description: `What this process does: any of ${roleNames.join(", ")}, with commas between. The worker fills an empty catalogue and keeps its order.`,
    fix: `Set it to some of ${roleNames.join(", ")}, with commas between.`,
    default: roleNames.join(","),
    example: "site,assets",
  },
  ZOETROPE_DATA: {
    schema: z.string(),
    description:
      "Folder of the embedded database and of the files, where no DATABASE_URL or STORAGE_URL says otherwise.",
    fix: "Set it to a folder that can be written.",
    default: "./.zoetrope",
    example: "/var/lib/zoetrope",
  },
  ZOETROPE_SEED: {
    schema: z.enum(["real", "sample", "none"], "It is none of the three"),
    description:
      "What an empty catalogue is filled with at the first start: all `real` animations, a `sample` of them (a seventh, to work on the platform), or `none`.",
    fix: "Set it to real, sample or none.",
    default: "real",
    example: "none",
  },
  RANKING_INTERVAL_IN_SECONDS: {
    schema: z.coerce
      .number("It is not a number")
      .int("It is not a whole number")
      .min(10, "Ten seconds are the least")
      .max(86_400, "A day is the most"),
    description:
      "How often the worker orders the catalogue anew (popular, downloads, changed words), when something has changed. A minute or two of work for 600,000 animations; nobody waits for it.",
    fix: "Set it to a number of seconds from 10 to 86400.",
    default: "3600",
    example: "900",
  },
  ACCESSIBILITY_ANALYSIS: {
    schema: z.enum(["on", "off"], "It is neither of the two"),
    description:
      "Whether the worker looks through animations for flashes and other barriers after they have come in: every frame is drawn, which keeps one processor busy for minutes after a first start. What nobody has looked at counts as not known to be free of flashes.",
    fix: "Set it to on or off.",
    default: "on",
    example: "off",
  },
  BROTLI_QUALITY: {
    schema: z.coerce
      .number("It is not a number")
      .int("It is not a whole number")
      .min(1, "One is the least")
      .max(11, "Brotli knows no more than eleven"),
    description:
      "How hard `npm run build`, or the first start after a change, compresses the files of the pages. 11 makes them a tenth smaller than 9 and takes six times as long.",
    fix: "Set it to a whole number from 1 to 11.",
    default: "11",
    example: "5",
  },
  UPLOAD_LIMIT_IN_MEGABYTES: {
    schema: z.coerce
      .number("It is not a number")
      .min(1, "One megabyte is the least")
      .max(
        maxFileBytes / bytesInMegabyte,
        `What is larger than ${megabytesText(maxFileBytes)} is played nowhere`,
      ),
    description:
      "The largest file that people may upload, in millions of bytes. Pages and messages name it, and requests that carry more are refused before they are read. A proxy in front has to let a little more through.",
    fix: `Set it to a number from 1 to ${maxFileBytes / bytesInMegabyte}.`,
    default: String(defaultUploadMegabytes),
    example: "8",
  },
  HOST: {
    schema: listenAddresses,
    description:
      "Addresses of this machine that the hosts listen on, with commas between. `localhost` (127.0.0.1 and ::1) is reached from this machine alone. A container, or a machine that a proxy elsewhere asks, sets an address of its own, or all of them: `0.0.0.0`, or `::` with IPv6.",
    fix: "Set it to IP addresses of this machine, or leave it out.",
    default: "localhost",
    example: "0.0.0.0",
  },
  WEB_CONCURRENCY: {
    schema: processCount,
    description: `How many processes \`npm start\` runs for the hosts, which share their ports; \`auto\` is one for each processor where DATABASE_URL is set. The first does the work of the worker as well. Each has a \`/metrics\` of its own, at PORT_ADMIN and the ports that follow it.`,
    fix: `Set it to a number from 1 to ${maxProcesses}, or to auto.`,
    default: "1",
    example: "auto",
  },
  DRAIN_IN_SECONDS: {
    schema: z.coerce
      .number("It is not a number")
      .int("It is not a whole number")
      .min(0, "It cannot be less than 0")
      .max(300, "Five minutes are the most")
      .optional(),
    description:
      "How long a process that is asked to end still takes requests, while `/readyz` already says 503. Longer than it takes what sends requests here to see that, so that it finds no closed port.",
    fix: "Set it to a number of seconds from 0 to 300.",
    defaultDescription: "`5` where several processes may run (`DATABASE_URL` is set), otherwise `0`",
    example: "15",
  },
  ...hostVariables,
  DATABASE_URL: {
    schema: address(["postgres:", "postgresql:"]),
    description:
      "Address of a PostgreSQL 15 or later. Without it the embedded database in ZOETROPE_DATA is used.",
    fix: "Set it to an address that begins with postgres://, or leave it out.",
    defaultDescription: "the embedded database",
    example: "postgres://user:password@db.internal:5432/zoetrope",
    isSecret: true,
  },
  DATABASE_READ_URL: {
    schema: address(["postgres:", "postgresql:"]),
    description:
      "Address of a read replica of DATABASE_URL for search and catalogue reads; while it is away they go to DATABASE_URL.",
    fix: "Set it to an address that begins with postgres://, or leave it out.",
    defaultDescription: "the same as `DATABASE_URL`",
    example: "postgres://user:password@replica.internal:5432/zoetrope",
    isSecret: true,
  },
  ...databaseVariables,
  STORAGE_URL: {
    schema: address(["s3:"]),
    description: "Address of an S3-compatible store for the files. Without it they lie in ZOETROPE_DATA.",
    fix: "Set it to an address that begins with s3://, or leave it out.",
    defaultDescription: "a folder",
    example: "s3://key:secret@s3.eu-central-1.example/bucket",
    isSecret: true,
  },
  SMTP_URL: {
    schema: address(["smtp:", "smtps:"]),
    description:
      "Address of the mail server for messages to people. Without it mails lie in a mailbox: while the accounts host is on this machine (localhost), its page `/mailbox` shows them to browsers on this machine, not through a proxy; elsewhere nobody can read them.",
    fix: "Set it to an address that begins with smtp:// or smtps://, or leave it out.",
    defaultDescription: "a mailbox instead of a mail server",
    example: "smtps://user:password@mail.internal",
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$|^[^\r\n<>]+<[^\s@<>]+@[^\s@<>]+>$/, "It is no sender"),
    description: "Sender of the mails, as people see it.",
    fix: "Set it to an address, or to a name with the address in angle brackets.",
    default: "Zoetrope <no-reply@localhost>",
    example: "Zoetrope <no-reply@zoetrope.example>",
  },
  OPERATORS: {
    schema: emailAddresses,
    description:
      "Who runs the platform: e-mail addresses with commas between. They see figures, messages and sample content (`/admin` on the workflow host) and get a mail of every message that is sent through a form. Only somebody who is signed in and has confirmed such an address does; for everybody else there is nothing there.",
    fix: "Set it to e-mail addresses with commas between, or leave it out.",
    defaultDescription: "nobody: messages are stored, and nobody is told",
    example: "ines@zoetrope.example,bo@zoetrope.example",
  },
  NEW_WORKSPACE_PLAN: {
    schema: z.enum(planSlugs, "It is no plan"),
    description:
      "Plan of every new workspace, with its limits. A company that runs the platform for its own people sets `enterprise`, which has none.",
    fix: `Set it to one of ${planSlugs.join(", ")}.`,
    default: "free",
    example: "enterprise",
  },
  ...accountsVariables,
  ...apiVariables,
  ...analyticsVariables,
  ...fetchVariables,
  ...webhookVariables,
  ...socialVariables,
  TRUSTED_PROXIES: {
    schema: ipAddresses,
    description:
      "Addresses (or subnets) of the proxies in front, with commas between: their X-Forwarded-For is believed.",
    fix: "Set it to IP addresses or subnets, with commas between.",
    defaultDescription: "none",
    example: "10.0.0.0/8,fd00::/8",
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels, "It is not a level").optional(),
    description: `What is logged, on standard error, one JSON object a line: ${logLevels.join(", ")}. A request is one line at info.`,
    fix: `Set it to one of ${logLevels.join(", ")}.`,
    defaultDescription: "`info`; in a terminal `warn`",
    example: "debug",
  },
});

export type Configuration = ConfigOf<typeof variables> & {
  urls: HostUrls;
  ports: Record<HostName, number>;
  drainInSeconds: number;
  /** That take requests at the same ports. */
  processes: number;
  /** The largest file that people may upload. */
  maxUploadBytes: number;
  /** Addresses of those who run the platform, in small letters. */
  operators: ReadonlySet<string>;
  /** Where the short paths of the site lead. */
  social: Readonly<Record<SocialName, string | undefined>>;
  /** OpenID Connect providers, in the order of their buttons. */
  issuers: readonly OpenIdSettings[];
};

/** Throws ConfigError naming every variable that is wrong, alone or beside the others. */
export function readConfiguration(environment: Environment): Configuration {
  const values = parseConfig(variables, environment);
  const { ports, urls } = hostAddressesOf(values);
  const issuers = readIssuers(values.OIDC_PROVIDERS, environment);
  const isShared = values.DATABASE_URL !== undefined;
  const processes =
    values.WEB_CONCURRENCY === "auto"
      ? isShared
        ? Math.min(availableParallelism(), maxProcesses)
        : 1
      : values.WEB_CONCURRENCY;
  const conflicts = conflictsOf({ ...values, processes }, ports, urls);
  if (conflicts.length > 0) throw new ConfigError(conflicts);
  const social = socialAddressesOf(values);
  // The embedded database belongs to one process: nobody else takes over, and who is at the keyboard does not want to wait.
  const drainInSeconds = values.DRAIN_IN_SECONDS ?? (isShared ? defaultDrainInSeconds : 0);
  const operators = new Set([...values.OPERATORS, ...values.ANALYTICS_OPERATORS]);
  const maxUploadBytes = values.UPLOAD_LIMIT_IN_MEGABYTES * bytesInMegabyte;
  return { ...values, ports, urls, drainInSeconds, processes, operators, social, maxUploadBytes, issuers };
}
