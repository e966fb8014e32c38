import { formatBytes, getChromeMessages } from "@zoetrope/i18n";
import { maxExampleBytes } from "@zoetrope/kit/limits";
import { Icon } from "@zoetrope/ui";
import type { ChromeProps } from "../chrome-props.ts";

/** What can be an example; what is in a file decides, not its name. */
const accepted = ".json,.lottie,.svg,.png,.jpg,.jpeg,.webp";
const firstColour = "#ef6aa8";

/**
 * Takes a file that animations like it are looked for, dropped or chosen, or a colour (client/search/search-by-example.ts). Without scripts
 * it is a form that the api host leads back to the results. Files that are dropped elsewhere open in the preview.
 */
export function ExampleZone({
  locale,
  urls,
  href,
  kept,
  colourResults = href("/free-animations"),
  colour = firstColour,
  className = "",
}: Pick<ChromeProps, "locale" | "urls" | "href"> & {
  /** Filters that stay. */
  kept?: URLSearchParams;
  /** Address of the results that a colour narrows; default: all animations. */
  colourResults?: string;
  /** That is asked for: #rrggbb. */
  colour?: string;
  className?: string;
}) {
  const { example } = getChromeMessages(locale).search;
  const { looking, cancelled, tooLarge, unreadable, empty, tooMany, failed } = example;
  const size = formatBytes(locale, maxExampleBytes);
  const parameters = new URLSearchParams([...(kept ?? []), ["locale", locale]]);
  return (
    <form
      className={`example-zone ${className}`}
      action={`${urls.api}/api/v1/search/by-example?${parameters}`}
      method="post"
      encType="multipart/form-data"
      aria-label={example.title}
      data-example
      data-upload-zone
      data-results={href("/free-animations")}
      data-colour-results={colourResults}
      data-kept={kept?.toString()}
      data-max-bytes={maxExampleBytes}
      data-messages={JSON.stringify({ looking, cancelled, tooLarge, unreadable, empty, tooMany, failed })}
      data-size={size}
    >
      <Icon name="image-play" />
      <p className="example-zone__text">
        <b>{example.title}</b> <span className="secondary-text">{example.text({ size })}</span>
      </p>
      <span className="example-zone__ways" data-idle>
        <label className="button button--secondary button--small">
          {example.choose}
          {/* Not restored when somebody comes back: a file that is there is looked for at once. */}
          <input
            className="visually-hidden"
            type="file"
            name="file"
            accept={accepted}
            autoComplete="off"
            required
          />
        </label>
        <label className="example-zone__colour">
          <input type="color" defaultValue={colour} data-colour />
          {example.colour}
        </label>
        <noscript>
          <button className="button button--secondary button--small">{example.search}</button>
        </noscript>
      </span>
      <span className="example-zone__ways" data-busy hidden>
        <progress aria-label={example.title} />
        <button type="button" className="button button--tertiary button--small" data-cancel>
          {example.cancel}
        </button>
      </span>
      <div className="example-zone__status small-text">
        <Icon name="circle-alert" size="small" />
        <p role="status" data-status />
      </div>
    </form>
  );
}
