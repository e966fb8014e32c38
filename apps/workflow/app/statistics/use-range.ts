import { useSyncExternalStore } from "react";

export const rangeNames = ["24h", "7d", "30d", "90d"] as const;
export type RangeName = (typeof rangeNames)[number];

const defaultRange: RangeName = "7d";
const changed = "zoetrope:range";

const readRange = (): RangeName => {
  const wanted = new URLSearchParams(location.search).get("range");
  return rangeNames.find((name) => name === wanted) ?? defaultRange;
};

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(changed, onChange);
  };
}

/** The period in the address of the page, so that it can be sent to somebody and gone back from. */
export function useRange(): [range: RangeName, choose: (range: RangeName) => void] {
  const range = useSyncExternalStore(subscribe, readRange, () => defaultRange);
  return [
    range,
    (wanted) => {
      const address = new URL(location.href);
      address.searchParams.set("range", wanted);
      history.pushState(null, "", address);
      dispatchEvent(new Event(changed));
    },
  ];
}
