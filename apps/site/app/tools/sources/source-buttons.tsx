import { LibraryButton } from "../library/library-button.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { AddressButton } from "./address-button.tsx";

interface SourceButtonsProps extends Pick<WorkbenchProps, "locale" | "messages" | "urls"> {
  input: {
    openAnimation(id: string, name: string): void;
    openForeign(address: string): void;
  };
  isSmall?: boolean;
  /** Whether an address in the page's own is asked about at once. */
  isAsking?: boolean;
}

/** Where a file may come from besides this device. */
export function SourceButtons({ input, isAsking = false, ...props }: SourceButtonsProps) {
  return (
    <>
      <LibraryButton {...props} onPick={input.openAnimation} />
      <AddressButton {...props} isAsking={isAsking} onOpen={input.openForeign} />
    </>
  );
}
