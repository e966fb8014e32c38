import { getAnimationMessages, type AnimationMessages } from "@zoetrope/i18n";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import type { ToolName } from "../content/tool-names.ts";
import { usePage } from "../page/use-page.ts";
import { toolAddress } from "../tools/library/animation-parameter.ts";

/** As people write them, in any language. */
const formats: [ToolName, string][] = [
  ["lottie-to-gif", "GIF"],
  ["lottie-to-webp", "WebP"],
  ["lottie-to-apng", "APNG"],
  ["lottie-to-svg", "SVG"],
];

const toolsOf = (messages: AnimationMessages["tools"]): [ToolName, string][] => [
  ...formats.map(([tool, format]): [ToolName, string] => [tool, messages.convert({ format })]),
  ["lottie-json-to-optimized-lottie-json", messages.optimise],
  ["lottie-accessibility-analyzer", messages.accessibility],
  ["portable", messages.portable],
];

/** Tools that open with this animation in them. */
export function ToolLinks({ id }: { id: string }) {
  const { locale, href } = usePage();
  const messages = getAnimationMessages(locale).tools;
  return (
    <FilledTemplate
      as="nav"
      className="animation-page__tools"
      aria-label={messages.title}
      cacheKey={`tool links ${locale}`}
      values={{ id }}
    >
      {(given) => (
        <>
          <b className="label">{messages.title}</b>
          <ul>
            {toolsOf(messages).map(([tool, text]) => (
              <li key={tool}>
                <a className="chip" href={href(toolAddress(tool, given.id))}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </FilledTemplate>
  );
}
