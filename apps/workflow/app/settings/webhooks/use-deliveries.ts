import { useCallback } from "react";
import type { WebhooksApi } from "../../data/webhooks-api.ts";
import { useLoaded } from "../../lists/use-loaded.ts";

/** What was sent to an endpoint, page by page. */
export function useDeliveries(api: WebhooksApi, endpointId: string) {
  const { change, ...loaded } = useLoaded(
    useCallback(() => api.deliveries(endpointId, null), [api, endpointId]),
  );
  return {
    ...loaded,
    async loadOlder(after: string | null): Promise<void> {
      const page = await api.deliveries(endpointId, after);
      change((before) => ({ ...page, deliveries: [...before.deliveries, ...page.deliveries] }));
    },
  };
}
