import type { HostUrls } from "@zoetrope/kit";

type HostName = keyof HostUrls;

interface Values {
  ZOETROPE_ROLES: ReadonlySet<string>;
  PORT_ADMIN: number;
  /** That take requests at the same ports. */
  processes: number;
  DATABASE_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
  COOKIE_DOMAIN?: string | undefined;
  ANALYTICS_CLIENT_TOKEN: string;
  ANALYTICS_SERVER_TOKEN?: string | undefined;
  TRACKING_URL?: string | undefined;
  TRACKING_KEY?: string | undefined;
}

/** Variables that are right alone and wrong together, each with its fix. What would be ignored in silence counts as wrong. */
export function conflictsOf(values: Values, ports: Record<HostName, number>, urls: HostUrls): string[] {
  return [
    ...portsGivenTwice(values, ports),
    ...processesThatCannotShare(values, ports),
    ...(values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined
      ? [
          "DATABASE_READ_URL is set without DATABASE_URL. A replica is one of a server: set DATABASE_URL to it as well, or leave both out.",
        ]
      : []),
    ...(values.ANALYTICS_SERVER_TOKEN === values.ANALYTICS_CLIENT_TOKEN
      ? [
          "ANALYTICS_SERVER_TOKEN is the same as ANALYTICS_CLIENT_TOKEN, which every visitor can read. Set it to another one, or leave it out.",
        ]
      : []),
    ...trackingHalfSet(values, urls),
    ...(values.COOKIE_DOMAIN === undefined ? [] : hostsOutside(values.COOKIE_DOMAIN, urls)),
  ];
}

/** Another collector knows its own key, and ours knows only the token of pages. */
function trackingHalfSet({ TRACKING_URL, TRACKING_KEY }: Values, { api }: HostUrls): string[] {
  const isElsewhere = TRACKING_URL !== undefined && TRACKING_URL !== api;
  if (isElsewhere === (TRACKING_KEY !== undefined)) return [];
  return [
    isElsewhere
      ? "TRACKING_URL is set without TRACKING_KEY. Set it to the key that pages may use there, or leave both out."
      : "TRACKING_KEY is set without TRACKING_URL. Set it to the address of the collector that the key is of, or leave both out.",
  ];
}

/** Only the hosts of this process: those of another may have the same ports on another machine. */
function portsGivenTwice(
  { ZOETROPE_ROLES, PORT_ADMIN, processes }: Values,
  ports: Record<HostName, number>,
): string[] {
  const takenBy = new Map([[PORT_ADMIN, "PORT_ADMIN"]]);
  for (let index = 1; index < processes; index += 1)
    takenBy.set(PORT_ADMIN + index, `the metrics of process ${index + 1} (PORT_ADMIN + ${index})`);
  const problems: string[] = [];
  for (const [host, port] of Object.entries(ports) as [HostName, number][]) {
    if (!ZOETROPE_ROLES.has(host)) continue;
    const name = `PORT_${host.toUpperCase()}`;
    const other = takenBy.get(port);
    if (other === undefined) takenBy.set(port, name);
    else problems.push(`${name} is ${port}, and so is ${other}. Give each a port of its own.`);
  }
  return problems;
}

function processesThatCannotShare(
  { ZOETROPE_ROLES, DATABASE_URL, processes }: Values,
  ports: Record<HostName, number>,
): string[] {
  if (processes === 1) return [];
  if (DATABASE_URL === undefined)
    return [
      `WEB_CONCURRENCY is ${processes} without DATABASE_URL. The embedded database belongs to one process: set DATABASE_URL to a server, or leave WEB_CONCURRENCY out.`,
    ];
  if (Object.keys(ports).some((host) => ZOETROPE_ROLES.has(host))) return [];
  return [
    `WEB_CONCURRENCY is ${processes}, and no host is in ZOETROPE_ROLES: several processes share the requests of hosts. Leave one of them out.`,
  ];
}

/** Browsers drop a cookie for a domain that its host is not under (RFC 6265 section 5.3), and a secure one without TLS. */
function hostsOutside(domain: string, urls: HostUrls): string[] {
  const names = ["site", "accounts", "workflow", "api"] as const;
  return names.flatMap((host) => {
    const { hostname, protocol } = new URL(urls[host]);
    const isUnder = hostname === domain || hostname.endsWith(`.${domain}`);
    if (isUnder && protocol === "https:") return [];
    return [
      `COOKIE_DOMAIN is ${JSON.stringify(domain)}, but the ${host} host is at ${urls[host]}. Set ${host.toUpperCase()}_URL to an https address under that domain, or leave COOKIE_DOMAIN out.`,
    ];
  });
}
