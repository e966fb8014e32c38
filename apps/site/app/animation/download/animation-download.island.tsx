import { useAnalytics } from "@zoetrope/analytics/react";
import { useState, type FormEvent } from "react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { isChanged } from "../colours/colour-mapping.ts";
import { downloadName } from "./download-name.ts";
import { extensions, FormatOptions, type DownloadChoice } from "./format-options.tsx";
import { openRecolourFile, type FileFormat } from "../colours/recolour-file.ts";
import { saveFile } from "./save-file.ts";
import { useIsHydrated } from "../stage/use-is-hydrated.ts";
import { useWorkspace } from "../workspace.ts";

export interface DownloadProps {
  messages: AnimationMessages["download"];
  /** Where the form goes: the address that counts and hands over the file. */
  action: string;
  /** Formats at hand with their sizes in the reader's language. */
  formats: { format: FileFormat; size: string }[];
  fileUrl: string;
  id: string;
  slug: string;
}

/** The formats, and one button that names the choice. A plain form: it also works before this wakes up. */
export default function AnimationDownload({ messages, action, formats, fileUrl, id, slug }: DownloadProps) {
  const { stage, mapping, theme } = useWorkspace();
  const { track } = useAnalytics();
  const isHydrated = useIsHydrated();
  const [choice, setChoice] = useState<DownloadChoice>(formats[0]?.format ?? "png");
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isRecoloured = isChanged(mapping);
  const isChangedHere = isRecoloured || theme !== null;
  const named = { slug, theme, isRecoloured, extension: extensions[choice] };

  const make = async (): Promise<[Blob, string]> => {
    if (choice !== "png")
      return [(await openRecolourFile(fileUrl)).download(mapping, choice, theme), downloadName(named)];
    const player = await new Promise<NonNullable<typeof stage>["player"]>((resolve, reject) => {
      if (stage) stage.act(resolve);
      else reject(new Error("The stage does not draw yet"));
    });
    if (!player) throw new Error("There is no player");
    return [await player.drawStill(), downloadName({ ...named, frame: Math.round(player.frame) + 1 })];
  };

  const onSubmit = (event: FormEvent) => {
    // What the server has is fetched from there, and counted there.
    if (choice !== "png" && !isChangedHere) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    make()
      .then(([blob, filename]) => {
        saveFile(blob, filename);
        track({ event: "download", file_id: id, element: "page" });
      })
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };

  const size = formats.find(({ format }) => format === choice)?.size;
  const label =
    choice !== "png" && isRecoloured
      ? messages.recoloured({ format: extensions[choice] })
      : choice !== "png" && theme !== null
        ? messages.themed({ format: extensions[choice], name: theme })
        : size
          ? messages.buttonWithSize({ format: extensions[choice], size })
          : messages.button({ format: extensions[choice] });

  return (
    <form method="get" action={action} onSubmit={onSubmit}>
      <FormatOptions
        messages={messages}
        formats={[...formats, { format: "png" as const, size: "" }]}
        choice={choice}
        onChoose={setChoice}
        isDisabled={(format) => format === "png" && !isHydrated}
      />
      <button
        type="submit"
        className="button button--accent button--large button--block"
        aria-disabled={isBusy || undefined}
      >
        <svg className="icon" aria-hidden="true">
          <use href="#icon-download" />
        </svg>
        {label}
      </button>
      <output className="field__error">{hasFailed ? messages.failed : ""}</output>
    </form>
  );
}
