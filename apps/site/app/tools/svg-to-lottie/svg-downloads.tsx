import { formatBytes } from "@zoetrope/i18n";
import { pageEngine, type MadeFile } from "@zoetrope/tools/engine";
import { Button, Icon } from "@zoetrope/ui";
import { useEffect, type ReactNode } from "react";
import { useMake, useObjectUrl } from "@zoetrope/tools/react";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { ConvertedSvg } from "./convert-svg.ts";

type DownloadProps = Pick<WorkbenchProps, "locale" | "messages">;

/** What was made of one SVG, in both formats. */
export function SvgDownloads({
  converted,
  children,
  ...props
}: DownloadProps & { converted: ConvertedSvg; children: ReactNode }) {
  return (
    <div className="make-panel">
      <DownloadLink {...props} name="dotLottie" file={converted.dotLottie} variant="accent" />
      <DownloadLink {...props} name="Lottie JSON" file={converted.json} variant="secondary" />
      {children}
    </div>
  );
}

function DownloadLink({
  locale,
  messages: { make: messages },
  name,
  file,
  variant,
}: DownloadProps & { name: string; file: MadeFile; variant: "accent" | "secondary" }) {
  const size = formatBytes(locale, file.bytes.length);
  return (
    <a className={`button button--${variant} button--large`} href={useObjectUrl(file)} download={file.name}>
      <Icon name="download" />
      {messages.download({ name, size })}
    </a>
  );
}

/** What was made of several, in one archive, once it is asked for; null while some of them are still being made. */
export function SvgArchive({
  locale,
  messages,
  converted,
}: DownloadProps & { converted: readonly ConvertedSvg[] | null }) {
  const { state, start, stop } = useMake<MadeFile>();
  // An archive of what was before says nothing about what is now.
  useEffect(stop, [converted, stop]);
  const pack = (format: "json" | "dotLottie"): void => {
    const files = (converted ?? []).map((each) => each[format]);
    start((control) =>
      pageEngine().run("zip", files, { name: `svg-to-${format.toLowerCase()}.zip` }, control),
    );
  };
  if (state.phase === "done")
    return (
      <div className="make-panel">
        <p className="small-text" role="status">
          {messages.fromSvg.packed({ size: formatBytes(locale, state.result.bytes.length) })}
        </p>
        <DownloadLink
          locale={locale}
          messages={messages}
          name={state.result.name}
          file={state.result}
          variant="accent"
        />
        <Button variant="tertiary" onClick={stop}>
          {messages.fromSvg.back}
        </Button>
      </div>
    );
  const isWaiting = converted === null || state.phase === "running";
  return (
    <div className="make-panel" aria-busy={isWaiting}>
      <Button variant="accent" size="large" disabled={isWaiting} onClick={() => pack("dotLottie")}>
        {messages.fromSvg.packDotLotties}
      </Button>
      <Button variant="secondary" size="large" disabled={isWaiting} onClick={() => pack("json")}>
        {messages.fromSvg.packJsons}
      </Button>
      <p className="field__error" role="alert">
        {state.phase === "failed" ? messages.make.problems.failed : ""}
      </p>
    </div>
  );
}
