import People from "../people/people.island.tsx";
import { PeopleView } from "../people/people-view.tsx";

export default function PeoplePage() {
  return (
    <PeopleView
      island="people"
      component={People}
      titleOf={({ people }) => people.title}
      guestOf={({ guest }) => guest}
    />
  );
}
