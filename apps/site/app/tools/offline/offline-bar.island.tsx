import { formatBytes, type Locale, type ToolsMessages } from "@zoetrope/i18n";
import { Button, Icon, ProgressBar } from "@zoetrope/ui";
import { useId } from "react";
import { useOffline, type StoreState } from "./use-offline.ts";

export interface OfflineBarProps {
  locale: Locale;
  messages: ToolsMessages["offline"];
  /** Path of the folder of the service worker, in the language of the page. */
  folder: string;
  /** Whether the pages below the folder are an app that can be installed. */
  isInstallable: boolean;
}

/** That the tools work without network, the way to have all of them then, and that a new version has come. */
export default function OfflineBar({ locale, messages, folder, isInstallable }: OfflineBarProps) {
  const { store, hasNewVersion, canInstall, storeAll, install, update } = useOffline(folder, isInstallable);
  const id = useId();
  return (
    <div className="offline-bar small-text">
      <p className="offline-bar__text" id={id}>
        <Icon name={store.phase === "complete" ? "check" : "download"} size="small" />
        <span role="status">{textOf(store, messages)}</span>
      </p>
      {store.phase === "storing" ? (
        <ProgressBar value={Math.round(store.share * 100)} max={100} labelledBy={id} />
      ) : null}
      {store.phase === "partial" || store.phase === "failed" ? (
        <Button variant="tertiary" size="small" onClick={storeAll}>
          {messages.store({ size: formatBytes(locale, store.missingBytes) })}
        </Button>
      ) : null}
      {canInstall ? (
        <Button variant="tertiary" size="small" onClick={install}>
          {messages.install}
        </Button>
      ) : null}
      {/* There from the start, so that what comes into it is read out. */}
      <p className="offline-bar__version" role="status">
        {hasNewVersion ? messages.newVersion : ""}
      </p>
      {hasNewVersion ? (
        <Button variant="secondary" size="small" onClick={update}>
          {messages.reload}
        </Button>
      ) : null}
    </div>
  );
}

function textOf(store: StoreState, messages: OfflineBarProps["messages"]): string {
  if (store.phase === "storing") return messages.storing({ share: store.share });
  if (store.phase === "complete") return messages.complete;
  return store.phase === "failed" ? messages.failed : messages.offer;
}
