import { pageGateway } from "@zoetrope/gateway-client";
import { ButtonLink } from "@zoetrope/ui";
import { useCallback, useMemo } from "react";
import { setCurrentWorkspaceId } from "../../data/current-workspace.ts";
import { createPeopleApi } from "../../data/people-api.ts";
import { useSession } from "../../data/use-session.ts";
import { SignInPrompt } from "../../files/sign-in-prompt.tsx";
import { LoadFailure } from "../../files/list/file-list-states.tsx";
import type { PeopleProps } from "../people-props.ts";
import { PeopleSkeleton } from "../members/people-list.tsx";
import { ReceivedInvitations } from "./received-invitations.tsx";
import { useLoaded } from "../../lists/use-loaded.ts";

/** Where the mail of an invitation leads: the way in for who has to sign in first, then what is to be answered. */
export default function InvitationsPage(props: PeopleProps) {
  const { invitations: texts } = props.peopleMessages;
  const who = useSession(props.urls);
  if (who.status === "guest") return <SignInPrompt {...props} />;
  return (
    <section className="workspace-content workspace-content--people workspace-content--alone">
      <div className="section-header">
        <h1 className="h2" tabIndex={-1}>
          {texts.title}
        </h1>
      </div>
      {who.status === "signed-in" ? (
        <MyInvitations {...props} email={who.user.email} />
      ) : (
        <PeopleSkeleton label={texts.loading} />
      )}
    </section>
  );
}

function MyInvitations(props: PeopleProps & { email: string }) {
  const { email, urls, messages, peopleMessages, drawings, hrefs } = props;
  const api = useMemo(() => createPeopleApi(pageGateway(urls), urls.api), [urls]);
  const { invitations: texts } = peopleMessages;
  const { state, reload, change } = useLoaded(useCallback(() => api.receivedInvitations(), [api]));
  if (state.phase === "loading") return <PeopleSkeleton label={texts.loading} />;
  if (state.phase === "failed")
    return <LoadFailure failed={texts.failed} messages={messages} drawings={drawings} onTryAgain={reload} />;
  if (state.value.length > 0)
    return (
      <ReceivedInvitations
        {...props}
        api={api}
        invitations={state.value}
        onAnswered={(id, entered) => {
          if (entered === null) return change((before) => before.filter((one) => one.id !== id));
          setCurrentWorkspaceId(entered);
          location.assign(hrefs.people);
        }}
      />
    );
  return (
    <div className="people-part" role="status">
      <p className="h4">{texts.none({ email })}</p>
      <p className="secondary-text">{texts.noneText}</p>
      <div className="row row--wrap">
        <ButtonLink href={hrefs.files}>{texts.toFiles}</ButtonLink>
      </div>
    </div>
  );
}
