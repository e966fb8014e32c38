import { localiseHref, type Locale, type ToolsMessages } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ToolName } from "../../content/tool-names.ts";
import { DropOverlay } from "../parts/open-file/drop-overlay.tsx";
import { FileInvitation } from "../parts/open-file/file-invitation.tsx";
import { fileName } from "../sources/file-name.ts";
import { handedFragment, handOverFiles, takeHandedFiles } from "../parts/open-file/handed-files.ts";
import { usePageDrop } from "../parts/open-file/use-page-drop.ts";
import { fittingTools } from "./fitting-tools.ts";
import { takeLaunchedFiles } from "./launched-files.ts";

export interface ToolChooserProps {
  locale: Locale;
  messages: Pick<ToolsMessages, "chooser" | "input">;
}

const maxNamed = 5;
/** As they are told: of a folder of a thousand not each. */
const namesOf = (files: readonly File[]): string =>
  files
    .slice(0, maxNamed)
    .map(({ name }) => fileName(name))
    .join(", ") + (files.length > maxNamed ? ", …" : "");

type Chosen = { names: string; tools: readonly ToolName[] } | null;

/** Offers the tools that fit the files that are dropped, and hands the files to the one that is followed. */
export default function ToolChooser({ locale, messages: { chooser: messages, input } }: ToolChooserProps) {
  const [chosen, setChosen] = useState<Chosen>(null);
  const count = useRef(0);
  const open = useCallback((files: File[]) => {
    const number = ++count.current;
    const choose = async (): Promise<Chosen> => {
      const tools = await fittingTools(files);
      if (tools.length > 0) await handOverFiles(files);
      return { names: namesOf(files), tools };
    };
    choose().then(
      (fitting) => {
        if (number === count.current) setChosen(fitting);
      },
      // A folder, or a browser that keeps nothing.
      () => setChosen({ names: namesOf(files), tools: [] }),
    );
  }, []);
  const openText = useCallback(
    (text: string) => open([new File([text], text.startsWith("<") ? "pasted.svg" : "pasted.json")]),
    [open],
  );
  useEffect(() => {
    const openSome = (files: File[]): void => {
      if (files.length > 0) open(files);
    };
    takeLaunchedFiles(openSome);
    // What was shared with the tools. In a browser that keeps nothing there is none.
    void takeHandedFiles().then(openSome, () => undefined);
  }, [open]);
  const isOver = usePageDrop(open, openText);
  return (
    <div className="workbench workbench--empty box tool-chooser">
      <FileInvitation
        title={messages.title}
        text={messages.text}
        choose={input.choose}
        paste={messages.paste}
        accept=".json,.lottie,.tgs,.svg,application/json,image/svg+xml"
        takesMany
        onFiles={open}
        otherWays={null}
        status={
          <div role="status">
            {chosen === null ? null : chosen.tools.length === 0 ? (
              <p className="field__error">
                <Icon name="circle-alert" size="small" />
                <span>{messages.nothingFits({ names: chosen.names })}</span>
              </p>
            ) : (
              <p>{messages.fits({ names: chosen.names })}</p>
            )}
          </div>
        }
      />
      {chosen === null || chosen.tools.length === 0 ? null : (
        <ul className="tool-chooser__tools">
          {chosen.tools.map((tool) => (
            <li key={tool}>
              <a
                className="button button--secondary"
                href={localiseHref(locale, `/tools/${tool}`) + handedFragment}
              >
                {messages.tools[tool]}
              </a>
            </li>
          ))}
        </ul>
      )}
      <DropOverlay isShown={isOver} text={input.dropHere} />
    </div>
  );
}
