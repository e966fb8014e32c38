import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Pages are full documents; nothing asks for the route manifest in parts.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
