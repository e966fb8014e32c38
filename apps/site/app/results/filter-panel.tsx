import type { SearchRequest } from "@zoetrope/catalog";
import { categoryShortcuts } from "@zoetrope/chrome";
import { usePage } from "../page/use-page.ts";
import { FilterGroup, type FilterOption } from "./filter-group.tsx";
import {
  colours,
  durations,
  features,
  fileSizes,
  frameRates,
  isSameRange,
  licences,
  rangeValue,
  type Range,
} from "./filter-options.ts";
import { resultsAddress } from "./results-address.ts";

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** Ranges are sent as one value (`2~5`); the server spells it out as minimum and maximum. */
const rangeOptions = <Key extends string>(
  ranges: Record<Key, Range>,
  labels: Record<Key, string>,
  current: Range | undefined,
): FilterOption[] =>
  keysOf(ranges).map((key) => ({
    value: rangeValue(ranges[key]),
    label: labels[key],
    isOn: isSameRange(current, ranges[key]),
  }));

/** Every filter at once, as a plain form: it works without scripts and lands in the address. */
export function FilterPanel({ request }: { request: SearchRequest }) {
  const { words, href } = usePage();
  const { browse } = words;
  const any = (current: unknown): FilterOption => ({
    value: "",
    label: browse.any,
    isOn: current === undefined,
  });
  return (
    <form className="filter-panel" action={href(resultsAddress({ query: request.query }))}>
      {request.type === undefined ? null : <input type="hidden" name="type" value={request.type} />}
      {request.sort === undefined ? null : <input type="hidden" name="sort" value={request.sort} />}
      <FilterGroup
        legend={browse.colour}
        name="colour"
        options={[
          any(request.colour),
          ...keysOf(colours).map((colour) => ({
            value: colours[colour],
            label: browse.colours[colour],
            isOn: request.colour === `#${colours[colour]}`,
            swatch: colour,
          })),
        ]}
      />
      <FilterGroup
        legend={browse.category}
        name="category"
        options={[
          any(request.category),
          ...categoryShortcuts.map((category) => ({
            value: category,
            label: words.categories[category],
            isOn: request.category === category,
          })),
        ]}
      />
      <FilterGroup
        legend={browse.duration}
        name="duration"
        options={[
          any(request.durationInSeconds),
          ...rangeOptions(durations, browse.durations, request.durationInSeconds),
        ]}
      />
      <FilterGroup
        legend={browse.fileSize}
        name="size"
        options={[
          any(request.sizeInBytes),
          ...rangeOptions(fileSizes, browse.fileSizes, request.sizeInBytes),
        ]}
      />
      <FilterGroup
        legend={browse.frameRate}
        name="fps"
        options={[any(request.frameRate), ...rangeOptions(frameRates, browse.frameRates, request.frameRate)]}
      />
      <FilterGroup
        legend={browse.licence}
        name="licence"
        options={[
          any(request.licence),
          ...licences.map((licence) => ({
            value: licence,
            label: licence,
            isOn: request.licence === licence,
          })),
        ]}
      />
      <FilterGroup
        type="checkbox"
        legend={browse.features}
        name="feature"
        className="filter-group--wide"
        options={features.map((feature) => ({
          value: feature,
          label: browse.featureNames[feature],
          isOn: request.features?.includes(feature) === true,
        }))}
      />
      <div className="filter-panel__footer">
        <a
          className="button button--quiet button--small"
          href={href(
            resultsAddress({
              query: request.query,
              ...(request.type === undefined ? {} : { type: request.type }),
            }),
          )}
        >
          {browse.clear}
        </a>
        <button className="button button--ink button--small">{browse.apply}</button>
      </div>
    </form>
  );
}
