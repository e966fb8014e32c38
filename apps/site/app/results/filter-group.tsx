import type { Locale } from "@zoetrope/i18n";
import { FilledTemplate } from "@zoetrope/ui/filled-template";

export interface FilterOption {
  value: string;
  label: string;
  isOn: boolean;
  /** Hits if it is chosen, as people write it; undefined where that is no number of its own. */
  count: string | undefined;
  /** A colour of its own instead of the label, which is then read only. */
  swatch?: string | undefined;
  /** Not among the panel's own: the address asks for it. */
  isOwn?: boolean;
}

interface FilterGroupProps {
  type?: "radio" | "checkbox";
  /** Of its inputs. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
  locale: Locale;
  className?: string;
}

/** One question of the filters. It looks the same on every page where the same is chosen but for the counts, so it is kept by that. */
export function FilterGroup({
  type = "radio",
  name,
  legend,
  options,
  locale,
  className = "",
}: FilterGroupProps) {
  const chosen = options.map(({ isOn }) => (isOn ? "1" : "0")).join("");
  // Anybody can ask for another value: what those look like is not kept.
  const isKept = options.every(({ isOwn }) => isOwn !== true);
  return (
    <FilledTemplate
      as="fieldset"
      className={`filter-group ${className}`}
      cacheKey={isKept ? `filter ${name} ${locale} ${chosen}` : null}
      values={Object.fromEntries(options.map(({ value, count }) => [value, count]))}
    >
      {(counts) => content({ type, name, legend, options }, counts)}
    </FilledTemplate>
  );
}

/** `counts`: of the options, by their values. */
const content = (
  { type, name, legend, options }: Required<Pick<FilterGroupProps, "type" | "name" | "legend" | "options">>,
  counts: Readonly<Record<string, string | undefined>>,
) => {
  const countOfChoice = ({ value }: FilterOption) =>
    counts[value] === undefined ? null : (
      <span className="choice-count tabular-numbers">{counts[value]}</span>
    );
  return (
    <>
      <legend>{legend}</legend>
      <div className="filter-group__options">
        {options.map((option) => (
          <label
            key={option.value}
            className={
              option.swatch === undefined
                ? "filter-option"
                : `filter-option filter-option--swatch swatch-${option.swatch}`
            }
          >
            <input
              type={type}
              name={name}
              value={option.value}
              defaultChecked={option.isOn}
              autoComplete="off"
            />
            <span className="filter-option__label">
              {option.swatch === undefined ? (
                <>
                  {option.label}
                  {countOfChoice(option)}
                </>
              ) : (
                <span className="visually-hidden">{option.label}</span>
              )}
            </span>
            {option.swatch === undefined ? null : countOfChoice(option)}
          </label>
        ))}
      </div>
    </>
  );
};
