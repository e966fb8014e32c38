import { ButtonLink } from "@zoetrope/ui";
import { HighlightedCode } from "../code/highlighted-code.tsx";
import { LateDrawing } from "../art/late-drawing.tsx";
import { usePage } from "../page/use-page.ts";

/** One file in three windows, and the two lines that play it on a page. */
export function EveryScreen() {
  const { messages, href, urls } = usePage();
  const { home } = messages;
  const code = `<script type="module" src="${urls.site}/player.js"></script>
<zoetrope-player
  src="crane.lottie" autoplay loop>
</zoetrope-player>`;
  return (
    <div className="panel night feature feature--screens">
      <div className="feature__text">
        <h2 className="h2">{home.runtimesTitle}</h2>
        <p className="lead">{home.runtimesText}</p>
        <pre className="code-block">
          <HighlightedCode code={code} />
        </pre>
        <ButtonLink href={href("/runtimes")} variant="inverse">
          {home.runtimesLink}
        </ButtonLink>
      </div>
      <div className="screens tint-sky" role="img" aria-label={home.runtimesPicture}>
        <span className="screens__web">
          <LateDrawing name="crane" />
        </span>
        <span className="screens__tablet">
          <LateDrawing name="crane" />
        </span>
        <span className="screens__phone">
          <LateDrawing name="crane" />
        </span>
      </div>
    </div>
  );
}
