import { useSyncExternalStore } from "react";

const changed = "zoetrope:search-parameter";

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(changed, onChange);
  };
}

/** A parameter of the page's address, so that what is shown can be sent to somebody and gone back from; null: it is not there. */
export function useSearchParameter(
  name: string,
): [value: string | null, set: (value: string | null) => void] {
  const read = (): string | null => new URLSearchParams(location.search).get(name);
  const value = useSyncExternalStore(subscribe, read, () => null);
  return [
    value,
    (wanted) => {
      const address = new URL(location.href);
      if (wanted === null) address.searchParams.delete(name);
      else address.searchParams.set(name, wanted);
      history.pushState(null, "", address);
      dispatchEvent(new Event(changed));
    },
  ];
}
