import type { AnimationMessages } from "@zoetrope/i18n";
import type { EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { EmbedCode } from "../../embed-code/embed-code.tsx";
import type { EmbedLook } from "../../embed-code/embed-options.ts";
import { embedKinds, isForApps } from "../../embed-code/embed-snippets.ts";
import type { OpenedFile } from "../parts/open-file/use-tool-file.ts";

/** A frame shows what the library has: there is none for a file of this device. */
const localKinds = embedKinds.filter((kind) => kind !== "iframe");

/** Code that shows the file elsewhere as it looks on the stage: an animation of the library from here, any other from beside the page. */
export function FileEmbed({
  messages,
  file,
  facts,
  published,
  look,
}: {
  messages: AnimationMessages["embed"];
  file: EngineFile;
  facts: Pick<FileFacts, "width" | "height">;
  published: OpenedFile["published"];
  look: Omit<EmbedLook, "trigger">;
}) {
  const { name } = file;
  return (
    <details className="disclosure settings-more file-embed">
      <summary>{messages.title}</summary>
      <div className="settings-more__body">
        <EmbedCode
          messages={messages}
          siteUrl={location.origin}
          id={published?.id ?? ""}
          title={published?.title ?? name.replace(/\.\w+$/, "")}
          playUrl={published?.playUrl ?? name}
          width={facts.width}
          height={facts.height}
          look={look}
          kinds={published === null ? localKinds : embedKinds}
          local={
            published === null
              ? {
                  name,
                  hasThemes: true,
                  comment: messages.localComment,
                  note: (kind) => messages[isForApps(kind) ? "localAppNote" : "localNote"]({ file: name }),
                }
              : null
          }
        />
      </div>
    </details>
  );
}
