import type { MachineInput, MachineInputValue } from "@zoetrope/player";

interface MachineInputsProps {
  inputs: readonly MachineInput[];
  fireLabel(name: string): string;
  onSet(name: string, value: MachineInputValue): void;
  onFire(name: string): void;
}

function Control({
  input,
  onSet,
  fireLabel,
  onFire,
}: { input: MachineInput } & Omit<MachineInputsProps, "inputs">) {
  const { name, type, value } = input;
  if (type === "Event") {
    return (
      <button type="button" className="button button--secondary button--small" onClick={() => onFire(name)}>
        {fireLabel(name)}
      </button>
    );
  }
  if (type === "Boolean") {
    return (
      <label className="switch">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onSet(name, event.currentTarget.checked)}
        />
        {name}
      </label>
    );
  }
  return (
    <label className="machine-diagram__field">
      <span className="label">{name}</span>
      <input
        className="input tabular-numbers"
        type={type === "Numeric" ? "number" : "text"}
        step="any"
        value={String(value ?? "")}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (type !== "Numeric") onSet(name, text);
          else if (text !== "" && Number.isFinite(Number(text))) onSet(name, Number(text));
        }}
      />
    </label>
  );
}

/** One control per input of a running state machine. */
export function MachineInputs({ inputs, ...handlers }: MachineInputsProps) {
  if (inputs.length === 0) return null;
  return (
    <div className="machine-diagram__inputs">
      {inputs.map((input) => (
        <Control key={input.name} input={input} {...handlers} />
      ))}
    </div>
  );
}
