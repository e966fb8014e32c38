import type { FeedbackMessages } from "@zoetrope/i18n";
import { Button } from "@zoetrope/ui";
import type { EditorsDay } from "../data/editors-days-api.ts";
import { PickCard } from "./pick-card.tsx";

/** The days that operators have put together, the newest first, as they stand on the page. */
export function DayList({
  days,
  texts,
  onChange,
  onRemove,
}: {
  days: readonly EditorsDay[];
  texts: FeedbackMessages["admin"]["featured"];
  onChange(day: EditorsDay): void;
  onRemove(day: EditorsDay): void;
}) {
  return days.map((entry) => {
    const day = new Date(entry.day);
    const name = texts.day({ day });
    return (
      <section key={entry.day} className="editors-day" aria-label={name}>
        <div className="editors-day__head">
          <h2 className="h4">
            <time dateTime={entry.day}>{name}</time>
          </h2>
          <span className="small-text secondary-text">
            {entry.isPublic ? texts.shown : texts.planned({ day })}
          </span>
          <Button
            variant="secondary"
            size="small"
            aria-label={`${texts.change}: ${name}`}
            onClick={() => onChange(entry)}
          >
            {texts.change}
          </Button>
          <Button
            variant="tertiary"
            size="small"
            aria-label={`${texts.remove}: ${name}`}
            onClick={() => onRemove(entry)}
          >
            {texts.remove}
          </Button>
        </div>
        <ol className="picks">
          {entry.animations.map((pick) => (
            <PickCard key={pick.id} pick={pick} />
          ))}
        </ol>
      </section>
    );
  });
}
