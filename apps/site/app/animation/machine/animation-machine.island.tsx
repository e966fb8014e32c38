import { useEffect, useState } from "react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { MachineInputs } from "../../machine/machine-inputs.tsx";
import { MachineDiagram } from "../../machine/machine-diagram.tsx";
import { readMachineGraph, type MachineGraph } from "../../machine/machine-graph.ts";
import { openRecolourFile } from "../colours/recolour-file.ts";
import { useIsHydrated } from "../stage/use-is-hydrated.ts";
import { useWorkspace } from "../workspace.ts";

export interface MachineProps {
  messages: AnimationMessages["machine"];
  fileUrl: string;
  /** Ids of the state machines of the file. */
  machines: string[];
}

/** The states of the file and what moves between them, running on the stage. */
export default function AnimationMachine({ messages, fileUrl, machines }: MachineProps) {
  const { stage } = useWorkspace();
  const isHydrated = useIsHydrated();
  const [graphs, setGraphs] = useState<ReadonlyMap<string, MachineGraph>>(new Map());
  const running = stage?.state.machine ?? null;

  useEffect(() => {
    openRecolourFile(fileUrl).then(
      ({ parsed }) =>
        setGraphs(new Map(parsed.stateMachines.map(({ id, json }) => [id, readMachineGraph(json)]))),
      // The machine runs without the drawing of its states.
      () => undefined,
    );
  }, [fileUrl]);

  const graphOf = (id: string): MachineGraph => {
    const known = graphs.get(id);
    if (known || running?.id !== id) return known ?? { states: [], arrows: [] };
    return { states: [{ name: running.state, detail: "", isGlobal: false }], arrows: [] };
  };

  const toggle = (id: string) =>
    stage?.act((player) => (running?.id === id ? player.stopMachine() : player.startMachine(id)));

  return (
    <section aria-labelledby="machine-title">
      <h2 className="h3" id="machine-title">
        {messages.title}
      </h2>
      <p className="secondary-text">{messages.lead}</p>
      {machines.map((id) => (
        <div key={id} className="machine-diagram">
          <div className="machine-diagram__header">
            <b>{id}</b>
            <button
              type="button"
              className="button button--secondary button--small"
              aria-pressed={running?.id === id}
              disabled={!isHydrated}
              onClick={() => toggle(id)}
            >
              {running?.id === id ? messages.stop : messages.start}
            </button>
          </div>
          <MachineDiagram
            messages={messages}
            graph={graphOf(id)}
            current={running?.id === id ? running.state : null}
          />
          {running?.id === id ? (
            <MachineInputs
              inputs={running.inputs}
              fireLabel={(name) => messages.fire({ name })}
              onSet={(name, value) => stage?.act((player) => player.setMachineInput(name, value))}
              onFire={(name) => stage?.act((player) => player.fireMachineEvent(name))}
            />
          ) : null}
        </div>
      ))}
    </section>
  );
}
