import { peopleMessagesWithLimits } from "./messages-with-limits.ts";
import { getToolsMessages } from "@zoetrope/i18n";
import { pickExportMessages } from "@zoetrope/tools/react";
import { chromeContent } from "@zoetrope/page-app/chrome-content";
import Files from "../files/files.island.tsx";
import type { FilesProps } from "../files/files-props.ts";
import { IslandPage } from "./island-page.tsx";
import { usePage } from "./use-page.ts";
import { workflowHrefs } from "./workflow-hrefs.ts";

/** The page of a workspace's files, or of those that are public. */
export function FilesView({ shown }: Pick<FilesProps, "shown">) {
  const page = usePage();
  const { locale, urls, maxUploadBytes, messages, workflowMessages } = page;
  const {
    preview: _preview,
    switching: _switching,
    missing: _missing,
    failed: _failed,
    ...rest
  } = workflowMessages;
  const { colleagues, errors } = peopleMessagesWithLimits(locale);
  const { drawingUrl } = chromeContent(locale);
  return (
    <IslandPage
      title={shown === "all" ? rest.files.title : rest.files.publicTitle}
      name="files"
      component={Files}
      props={{
        locale,
        messages: rest,
        exportMessages: pickExportMessages(getToolsMessages(locale)),
        colleagueMessages: { colleagues, errors },
        categories: messages.categories,
        urls,
        maxUploadBytes,
        shown,
        drawings: {
          empty: drawingUrl(shown === "all" ? "balloon" : "owl"),
          failed: drawingUrl("unplugged"),
          lock: drawingUrl("lock"),
          colleagues: drawingUrl("swallows"),
        },
        hrefs: workflowHrefs(page),
      }}
    />
  );
}
