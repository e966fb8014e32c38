import { type ConfigOf, defineConfig, type HostUrls } from "@zoetrope/kit";
import { z } from "zod";
import { origin } from "./configuration-kinds.ts";

export const hostNames = [
  "site",
  "accounts",
  "workflow",
  "api",
  "assets",
] as const satisfies (keyof HostUrls)[];
export type HostName = (typeof hostNames)[number];

const maxPort = 65_535;
const port = (name: string, number: number) => ({
  schema: z.coerce
    .number("It is not a number")
    .int("It is not a whole number")
    .min(1, "Ports begin at 1")
    .max(maxPort, "Ports end at 65535"),
  description: `Port that ${name} listens on.`,
  fix: "Set it to a free port from 1 to 65535.",
  default: String(number),
  example: String(number + 5_000),
});

const originOf = (name: string) => ({
  schema: origin,
  description: `Address at which people reach ${name}, as browsers see it: scheme, host and port, no path. A request under any other name (\`Host\` header) is refused with 421.`,
  fix: "Set it to an origin without a path.",
  defaultDescription: `\`http://localhost:\` and the port`,
  example: `https://${name === "the site" ? "" : `${name.split(" ")[1]}.`}zoetrope.example`,
});

/** Where each host listens, and at which address people reach it. */
export const hostVariables = defineConfig({
  PORT_SITE: port("the site", 3000),
  PORT_ACCOUNTS: port("the accounts host", 3001),
  PORT_WORKFLOW: port("the workflow host", 3002),
  PORT_API: port("the api host", 3003),
  PORT_ASSETS: port("the assets host", 3004),
  PORT_ADMIN: {
    ...port("the metrics (`/metrics`, on 127.0.0.1 only)", 9464),
    example: "9465",
  },
  SITE_URL: originOf("the site"),
  ACCOUNTS_URL: originOf("the accounts host"),
  WORKFLOW_URL: originOf("the workflow host"),
  API_URL: originOf("the api host"),
  ASSETS_URL: originOf("the assets host"),
});

/** The ports as they are set, and the addresses, which follow from them where nothing else is said. */
export function hostAddressesOf(values: ConfigOf<typeof hostVariables>): {
  ports: Record<HostName, number>;
  urls: HostUrls;
} {
  const ports = {
    site: values.PORT_SITE,
    accounts: values.PORT_ACCOUNTS,
    workflow: values.PORT_WORKFLOW,
    api: values.PORT_API,
    assets: values.PORT_ASSETS,
  };
  const local = (host: HostName) => `http://localhost:${ports[host]}`;
  const urls = {
    site: values.SITE_URL ?? local("site"),
    accounts: values.ACCOUNTS_URL ?? local("accounts"),
    workflow: values.WORKFLOW_URL ?? local("workflow"),
    api: values.API_URL ?? local("api"),
    assets: values.ASSETS_URL ?? local("assets"),
  };
  return { ports, urls };
}
