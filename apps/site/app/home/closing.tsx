import { ButtonLink } from "@zoetrope/ui";
import scene from "../art/closing-scene.svg?url";
import { usePage } from "../page/use-page.ts";

/** Far below the first screen: it leaves the line to what is seen first, and comes when the page has loaded (entry.client.ts). */
function Scene({ isLate = false }: { isLate?: boolean }) {
  const address = `${scene}#scene`;
  return (
    <svg className="scene" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use
        href={isLate ? undefined : address}
        data-late-href={isLate ? address : undefined}
        width="1440"
        height="560"
      />
    </svg>
  );
}

/** The carousel whose horse has left; it stands on the footer. */
export function Closing() {
  const { messages, href } = usePage();
  return (
    <section className="section closing tissue tint-rose" aria-labelledby="closing">
      <Scene isLate />
      <noscript>
        <Scene />
      </noscript>
      <div className="wrapper closing__text">
        <h2 className="h1" id="closing">
          {messages.home.runTitle}
        </h2>
        <p className="lead">{messages.home.runLead}</p>
        <div className="closing__run">
          <p className="small-text">{messages.home.runCommand}</p>
          <code className="code-block">npm ci && npm start</code>
        </div>
        <ButtonLink href={href("/free-animations")}>{messages.home.browse}</ButtonLink>
      </div>
    </section>
  );
}
