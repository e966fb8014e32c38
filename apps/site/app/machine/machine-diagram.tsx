import type { AnimationMessages } from "@zoetrope/i18n";
import type { MachineArrow, MachineGraph } from "./machine-graph.ts";
import { cutToWidth, diagramWidth, layOutMachine, nodeWidth } from "./machine-layout.ts";

interface DiagramProps {
  messages: AnimationMessages["machine"];
  graph: MachineGraph;
  /** The state it is in; null while it does not run. */
  current: string | null;
}

const detailLetter = 6.6;

/** What leads on, and how that comes about, in words. */
function describe(
  { guards }: MachineArrow,
  messages: DiagramProps["messages"],
): [label: string, cause: string] {
  const causes = guards
    .flatMap((guard) => guard.causes)
    .map((cause) => (messages.causes as Record<string, string>)[cause])
    .filter((cause) => cause !== undefined);
  return [guards.map(({ label }) => label).join(" & "), causes.join(", ")];
}

/** States as boxes and what leads from one to another as arrows; the same as a list for those who do not see it. */
export function MachineDiagram({ messages, graph, current }: DiagramProps) {
  const { height, states, arrows, label } = layOutMachine(graph);
  // What is lit is drawn last: arrows to one state share the end of their way.
  const inOrder = arrows.toSorted((a, b) => Number(a.from === current) - Number(b.from === current));
  const about = new Map(graph.states.map((state) => [state.name, state]));
  const nameOf = (name: string) => (about.get(name)?.isGlobal ? messages.anyState : name);
  return (
    <div className="machine-diagram__canvas">
      <svg className="machine-diagram__drawing" viewBox={`0 0 ${diagramWidth} ${height}`} aria-hidden="true">
        {inOrder.map((arrow) => {
          const [text, cause] = describe(arrow, messages);
          return (
            <g key={arrow.y} className={arrow.from === current ? "is-on" : undefined}>
              <path className="machine-diagram__arrow" d={arrow.path} />
              <text x={label.x} y={arrow.y - 5}>
                {cutToWidth(text, label.width)}
              </text>
              <text className="machine-diagram__condition" x={label.x} y={arrow.y + 14}>
                {cutToWidth(cause, label.width)}
              </text>
            </g>
          );
        })}
        {states.map(({ name, y, height: tall, entry }) => {
          const detail = about.get(name)?.detail ?? "";
          const middle = y + tall / 2;
          return (
            <g
              key={name}
              className={`machine-diagram__state${name === current ? " is-on" : ""}${about.get(name)?.isGlobal ? " is-any" : ""}`}
            >
              <rect x={1} y={y} width={nodeWidth - 1} height={tall} rx={10} />
              {entry === null ? null : <path d={`M${nodeWidth + 1} ${entry}l9 -5v10z`} />}
              <text className="machine-diagram__state-name" x={12} y={middle + (detail === "" ? 5 : -2)}>
                {cutToWidth(nameOf(name), nodeWidth - 20, 8)}
              </text>
              <text className="machine-diagram__condition" x={12} y={middle + 14}>
                {cutToWidth(detail, nodeWidth - 20, detailLetter)}
              </text>
            </g>
          );
        })}
      </svg>
      <ul className="visually-hidden" aria-label={messages.states}>
        {graph.states.map(({ name, detail }) => (
          <li key={name} aria-current={name === current || undefined}>
            {[nameOf(name), detail].filter((part) => part !== "").join(", ")}
            {graph.arrows
              .filter(({ from }) => from === name)
              .map((arrow) => {
                const [text, cause] = describe(arrow, messages);
                const by = [text, cause].filter((part) => part !== "").join(", ");
                return `; ${messages.leadsTo({ input: by === "" ? messages.byItself : by, state: nameOf(arrow.to) })}`;
              })
              .join("")}
          </li>
        ))}
      </ul>
    </div>
  );
}
