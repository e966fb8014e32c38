import InvitationsIsland from "../people/invitations/invitations.island.tsx";
import { PeopleView } from "../people/people-view.tsx";

export default function InvitationsPage() {
  return (
    <PeopleView
      island="invitations"
      component={InvitationsIsland}
      titleOf={({ invitations }) => invitations.title}
      guestOf={({ invitations }) => ({ title: invitations.guestTitle, text: invitations.guestText })}
    />
  );
}
