import { useSearchParameter } from "../page/use-search-parameter.ts";

export const rangeNames = ["24h", "7d", "30d", "90d"] as const;
export type RangeName = (typeof rangeNames)[number];

const defaultRange: RangeName = "7d";

/** The period in the address of the page. */
export function useRange(): [range: RangeName, choose: (range: RangeName) => void] {
  const [wanted, choose] = useSearchParameter("range");
  return [rangeNames.find((name) => name === wanted) ?? defaultRange, choose];
}
