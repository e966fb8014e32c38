import { useSyncExternalStore } from "react";

const changed = "zoetrope:message";
const readShown = (): string | null => new URLSearchParams(location.search).get("message");

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(changed, onChange);
  };
}

/** The message in the address of the page: mails lead to it, and one can go back from it. */
export function useShownMessage(): [shown: string | null, show: (id: string | null) => void] {
  const shown = useSyncExternalStore(subscribe, readShown, () => null);
  return [
    shown,
    (id) => {
      const address = new URL(location.href);
      if (id === null) address.searchParams.delete("message");
      else address.searchParams.set("message", id);
      history.pushState(null, "", address);
      dispatchEvent(new Event(changed));
    },
  ];
}
