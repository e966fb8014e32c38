import { getAnimationMessages } from "@zoetrope/i18n";
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

/** Tools that open with this animation in them. */
export function ToolLinks({ id }: { id: string }) {
  const { locale, href } = usePage();
  const messages = getAnimationMessages(locale).tools;
  const links: [ToolName, string][] = [
    ...formats.map(([tool, format]): [ToolName, string] => [tool, messages.convert({ format })]),
    ["lottie-json-to-optimized-lottie-json", messages.optimise],
    ["lottie-accessibility-analyzer", messages.accessibility],
    ["portable", messages.portable],
  ];
  return (
    <nav className="animation-page__tools" aria-label={messages.title}>
      <b className="label">{messages.title}</b>
      <ul>
        {links.map(([tool, text]) => (
          <li key={tool}>
            <a className="chip" href={href(toolAddress(tool, id))}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
