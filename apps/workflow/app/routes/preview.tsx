import { getAnimationMessages, getDiagnosticsMessages } from "@zoetrope/i18n";
import { chromeContent } from "@zoetrope/page-app/chrome-content";
import { Island } from "@zoetrope/page-app/island";
import { playerIconShapes } from "@zoetrope/player/react";
import { createSprite } from "@zoetrope/ui";
import type { RouteHandle } from "../page/document.tsx";
import { PageTitle } from "../page/page-title.tsx";
import { usePage } from "../page/use-page.ts";
import Preview from "../preview/preview.island.tsx";

const PlayerSprite = createSprite(playerIconShapes);

export const handle: RouteHandle = { plays: true };

export default function PreviewPage() {
  const { locale, urls, maxUploadBytes, href, workflowMessages } = usePage();
  const { preview, refused, upload, errors } = workflowMessages;
  const { player, sheet } = getAnimationMessages(locale);
  const { drawingUrl } = chromeContent(locale);
  return (
    <main id="main" className="wrapper preview">
      <PageTitle>{preview.title}</PageTitle>
      <PlayerSprite />
      <h1 className="h1">{preview.title}</h1>
      <p className="lead">{preview.lead}</p>
      <Island
        name="preview"
        component={Preview}
        props={{
          locale,
          messages: {
            preview,
            refused,
            upload,
            errors,
            player,
            sheet,
            diagnostics: getDiagnosticsMessages(locale),
          },
          origins: [urls.site, urls.workflow],
          urls,
          maxUploadBytes,
          drawing: drawingUrl("balloon"),
          filesHref: href("/"),
          hereHref: href("/preview"),
        }}
      />
    </main>
  );
}
