import { ButtonLink } from "@zoetrope/ui";
import scene from "../art/closing-scene.svg?url";
import { usePage } from "../page/use-page.ts";

/** The carousel whose horse has left; it stands on the footer. */
export function Closing() {
  const { words, href } = usePage();
  return (
    <section className="section cta tissue t-rose" aria-labelledby="closing">
      <svg className="scene" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href={`${scene}#scene`} width="1440" height="560" />
      </svg>
      <div className="wrap cta__t">
        <h2 className="h1" id="closing">
          {words.home.runTitle}
        </h2>
        <p className="lede">{words.home.runLead}</p>
        <div className="cta__run">
          <p className="sm">{words.home.runCommand}</p>
          <code className="code">npm ci && npm start</code>
        </div>
        <ButtonLink href={href("/free-animations")}>{words.home.browse}</ButtonLink>
      </div>
    </section>
  );
}
