import { useId } from "react";

/** One of the workspaces, by its name. */
export function WorkspaceSelect({
  label,
  workspaces,
  value,
  onChange,
}: {
  label: string;
  workspaces: readonly { id: string; name: string }[];
  value: string;
  onChange(id: string): void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {workspaces.map((workspace) => (
          <option key={workspace.id} value={workspace.id}>
            {workspace.name}
          </option>
        ))}
      </select>
    </div>
  );
}
