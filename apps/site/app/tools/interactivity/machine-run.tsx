import type { AnimationMessages, ToolsMessages } from "@zoetrope/i18n";
import type { MachineEvent, StateMachine } from "@zoetrope/lottie/state-machine";
import type { PlayerHandle } from "@zoetrope/player/react";
import { Button } from "@zoetrope/ui";
import { useState } from "react";
import { MachineDiagram } from "../../machine/machine-diagram.tsx";
import { readMachineGraph } from "../../machine/machine-graph.ts";
import { MachineInputs } from "../../machine/machine-inputs.tsx";
import { ChoiceButtons } from "../parts/settings/choice-buttons.tsx";
import { useSimulation } from "./use-simulation.ts";

const gestures = ["PointerEnter", "PointerExit", "PointerDown", "PointerUp", "Click"] as const;
const places = ["stage", "simulation"] as const;
type Place = (typeof places)[number];

interface MachineRunProps {
  messages: ToolsMessages["machine"];
  /** Of the drawing, and of its inputs. */
  machineMessages: AnimationMessages["machine"];
  id: string;
  json: unknown;
  machine: StateMachine;
  handle: PlayerHandle;
}

/** The states as a drawing, and what can be done to them: on the stage, or without the animation. */
export function MachineRun({ messages, machineMessages, id, json, machine, handle }: MachineRunProps) {
  const [place, setPlace] = useState<Place>("stage");
  const simulation = useSimulation(machine);
  const { act, state } = handle;
  const running = state.machine?.id === id ? state.machine : null;
  const isSimulated = place === "simulation";
  const current = isSimulated ? simulation.state : (running?.state ?? null);
  const fireLabel = (name: string): string => machineMessages.fire({ name });
  return (
    <section className="machine-run" aria-label={messages.states}>
      <ChoiceButtons<Place>
        label={messages.tryIt}
        names={messages.places}
        values={places}
        value={place}
        onChange={setPlace}
      />
      <p className="small-text secondary-text">{messages.hints[place]}</p>
      <div className="machine-diagram">
        <div className="machine-diagram__header">
          <b role="status">{current === null ? messages.off : messages.now({ state: current })}</b>
          {isSimulated ? null : (
            <Button
              variant="secondary"
              size="small"
              onClick={() =>
                act((player) => (running === null ? player.startMachine(id) : player.stopMachine()))
              }
            >
              {running === null ? machineMessages.start : machineMessages.stop}
            </Button>
          )}
        </div>
        <MachineDiagram messages={machineMessages} graph={readMachineGraph(json)} current={current} />
        {isSimulated ? (
          <>
            <div className="machine-diagram__inputs">
              {gestures
                .filter((gesture) => machine.interactions.some(({ type }) => type === gesture))
                .map((gesture) => (
                  <Button
                    key={gesture}
                    variant="secondary"
                    size="small"
                    onClick={() => simulation.take({ type: "post", interaction: gesture })}
                  >
                    {messages.gestures[gesture]}
                  </Button>
                ))}
              <Button variant="secondary" size="small" onClick={() => simulation.take({ type: "complete" })}>
                {messages.complete}
              </Button>
            </div>
            <MachineInputs
              inputs={simulation.inputs}
              fireLabel={fireLabel}
              onSet={(input, value) => {
                if (value !== null) simulation.take({ type: "set", input, value });
              }}
              onFire={(event) => simulation.take({ type: "fire", event })}
            />
            <ol className="machine-run__events small-text" reversed aria-label={messages.happened}>
              {simulation.events.map(({ number, event }) => (
                <li key={number}>{describe(event, messages)}</li>
              ))}
            </ol>
          </>
        ) : running === null ? null : (
          <MachineInputs
            inputs={running.inputs}
            fireLabel={fireLabel}
            onSet={(name, value) => act((player) => player.setMachineInput(name, value))}
            onFire={(name) => act((player) => player.fireMachineEvent(name))}
          />
        )}
      </div>
    </section>
  );
}

function describe(event: MachineEvent, { events: messages }: ToolsMessages["machine"]): string {
  if (event.type === "entered") return messages.entered({ state: event.state });
  if (event.type === "left") return messages.left({ state: event.state });
  if (event.type === "fired") return messages.fired({ event: event.event });
  if (event.type === "set") return messages.set({ input: event.input, value: String(event.value) });
  return event.type === "action" ? messages.action({ action: event.action.type }) : messages.endless;
}
