import type { HostUrls } from "@zoetrope/kit";

/** As on a laptop: plain addresses, and with them the plain name of the cookie. */
export const benchmarkUrls: HostUrls = {
  site: "http://localhost:3000",
  accounts: "http://localhost:3001",
  workflow: "http://localhost:3002",
  api: "http://localhost:3003",
  assets: "http://localhost:3004",
};
