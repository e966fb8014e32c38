import type { Configuration } from "../configuration/configuration.ts";
import { hostNames, type HostName } from "../configuration/host-variables.ts";
import type { ListenOptions } from "../listeners/listen.ts";

export const hostsOf = ({ ZOETROPE_ROLES: roles }: Configuration): HostName[] =>
  hostNames.filter((host) => roles.has(host));

export const listenOptionsOf = (host: HostName, { ports, HOST }: Configuration): ListenOptions => ({
  port: ports[host],
  addresses: HOST,
  portVariable: `PORT_${host.toUpperCase()}`,
});

export const adminListenOptions = ({ PORT_ADMIN }: Configuration): ListenOptions => ({
  port: PORT_ADMIN,
  addresses: [{ address: "127.0.0.1", isOptional: false }],
  portVariable: "PORT_ADMIN",
});

/** Every port of this process. */
export const portsOf = (configuration: Configuration): ListenOptions[] => [
  ...hostsOf(configuration).map((host) => listenOptionsOf(host, configuration)),
  adminListenOptions(configuration),
];
