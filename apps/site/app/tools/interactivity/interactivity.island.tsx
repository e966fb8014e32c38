import { describeDiagnostics } from "@zoetrope/i18n/describe-diagnostics";
import { readStateMachine } from "@zoetrope/lottie/state-machine";
import { pageEngine, type EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { StagedPlayer, useToolPlayer } from "@zoetrope/tools/react";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { FindingList } from "../parts/finding-list.tsx";
import { OneFileTool, type OpenedParts } from "../parts/one-file-tool.tsx";
import { SelectField } from "../parts/settings/select-field.tsx";
import { DotLottieActions } from "../parts/open-file/dotlottie-actions.tsx";
import { useLatest } from "../parts/use-latest.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { MachineRun } from "./machine-run.tsx";
import { MachineText } from "./machine-text.tsx";
import {
  buildTemplate,
  firstSegments,
  statesOf,
  templateNames,
  type Segments,
  type TemplateName,
} from "./machine-templates.ts";

interface NamedMachine {
  id: string;
  json: unknown;
}

/** State machines: of a file, of a template, or as they are written; seen, tried out, and taken along in a dotLottie. */
export default function Interactivity(props: WorkbenchProps) {
  return <OneFileTool {...props} renderOpened={(opened) => <OpenedFile {...props} {...opened} />} />;
}

function OpenedFile(props: WorkbenchProps & OpenedParts) {
  const { file } = props;
  const read = useCallback(
    (control: { signal?: AbortSignal }) => pageEngine().run("readMachines", [file], null, control),
    [file],
  );
  const { result: machines, hasFailed } = useLatest(read);
  if (machines !== null) return <Playground {...props} machines={machines} />;
  return (
    <>
      <div className="workbench__stage">{props.fileBar}</div>
      <p className="workbench__options" role="alert">
        {hasFailed ? props.messages.make.problems.failed : ""}
      </p>
    </>
  );
}

/** The file with the machine in it, made anew when it changes. */
function useFileWith(file: EngineFile, machine: NamedMachine) {
  const make = useCallback(
    (control: { signal?: AbortSignal }) => pageEngine().run("withMachine", [file], { machine }, control),
    [file, machine],
  );
  return useLatest(make);
}

/** A machine of the file, by its id, or a template. */
type Choice = `own ${string}` | TemplateName;
const isTemplate = (choice: Choice): choice is TemplateName => templateNames.some((name) => name === choice);

function Playground({
  machines,
  ...props
}: WorkbenchProps & OpenedParts & { machines: readonly NamedMachine[] }) {
  const { file, facts, messages, machine: machineMessages } = props;
  const words = messages.machine;
  const markers = [...new Set(facts.markers.map(({ name }) => name))];
  const [animation = ""] = facts.animationIds;
  const [choice, setChoice] = useState<Choice>(machines[0] === undefined ? "hover" : `own ${machines[0].id}`);
  const [segments, setSegments] = useState<Segments>(() => firstSegments("hover", markers));
  const [machine, setMachine] = useState<NamedMachine>(
    () => machines[0] ?? buildTemplate("hover", animation, firstSegments("hover", markers)),
  );
  const choose = (next: Choice, parts: Segments): void => {
    setChoice(next);
    setSegments(parts);
    const own = machines.find(({ id }) => `own ${id}` === next);
    if (isTemplate(next)) setMachine(buildTemplate(next, animation, parts));
    else if (own !== undefined) setMachine(own);
  };
  const { result: made, isRunning, hasFailed } = useFileWith(file, machine);
  const choices: Choice[] = [...machines.map(({ id }): Choice => `own ${id}`), ...templateNames];
  const names = Object.fromEntries(
    choices.map((each) => [
      each,
      isTemplate(each) ? words.templates[each] : words.own({ name: each.slice(4) }),
    ]),
  ) as Record<Choice, string>;
  const settings = (
    <>
      <SelectField<Choice>
        label={words.choose}
        names={names}
        values={choices}
        value={choice}
        onChange={(next) => choose(next, isTemplate(next) ? firstSegments(next, markers) : {})}
      />
      {isTemplate(choice) && markers.length > 0
        ? statesOf(choice).map((state) => (
            <SelectField
              key={state}
              label={words.plays({ state })}
              names={{ "": words.all, ...Object.fromEntries(markers.map((name) => [name, name])) }}
              values={["", ...markers]}
              value={segments[state] ?? ""}
              onChange={(name) => {
                const { [state]: _, ...others } = segments;
                choose(choice, name === "" ? others : { ...others, [state]: name });
              }}
            />
          ))
        : null}
    </>
  );
  const text = (
    <MachineText
      messages={words}
      json={machine.json}
      onChange={(json) => setMachine(({ id }) => ({ id, json }))}
    />
  );
  if (made === null || machineMessages === null)
    return (
      <>
        <div className="workbench__stage">{props.fileBar}</div>
        <div className="workbench__options" aria-busy={isRunning}>
          {settings}
          <p role="alert">{hasFailed ? messages.make.problems.failed : ""}</p>
          {text}
        </div>
      </>
    );
  return (
    <StagedMachine {...props} facts={made.facts} machine={machine} machineMessages={machineMessages}>
      {(run) => (
        <>
          {settings}
          {run}
          <FindingList
            title={words.findings}
            none={words.sound}
            sentences={describeDiagnostics(props.diagnostics, made.diagnostics)}
          />
          <p role="alert">{hasFailed && !isRunning ? messages.make.problems.failed : ""}</p>
          <DotLottieActions {...props} file={made.file} />
          {text}
        </>
      )}
    </StagedMachine>
  );
}

/** The machine on the stage; it is switched on with it, unless somebody asked for stillness. */
function StagedMachine({
  facts,
  machine,
  machineMessages,
  children,
  ...props
}: Omit<WorkbenchProps & OpenedParts, "facts" | "machine"> & {
  facts: FileFacts;
  machine: NamedMachine;
  machineMessages: NonNullable<WorkbenchProps["machine"]>;
  children(run: ReactNode): ReactNode;
}) {
  const { id, json } = machine;
  const handle = useToolPlayer(facts, { machine: id });
  const read = useMemo(() => readStateMachine(json), [json]);
  return (
    <>
      <div className="workbench__stage">
        <StagedPlayer handle={handle} facts={facts} name={props.file.name} messages={props.player} />
        {props.fileBar}
      </div>
      <div className="workbench__options">
        {children(
          read === null ? null : (
            <MachineRun
              messages={props.messages.machine}
              machineMessages={machineMessages}
              id={id}
              json={json}
              machine={read}
              handle={handle}
            />
          ),
        )}
      </div>
    </>
  );
}
