/** The icon of a workspace; the first letter of its name where it has none. Its name stands beside it. */
export function WorkspaceIcon({ name, icon }: { name: string; icon: string | null }) {
  return (
    <span className="workspace-icon tint-mint" aria-hidden="true">
      {icon === null ? Array.from(name)[0]?.toUpperCase() : <img src={icon} alt="" width={40} height={40} />}
    </span>
  );
}
