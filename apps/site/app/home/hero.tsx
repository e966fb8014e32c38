import { resultsPath, trendingTerms } from "@zoetrope/chrome";
import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";
import { Drum } from "./drum.tsx";
import { FindField } from "./find-field.tsx";

export function Hero({ popular }: { popular: readonly string[] }) {
  const { locale, messages, href } = usePage();
  return (
    <section className="hero">
      <div className="wrapper hero__top">
        <h1 className="display-heading">
          {messages.home.headline.split("\n").map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{messages.home.lead}</p>
      </div>
      <div className="wrapper">
        <FindField id="find" />
        <div className="trending">
          <ul aria-label={messages.home.trending}>
            <li className="muted-text" aria-hidden="true">
              {messages.home.trending}
            </li>
            {trendingTerms(locale, popular).map((term) => (
              <li key={term}>
                <a className="link" href={href(resultsPath(term))}>
                  {term}
                </a>
              </li>
            ))}
          </ul>
          <button
            className="button button--tertiary button--small spin"
            type="button"
            aria-pressed="false"
            hidden
            data-spin
            data-rest={messages.home.rest}
          >
            <Icon name="rotate-cw" size="small" />
            <span>{messages.home.spin}</span>
          </button>
        </div>
      </div>
      <Drum />
    </section>
  );
}
