import { Button } from "@zoetrope/ui";
import { useState, useSyncExternalStore } from "react";
import { AddressDialog, type AddressProps } from "./address-dialog.tsx";
import { readUrlParameter } from "./url-parameter.ts";

const neverChanges = () => () => undefined;

/**
 * Asks for the address of a file. `isAsking`: where the address of the page names a file, the question stands there at once, and waits for
 * whoever looks to say yes.
 */
export function AddressButton({
  isSmall = false,
  isAsking = false,
  ...props
}: AddressProps & { isSmall?: boolean; isAsking?: boolean }) {
  const named = useSyncExternalStore(neverChanges, readUrlParameter, () => null);
  /** Undefined: nobody has asked or answered. */
  const [asked, setAsked] = useState<string | null>();
  const shown = asked === undefined ? (isAsking ? named : null) : asked;
  return (
    <>
      <Button variant="tertiary" size={isSmall ? "small" : "medium"} onClick={() => setAsked("")}>
        {props.messages.address.open}
      </Button>
      {shown === null ? null : (
        <AddressDialog
          {...props}
          initialAddress={shown}
          onClose={() => setAsked(null)}
          onOpen={(address) => {
            setAsked(null);
            props.onOpen(address);
          }}
        />
      )}
    </>
  );
}
