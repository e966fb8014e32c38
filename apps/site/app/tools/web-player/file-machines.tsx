import { readStateMachine } from "@zoetrope/lottie/state-machine";
import type { PlayerHandle } from "@zoetrope/player/react";
import { pageEngine, type EngineFile } from "@zoetrope/tools/engine";
import { useCallback, useMemo, useState } from "react";
import { MachineRun } from "../interactivity/machine-run.tsx";
import { SelectField } from "../parts/settings/select-field.tsx";
import { useLatest } from "../parts/use-latest.ts";
import type { WorkbenchProps } from "../workbench-props.ts";

/** The state machines of a file, one at a time: seen, and tried out on the stage or without it. */
export function FileMachines({
  messages,
  machine: machineMessages,
  file,
  handle,
}: Pick<WorkbenchProps, "machine" | "messages"> & { file: EngineFile; handle: PlayerHandle }) {
  const read = useCallback(
    (control: { signal?: AbortSignal }) => pageEngine().run("readMachines", [file], null, control),
    [file],
  );
  const { result: machines } = useLatest(read);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = machines?.find(({ id }) => id === chosen) ?? machines?.[0];
  const json = shown?.json;
  const machine = useMemo(() => readStateMachine(json), [json]);
  if (machines === null || shown === undefined || machine === null || machineMessages === null) return null;
  return (
    <>
      {machines.length < 2 ? null : (
        <SelectField
          label={messages.machine.choose}
          names={Object.fromEntries(machines.map(({ id }) => [id, id]))}
          values={machines.map(({ id }) => id)}
          value={shown.id}
          onChange={setChosen}
        />
      )}
      <MachineRun
        key={shown.id}
        messages={messages.machine}
        machineMessages={machineMessages}
        id={shown.id}
        json={json}
        machine={machine}
        handle={handle}
      />
    </>
  );
}
