import type { ChromeMessages } from "@zoetrope/i18n";
import { Icon, type IconName } from "@zoetrope/ui";
import { copyText } from "@zoetrope/ui/copy-text";
import { ContextMenu } from "radix-ui";
import { useEffect, useState, useSyncExternalStore, type ReactElement } from "react";
import { createCopiedMark } from "./copied-mark.ts";
import { savePng, saveSvg } from "./save-logo.ts";
import type { LogoSource } from "./logo-svg.ts";

interface LogoMenuProps {
  messages: ChromeMessages["logoMenu"];
  source: LogoSource;
  brandKit: string;
  /** The logo's link. */
  children: ReactElement;
}

/** True for a while after each call of the second value. */
function useCopied(): [isCopied: boolean, markCopied: () => void] {
  const [isCopied, setCopied] = useState(false);
  const [{ mark, stop }] = useState(() => createCopiedMark(setCopied));
  useEffect(() => stop, [stop]);
  return [isCopied, mark];
}

function Entry({
  icon,
  label,
  isDisabled = false,
  onSelect,
}: {
  icon: IconName;
  label: string;
  isDisabled?: boolean;
  onSelect(event: Event): void;
}) {
  return (
    <ContextMenu.Item className="popup-menu__item" disabled={isDisabled} onSelect={onSelect}>
      <Icon name={icon} />
      {label}
    </ContextMenu.Item>
  );
}

/** Right click, or a long press (700 ms, Radix's own), on the logo. */
export function LogoMenu({ messages, source, brandKit, children }: LogoMenuProps) {
  const { svg } = useSyncExternalStore(source.subscribe, source.get);
  const [isCopied, markCopied] = useCopied();
  const fail = (message: string) => (error: unknown) =>
    source.fail(svg === null ? "SVG code not available" : message, error);

  async function copy(): Promise<void> {
    await copyText(source.require());
    markCopied();
  }
  const failToCopy = fail("Failed to copy SVG");
  const failToSave = fail("Failed to download SVG or PNG");
  return (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger asChild>{children}</ContextMenu.Trigger>
      <ContextMenu.Portal container={document.querySelector<HTMLElement>(".header")}>
        <ContextMenu.Content className="popup-menu" aria-label={messages.label}>
          <Entry
            icon={isCopied ? "check" : "copy"}
            label={isCopied ? messages.copied : messages.copySvg}
            isDisabled={svg === null}
            onSelect={(event) => {
              // Stays open, so that "Copied!" is seen.
              event.preventDefault();
              copy().catch(failToCopy);
            }}
          />
          <Entry
            icon="download"
            label={messages.downloadSvg}
            isDisabled={svg === null}
            onSelect={() =>
              void Promise.resolve()
                .then(() => saveSvg(source.require()))
                .catch(failToSave)
            }
          />
          <Entry
            icon="image-down"
            label={messages.downloadPng}
            onSelect={() =>
              void Promise.resolve()
                .then(() => savePng(source.require()))
                .catch(failToSave)
            }
          />
          <ContextMenu.Item className="popup-menu__item" asChild>
            <a href={brandKit} target="_blank" rel="noopener">
              <Icon name="box" />
              {messages.brandKit}
              <Icon name="arrow-up-right" size="small" />
            </a>
          </ContextMenu.Item>
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
