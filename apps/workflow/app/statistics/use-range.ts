import { defaultRange, rangeNames, type RangeName } from "@zoetrope/statistics/range-names";
import { useSearchParameter } from "../page/use-search-parameter.ts";

/** The period in the address of the page. */
export function useRange(): [range: RangeName, choose: (range: RangeName) => void] {
  const [wanted, choose] = useSearchParameter("range");
  return [rangeNames.find((name) => name === wanted) ?? defaultRange, choose];
}
