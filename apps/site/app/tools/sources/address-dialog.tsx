import { formatBytes } from "@zoetrope/i18n";
import { maxFetchedBytes } from "@zoetrope/kit/limits";
import { Button, Dialog } from "@zoetrope/ui";
import { useId, useState } from "react";
import { webAddress } from "../../page/web-address.ts";
import type { WorkbenchProps } from "../workbench-props.ts";

export interface AddressProps extends Pick<WorkbenchProps, "locale" | "messages" | "urls"> {
  onOpen(address: string): void;
}

/** The address of a file on another host, and what happens when it is opened: this one request goes through a host of ours. */
export function AddressDialog({
  locale,
  messages: { address: messages },
  urls,
  initialAddress,
  onOpen,
  onClose,
}: AddressProps & { initialAddress: string; onClose(): void }) {
  const id = useId();
  const [address, setAddress] = useState(initialAddress);
  const [isRefused, setRefused] = useState(false);
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const text = address.trim();
          if (webAddress(text) !== undefined) onOpen(text);
          else setRefused(true);
        }}
      >
        <div className="field">
          <label htmlFor={id}>{messages.label}</label>
          <input
            id={id}
            className="input"
            type="url"
            value={address}
            placeholder="https://"
            autoComplete="off"
            aria-invalid={isRefused}
            aria-describedby={`${id}-note ${id}-error`}
            onChange={({ currentTarget: { value } }) => {
              setAddress(value);
              setRefused(false);
            }}
          />
          <p className="field__error" id={`${id}-error`} role="alert">
            {isRefused ? messages.invalid : ""}
          </p>
        </div>
        <p className="small-text secondary-text" id={`${id}-note`}>
          {messages.note({ host: new URL(urls.api).host, size: formatBytes(locale, maxFetchedBytes) })}
        </p>
        <div className="dialog__footer">
          <Button variant="tertiary" onClick={onClose}>
            {messages.close}
          </Button>
          <Button type="submit">{messages.fetch}</Button>
        </div>
      </form>
    </Dialog>
  );
}
