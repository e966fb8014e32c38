import { Icon, tints } from "@zoetrope/ui";
import { Drawing } from "../art/drawing.tsx";
import { EveryScreen } from "./every-screen.tsx";
import { usePage } from "../page/use-page.ts";

/** What files can do that pictures cannot: states and themes, each with a way to such files. */
export function Features() {
  const { messages, href } = usePage();
  const { home } = messages;
  return (
    <section className="section wrapper features">
      <div className="panel tissue tint-sky feature">
        <div className="feature__text">
          <h2 className="h3">{home.statesTitle}</h2>
          <p>{home.statesText}</p>
          <a className="link link--arrow" href={href("/free-animations?feature=interactive")}>
            {home.statesLink} <Icon name="arrow-right" size="small" />
          </a>
        </div>
        <div className="state-machine" role="img" aria-label={home.statesPicture}>
          <div className="state-machine__state">
            <Drawing name="owl-asleep" viewBox="70 20 260 270" isLate />
            <b>{home.asleep}</b>
          </div>
          <span className="state-machine__event">
            <Icon name="arrow-right" />
            {home.pointerEnter}
          </span>
          <div className="state-machine__state state-machine__state--lit">
            <Drawing name="owl-awake" viewBox="70 20 260 270" isLate />
            <b>{home.awake}</b>
          </div>
          <span className="state-machine__event">
            <Icon name="arrow-right" />
            {home.click}
          </span>
          <div className="state-machine__state">
            <Drawing name="owl-startled" viewBox="70 20 260 270" isLate />
            <b>{home.startled}</b>
          </div>
          <span className="state-machine__back">{home.backToSleep}</span>
        </div>
      </div>
      <div className="panel feature feature--themes">
        <div className="feature__text">
          <h2 className="h3">{home.themesTitle}</h2>
          <p className="secondary-text">{home.themesText}</p>
          <a className="link link--arrow" href={href("/free-animations?feature=themeable")}>
            {home.themesLink} <Icon name="arrow-right" size="small" />
          </a>
        </div>
        <div className="themes" role="img" aria-label={home.themesPicture}>
          {tints.map((tint) => (
            <span key={tint} className={`tint-${tint}`}>
              <Drawing name="moth" viewBox="52 36 296 228" isLate />
            </span>
          ))}
        </div>
      </div>
      <EveryScreen />
    </section>
  );
}
