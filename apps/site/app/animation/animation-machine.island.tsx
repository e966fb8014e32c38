import { useEffect, useState } from "react";
import type { AnimationWords } from "@zoetrope/i18n";
import { fill } from "@zoetrope/player/react";
import { MachineInputs } from "./machine-inputs.tsx";
import { readMachineStates, type MachineState } from "./machine-states.ts";
import { openRecolourFile } from "./recolour-file.ts";
import { useIsAwake } from "./use-is-awake.ts";
import { useWorkspace } from "./workspace.ts";

export interface MachineProps {
  words: AnimationWords["machine"];
  fileUrl: string;
  /** Ids of the state machines of the file. */
  machines: string[];
}

/** The states of the file and what moves between them, running on the stage. */
export default function AnimationMachine({ words, fileUrl, machines }: MachineProps) {
  const { stage } = useWorkspace();
  const isAwake = useIsAwake();
  const [statesOf, setStatesOf] = useState<ReadonlyMap<string, MachineState[]>>(new Map());
  const running = stage?.state.machine ?? null;

  useEffect(() => {
    openRecolourFile(fileUrl).then(
      ({ parsed }) =>
        setStatesOf(new Map(parsed.stateMachines.map(({ id, json }) => [id, readMachineStates(json)]))),
      // The machine runs without the list of its states.
      () => undefined,
    );
  }, [fileUrl]);

  const statesToShow = (id: string): MachineState[] => {
    const known = statesOf.get(id) ?? [];
    if (known.length > 0 || running?.id !== id) return known;
    return [{ name: running.state, detail: "" }];
  };

  const toggle = (id: string) =>
    stage?.act((player) => (running?.id === id ? player.stopMachine() : player.startMachine(id)));

  return (
    <section aria-labelledby="machine-title">
      <h2 className="h3" id="machine-title">
        {words.title}
      </h2>
      <p className="dim">{words.lead}</p>
      {machines.map((id) => (
        <div key={id} className="fsm2">
          <div className="fsm2__h">
            <b>{id}</b>
            <button
              type="button"
              className="btn btn--line btn--sm"
              aria-pressed={running?.id === id}
              disabled={!isAwake}
              onClick={() => toggle(id)}
            >
              {running?.id === id ? words.stop : words.start}
            </button>
          </div>
          {statesToShow(id).length === 0 ? null : (
            <ul className="fsm2__r" aria-label={words.states}>
              {statesToShow(id).map(({ name, detail }) => (
                <li
                  key={name}
                  className="fsm2__n"
                  aria-current={(running?.id === id && running.state === name) || undefined}
                >
                  <b>{name}</b>
                  <span>{detail}</span>
                </li>
              ))}
            </ul>
          )}
          {running?.id === id ? (
            <MachineInputs
              inputs={running.inputs}
              fireLabel={(name) => fill(words.fire, { name })}
              onSet={(name, value) => stage?.act((player) => player.setMachineInput(name, value))}
              onFire={(name) => stage?.act((player) => player.fireMachineEvent(name))}
            />
          ) : null}
        </div>
      ))}
    </section>
  );
}
