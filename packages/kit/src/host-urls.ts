/** Origins (no trailing slash) where each host answers, as people and browsers reach them. */
export interface HostUrls {
  site: string;
  accounts: string;
  workflow: string;
  api: string;
  assets: string;
}
