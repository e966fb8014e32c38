import { Icon, tints } from "@zoetrope/ui";
import { Drawing } from "../art/drawing.tsx";
import { EveryScreen } from "./every-screen.tsx";
import { usePage } from "../page/use-page.ts";

/** What files can do that pictures cannot: states and themes, each with a way to such files. */
export function Features() {
  const { words, href } = usePage();
  const { home } = words;
  return (
    <section className="section wrap feats">
      <div className="panel tissue t-sky feat">
        <div className="feat__t">
          <h2 className="h3">{home.statesTitle}</h2>
          <p>{home.statesText}</p>
          <a className="link link--go" href={href("/free-animations?feature=interactive")}>
            {home.statesLink} <Icon name="arrow-right" size="s" />
          </a>
        </div>
        <div className="fsm" role="img" aria-label={home.statesPicture}>
          <div className="fsm__n">
            <Drawing name="owl-asleep" viewBox="70 20 260 270" isLate />
            <b>{home.asleep}</b>
          </div>
          <span className="fsm__e">
            <Icon name="arrow-right" />
            {home.pointerEnter}
          </span>
          <div className="fsm__n fsm__n--lit">
            <Drawing name="owl-awake" viewBox="70 20 260 270" isLate />
            <b>{home.awake}</b>
          </div>
          <span className="fsm__e">
            <Icon name="arrow-right" />
            {home.click}
          </span>
          <div className="fsm__n">
            <Drawing name="owl-startled" viewBox="70 20 260 270" isLate />
            <b>{home.startled}</b>
          </div>
          <span className="fsm__back">{home.backToSleep}</span>
        </div>
      </div>
      <div className="panel feat feat--th">
        <div className="feat__t">
          <h2 className="h3">{home.themesTitle}</h2>
          <p className="dim">{home.themesText}</p>
          <a className="link link--go" href={href("/free-animations?feature=themeable")}>
            {home.themesLink} <Icon name="arrow-right" size="s" />
          </a>
        </div>
        <div className="th" role="img" aria-label={home.themesPicture}>
          {tints.map((tint) => (
            <span key={tint} className={`t-${tint}`}>
              <Drawing name="moth" viewBox="52 36 296 228" isLate />
            </span>
          ))}
        </div>
      </div>
      <EveryScreen />
    </section>
  );
}
