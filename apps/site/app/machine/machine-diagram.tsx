import type { AnimationMessages } from "@zoetrope/i18n";
import type { MachineArrow, MachineGraph } from "./machine-graph.ts";
import { diagramWidth, layOutMachine, lineHeight, nodeWidth } from "./machine-layout.ts";

interface DiagramProps {
  messages: AnimationMessages["machine"];
  graph: MachineGraph;
  /** The state it is in; null while it does not run. */
  current: string | null;
}

/** Lines of text from the first baseline on. */
function Lines({
  lines,
  x,
  y,
  className,
}: {
  lines: readonly string[];
  x: number;
  y: number;
  className?: string;
}) {
  return (
    <text className={className} x={x} y={y}>
      {Array.from(lines.entries(), ([row, line]) => (
        <tspan key={row} x={x} y={y + row * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

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
  const about = new Map(graph.states.map((state) => [state.name, state]));
  const nameOf = (name: string) => (about.get(name)?.isGlobal ? messages.anyState : name);
  const { height, states, arrows, label } = layOutMachine(graph, {
    ofState: ({ name, detail }) => [nameOf(name), detail],
    ofArrow: (arrow) => describe(arrow, messages),
  });
  // What is lit is drawn last: arrows to one state share the end of their way.
  const inOrder = arrows.toSorted((a, b) => Number(a.from === current) - Number(b.from === current));
  return (
    <div className="machine-diagram__canvas">
      <svg className="machine-diagram__drawing" viewBox={`0 0 ${diagramWidth} ${height}`} aria-hidden="true">
        {inOrder.map((arrow) => {
          const { labelLines, causeLines, y } = arrow;
          return (
            <g key={arrow.y} className={arrow.from === current ? "is-on" : undefined}>
              <path className="machine-diagram__arrow" d={arrow.path} />
              <Lines
                lines={labelLines}
                x={label.x}
                y={y - 5 - Math.max(0, labelLines.length - 1) * lineHeight}
              />
              <Lines className="machine-diagram__condition" lines={causeLines} x={label.x} y={y + 14} />
            </g>
          );
        })}
        {states.map(({ name, nameLines, detailLines, y, height: tall, entry }) => {
          const first = y + tall / 2 - ((nameLines.length + detailLines.length) * lineHeight) / 2 + 12;
          return (
            <g
              key={name}
              className={`machine-diagram__state${name === current ? " is-on" : ""}${about.get(name)?.isGlobal ? " is-any" : ""}`}
            >
              <rect x={1} y={y} width={nodeWidth - 1} height={tall} rx={10} />
              {entry === null ? null : <path d={`M${nodeWidth + 1} ${entry}l9 -5v10z`} />}
              <Lines className="machine-diagram__state-name" lines={nameLines} x={12} y={first} />
              <Lines
                className="machine-diagram__condition"
                lines={detailLines}
                x={12}
                y={first + nameLines.length * lineHeight}
              />
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
