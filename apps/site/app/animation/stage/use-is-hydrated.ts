import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while the page wakes up, then true: for what only works in a browser. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
