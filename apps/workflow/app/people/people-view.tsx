import { peopleMessagesWithLimits, type PeopleMessages } from "../page/messages-with-limits.ts";
import { chromeContent } from "@zoetrope/page-app/chrome-content";
import type { ComponentType } from "react";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";
import { workflowHrefs } from "../page/workflow-hrefs.ts";
import type { PeopleProps } from "./people-props.ts";

interface PeopleViewProps {
  island: string;
  component: ComponentType<PeopleProps>;
  titleOf(messages: PeopleMessages): string;
  /** What the door says to who is not signed in. */
  guestOf(messages: PeopleMessages): { title: string; text: string };
}

/** A page about a workspace itself and its people. */
export function PeopleView({ island, component, titleOf, guestOf }: PeopleViewProps) {
  const page = usePage();
  const { locale, urls, workflowMessages } = page;
  const { nav, guest, files, errors, refused, upload, workspaces } = workflowMessages;
  const peopleMessages = peopleMessagesWithLimits(locale);
  const { drawingUrl } = chromeContent(locale);
  return (
    <IslandPage
      title={titleOf(peopleMessages)}
      name={island}
      component={component}
      props={{
        locale,
        messages: {
          nav,
          guest: { ...guest, ...guestOf(peopleMessages) },
          files,
          errors,
          refused,
          upload,
          workspaces,
        },
        peopleMessages,
        urls,
        drawings: {
          failed: drawingUrl("unplugged"),
          lock: drawingUrl("lock"),
          colleagues: drawingUrl("swallows"),
        },
        hrefs: workflowHrefs(page),
      }}
    />
  );
}
