import { resultsPath, trendingTerms } from "@zoetrope/chrome";
import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";
import { Drum } from "./drum.tsx";
import { FindField } from "./find-field.tsx";

export function Hero() {
  const { words, href } = usePage();
  return (
    <section className="hero">
      <div className="wrap hero__top">
        <h1 className="h0">
          {words.home.headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lede">{words.home.lead}</p>
      </div>
      <div className="wrap">
        <FindField id="find" />
        <div className="trend">
          <ul aria-label={words.home.trending}>
            <li className="mute" aria-hidden="true">
              {words.home.trending}
            </li>
            {trendingTerms.map((term) => (
              <li key={term}>
                <a className="link" href={href(resultsPath(term))}>
                  {term}
                </a>
              </li>
            ))}
          </ul>
          <button
            className="btn btn--quiet btn--sm spin"
            type="button"
            aria-pressed="false"
            hidden
            data-spin
            data-rest={words.home.rest}
          >
            <Icon name="rotate-cw" size="s" />
            <span>{words.home.spin}</span>
          </button>
        </div>
      </div>
      <Drum />
    </section>
  );
}
