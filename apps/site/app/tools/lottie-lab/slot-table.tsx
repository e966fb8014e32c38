import { formatNumber, type Locale, type ToolsMessages } from "@zoetrope/i18n";
import type { OptionsOf, ResultOf } from "@zoetrope/tools/engine";
import { Button } from "@zoetrope/ui";

type Colours = OptionsOf<"withThemes">;
type Slot = ResultOf<"withThemes">["slots"][number];

/** As many as somebody looks through; the others are in the file as well. */
const shownSlots = 40;
/** Of one slot in one theme. */
const shownColours = 12;

interface SlotTableProps {
  locale: Locale;
  messages: ToolsMessages["theming"];
  slots: readonly Slot[];
  colours: Colours;
  onColour(theme: keyof Colours, slot: string, index: number, hex: string): void;
  onReset(): void;
}

/** The slots of a file with their colour in each theme. Gradients have one for each stop, colours that move one for each keyframe. */
export function SlotTable({ locale, messages, slots, colours, onColour, onReset }: SlotTableProps) {
  if (slots.length === 0) return <p>{messages.none}</p>;
  const isChanged = [colours.light, colours.dark].some((theme) => Object.keys(theme).length > 0);
  const colourFields = (slot: Slot, theme: keyof Colours) => {
    const labelOf = ({ offset, frame }: Slot["light"][number], number: number) => {
      const of = { slot: slot.id, theme: messages[theme] };
      if (offset !== undefined) return messages.stopOf({ ...of, number, offset });
      return frame === undefined ? messages.colourOf(of) : messages.frameOf({ ...of, frame });
    };
    const fields = slot[theme].slice(0, shownColours).map((colour, index) => ({
      number: index + 1,
      label: labelOf(colour, index + 1),
      hex: colours[theme][slot.id]?.[index] ?? colour.hex,
    }));
    const further = slot[theme].length - fields.length;
    return (
      <div className="slot-table__colours">
        {fields.map(({ number, label, hex }) => (
          <input
            key={number}
            type="color"
            aria-label={label}
            title={label}
            value={hex}
            onChange={({ currentTarget }) => onColour(theme, slot.id, number - 1, currentTarget.value)}
          />
        ))}
        {further > 0 ? (
          <span className="secondary-text">{messages.furtherColours({ count: further })}</span>
        ) : null}
      </div>
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
              <td>{colourFields(slot, "light")}</td>
              <td>{colourFields(slot, "dark")}</td>
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
