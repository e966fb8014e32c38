import {
  failedJobsOperation,
  retryJobsOperation,
  type FailedJobsQuery,
  type GatewayClient,
} from "@zoetrope/gateway-client";
import { orNull } from "./or-null.ts";

export interface JobsApi {
  /** Null for who does not run the platform. */
  list(): Promise<FailedJobsQuery | null>;
  /** All of them without ids; answers how many. */
  retry(ids: string[] | null): Promise<number>;
}

export const createJobsApi = (client: GatewayClient): JobsApi => ({
  list: () => orNull(client.run(failedJobsOperation)),
  retry: async (ids) => (await client.run(retryJobsOperation, { ids })).retryJobs,
});
