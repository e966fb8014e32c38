import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { usePage } from "../page/use-page.ts";

export interface FilterOption {
  value: string;
  label: string;
  isOn: boolean;
  /** Hits if it is chosen, as people write it; null where that is no number of its own. */
  count: string | null;
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
  className?: string;
}

/** One question of the filters. It looks the same on every page where the same is chosen but for the counts, so it is kept by that. */
export function FilterGroup({ type = "radio", name, legend, options, className = "" }: FilterGroupProps) {
  const { locale } = usePage();
  const chosen = options.map(({ isOn }) => (isOn ? "1" : "0")).join("");
  const counts = Object.fromEntries(options.map(({ value, count }) => [value, count ?? undefined]));
  const box = `filter-group ${className}`;
  // Anybody can ask for another value: what those look like is not kept.
  if (options.some(({ isOwn }) => isOwn === true))
    return (
      <fieldset className={box}>
        {content({ type, name, legend, options }, ({ count }) => count ?? "")}
      </fieldset>
    );
  return (
    <FilledTemplate
      as="fieldset"
      className={box}
      cacheKey={`filter ${name} ${locale} ${chosen}`}
      values={counts}
    >
      {(given) => content({ type, name, legend, options }, ({ value }) => given[value] ?? "")}
    </FilledTemplate>
  );
}

/** `countOf`: what stands for the number of an option. */
const content = (
  { type, name, legend, options }: Required<Pick<FilterGroupProps, "type" | "name" | "legend" | "options">>,
  countOf: (option: FilterOption) => string,
) => {
  const countOfChoice = (option: FilterOption) =>
    option.count === null ? null : <span className="choice-count tabular-numbers">{countOf(option)}</span>;
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
