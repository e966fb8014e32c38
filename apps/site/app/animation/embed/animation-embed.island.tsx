import { EmbedCode, type EmbedCodeProps } from "../../embed-code/embed-code.tsx";
import { plainLook } from "../../embed-code/embed-options.ts";
import { isForApps } from "../../embed-code/embed-snippets.ts";
import { isChanged } from "../colours/colour-mapping.ts";
import { downloadName } from "../download/download-name.ts";
import { useWorkspace } from "../workspace.ts";

export interface EmbedProps extends Omit<EmbedCodeProps, "look" | "local"> {
  slug: string;
}

/** Ways to put the animation on other pages and into apps, as it was made to look and to move on this one, each to copy. */
export default function AnimationEmbed({ slug, ...props }: EmbedProps) {
  const { messages } = props;
  const { mapping, theme, stage } = useWorkspace();
  const { loop, speed } = stage?.state ?? plainLook;
  const isRecoloured = isChanged(mapping);
  const file = isRecoloured ? downloadName({ slug, theme, isRecoloured, extension: ".lottie" }) : null;
  const local: EmbedCodeProps["local"] =
    file === null
      ? null
      : {
          name: file,
          comment: messages.recolouredComment,
          note: (kind) =>
            kind === "iframe"
              ? messages.frameNote
              : messages[isForApps(kind) ? "appNote" : "fileNote"]({ file }),
        };
  return (
    <section aria-labelledby="embed-title">
      <h2 className="h3" id="embed-title">
        {messages.title}
      </h2>
      <EmbedCode {...props} look={{ theme, loop, speed }} local={local} />
    </section>
  );
}
