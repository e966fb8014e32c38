import { formatNumber, type Locale, type ToolsMessages } from "@zoetrope/i18n";
import type { OptionsOf, ResultOf } from "@zoetrope/tools/engine";
import { Button } from "@zoetrope/ui";

type Colours = OptionsOf<"withThemes">;
type Slot = ResultOf<"withThemes">["slots"][number];

/** As many as somebody looks through; the others are in the file as well. */
const shownSlots = 40;

interface SlotTableProps {
  locale: Locale;
  messages: ToolsMessages["theming"];
  slots: readonly Slot[];
  colours: Colours;
  onColour(theme: keyof Colours, slot: string, hex: string): void;
  onReset(): void;
}

/** The slots of a file with their colour in each theme. Gradients and colours that move have theirs, which are not chosen here. */
export function SlotTable({ locale, messages, slots, colours, onColour, onReset }: SlotTableProps) {
  if (slots.length === 0) return <p>{messages.none}</p>;
  const isChanged = [colours.light, colours.dark].some((theme) => Object.keys(theme).length > 0);
  const colourField = (slot: Slot, theme: keyof Colours) => {
    const chosen = colours[theme][slot.id] ?? slot[theme];
    return (
      <input
        type="color"
        aria-label={messages.colourOf({ slot: slot.id, theme: messages[theme] })}
        value={chosen}
        disabled={slot.kind !== "colour"}
        onChange={({ currentTarget }) => onColour(theme, slot.id, currentTarget.value)}
      />
    );
  };
  return (
    <div className="slot-table">
      <table className="small-text">
        <thead>
          <tr>
            <th scope="col">{messages.slot}</th>
            <th scope="col">{messages.uses}</th>
            <th scope="col">{messages.light}</th>
            <th scope="col">{messages.dark}</th>
          </tr>
        </thead>
        <tbody>
          {slots.slice(0, shownSlots).map((slot) => (
            <tr key={slot.id}>
              <th scope="row">
                {slot.id}
                {slot.kind === "colour" ? null : (
                  <span className="secondary-text"> {messages.kinds[slot.kind]}</span>
                )}
              </th>
              <td className="tabular-numbers">{formatNumber(locale, slot.uses)}</td>
              <td>{colourField(slot, "light")}</td>
              <td>{colourField(slot, "dark")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {slots.length > shownSlots ? (
        <p className="small-text secondary-text">{messages.further({ count: slots.length - shownSlots })}</p>
      ) : null}
      {isChanged ? (
        <Button variant="tertiary" size="small" onClick={onReset}>
          {messages.reset}
        </Button>
      ) : null}
    </div>
  );
}
