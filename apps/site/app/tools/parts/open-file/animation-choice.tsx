import type { FileFacts } from "@zoetrope/tools/files";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { SelectField } from "../settings/select-field.tsx";

/** Which animation of a dotLottie that has several is shown and worked on. */
export function AnimationChoice({
  messages: { input: messages },
  facts: { animationIds },
  onChange,
}: Pick<WorkbenchProps, "messages"> & {
  facts: Pick<FileFacts, "animationIds">;
  onChange(id: string): void;
}) {
  if (animationIds.length < 2) return null;
  return (
    <div className="file-bar__animations">
      <SelectField
        label={messages.several({ count: animationIds.length })}
        names={Object.fromEntries(animationIds.map((id) => [id, id]))}
        values={animationIds.toSorted()}
        value={animationIds[0] ?? ""}
        onChange={onChange}
      />
    </div>
  );
}
