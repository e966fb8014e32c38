import { CachedFragment } from "@zoetrope/ui/cached-fragment";
import { usePage } from "../page/use-page.ts";

export interface FilterOption {
  value: string;
  label: string;
  isOn: boolean;
  /** A colour of its own instead of the label, which is then read only. */
  swatch?: string | undefined;
}

/** One question of the filters. It looks the same on every page where the same is chosen, so it is kept by that. */
export function FilterGroup({
  type = "radio",
  name,
  legend,
  options,
  className = "",
}: {
  type?: "radio" | "checkbox";
  /** Of its inputs. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
  className?: string;
}) {
  const { locale } = usePage();
  const chosen = options.map(({ isOn }) => (isOn ? "1" : "0")).join("");
  return (
    <CachedFragment
      as="fieldset"
      className={`filter-group ${className}`}
      cacheKey={`filter ${name} ${locale} ${chosen}`}
    >
      {() => (
        <>
          <legend>{legend}</legend>
          <div className="filter-group__options">
            {options.map(({ value, label, isOn, swatch }) => (
              <label
                key={value}
                className={
                  swatch === undefined
                    ? "filter-option"
                    : `filter-option filter-option--swatch swatch-${swatch}`
                }
              >
                <input type={type} name={name} value={value} defaultChecked={isOn} autoComplete="off" />
                <span>{swatch === undefined ? label : <span className="visually-hidden">{label}</span>}</span>
              </label>
            ))}
          </div>
        </>
      )}
    </CachedFragment>
  );
}
