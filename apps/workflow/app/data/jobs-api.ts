import {
  cancelJobsOperation,
  discardJobsOperation,
  operatedJobsOperation,
  retryJobsOperation,
  type GatewayClient,
  type OperatedJobsQuery,
} from "@zoetrope/gateway-client";
import { orNull } from "./or-null.ts";

export interface JobsApi {
  /** Null for who does not run the platform. */
  list(): Promise<OperatedJobsQuery | null>;
  /** All of them without ids; returns how many. */
  retry(ids: string[] | null): Promise<number>;
  /** Gives a failed job up. False where it is no more. */
  discard(id: string): Promise<boolean>;
  /** Takes a job back that waits or runs. False where it is done meanwhile. */
  cancel(id: string): Promise<boolean>;
}

export const createJobsApi = (client: GatewayClient): JobsApi => ({
  list: () => orNull(client.run(operatedJobsOperation)),
  retry: async (ids) => (await client.run(retryJobsOperation, { ids })).retryJobs,
  discard: async (id) => (await client.run(discardJobsOperation, { ids: [id] })).discardJobs > 0,
  cancel: async (id) => (await client.run(cancelJobsOperation, { ids: [id] })).cancelJobs > 0,
});
