/** Origins of the platform's hosts, as pages of this host need them in the browser. */
export interface WorkflowUrls {
  site: string;
  accounts: string;
  workflow: string;
  api: string;
  assets: string;
}
