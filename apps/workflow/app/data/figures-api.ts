import {
  GatewayError,
  platformFiguresOperation,
  profileFiguresOperation,
  workspaceFiguresOperation,
  type GatewayClient,
  type Range,
} from "@zoetrope/gateway-client";
import type { RangeName } from "@zoetrope/statistics/range-names";
import type { FigureSet } from "../plots/plot-props.ts";

/** Whose figures. */
export type FiguresOf = { of: "platform" } | { of: "profile" } | { of: "workspace"; workspaceId: string };

export interface FiguresApi {
  /** Null where nothing is measured, and for a profile that there is nothing to say of. */
  load(whose: FiguresOf, range: RangeName): Promise<FigureSet | null>;
  /** One plot, or all of them. */
  csv(whose: FiguresOf, range: RangeName, plot: string | null): Promise<File>;
}

const ranges: Record<RangeName, Range> = { "24h": "DAY", "7d": "WEEK", "30d": "MONTH", "90d": "QUARTER" };

export function createFiguresApi(client: GatewayClient, apiUrl: string): FiguresApi {
  return {
    async load(whose, name) {
      const range = ranges[name];
      if (whose.of === "platform")
        return (await client.run(platformFiguresOperation, { range })).platformFigures;
      if (whose.of === "profile")
        return (await client.run(profileFiguresOperation, { range })).profileFigures;
      const { workspaceId } = whose;
      return (await client.run(workspaceFiguresOperation, { workspaceId, range })).workspaceFigures;
    },
    async csv(whose, range, plot) {
      const address = new URL("/api/v1/statistics.csv", apiUrl);
      for (const [name, value] of Object.entries({ ...whose, range, ...(plot === null ? {} : { plot }) }))
        address.searchParams.set(name, value);
      const response = await fetch(address, { headers: { authorization: `Bearer ${await client.token()}` } });
      if (!response.ok) throw new GatewayError(`the export was answered ${response.status}`, {});
      const [, filename = "zoetrope.csv"] =
        /filename="([\w.-]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
      return new File([await response.blob()], filename, { type: "text/csv" });
    },
  };
}
