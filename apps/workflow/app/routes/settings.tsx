import { PeopleView } from "../people/people-view.tsx";
import Settings from "../settings/settings.island.tsx";

export default function SettingsPage() {
  return (
    <PeopleView
      island="settings"
      component={Settings}
      titleOf={({ settings }) => settings.title}
      guestOf={({ settings }) => ({ title: settings.guestTitle, text: settings.guestText })}
    />
  );
}
