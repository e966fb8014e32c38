import type { SearchRequest } from "@zoetrope/catalog";
import { categoryShortcuts } from "@zoetrope/chrome";
import type { ReactNode } from "react";
import { usePage } from "../page/use-page.ts";
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

function Group({
  legend,
  className = "",
  children,
}: {
  legend: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={`fgroup ${className}`}>
      <legend>{legend}</legend>
      <div className="fgroup__in">{children}</div>
    </fieldset>
  );
}

function Option({
  type = "radio",
  name,
  value,
  isOn,
  swatch,
  children,
}: {
  type?: "radio" | "checkbox";
  name: string;
  value: string;
  isOn: boolean;
  swatch?: string;
  children: ReactNode;
}) {
  return (
    <label className={swatch === undefined ? "option" : `option option--swatch swatch-${swatch}`}>
      <input type={type} name={name} value={value} defaultChecked={isOn} autoComplete="off" />
      <span>{children}</span>
    </label>
  );
}

/** Ranges are sent as one value (`2~5`); the server spells it out as minimum and maximum. */
function RangeGroup<Key extends string>({
  legend,
  name,
  ranges,
  labels,
  current,
}: {
  legend: string;
  name: string;
  ranges: Record<Key, Range>;
  labels: Record<Key, string>;
  current: Range | undefined;
}) {
  const { words } = usePage();
  return (
    <Group legend={legend}>
      <Option name={name} value="" isOn={current === undefined}>
        {words.browse.any}
      </Option>
      {(Object.keys(ranges) as Key[]).map((key) => (
        <Option
          key={key}
          name={name}
          value={rangeValue(ranges[key])}
          isOn={isSameRange(current, ranges[key])}
        >
          {labels[key]}
        </Option>
      ))}
    </Group>
  );
}

/** Every filter at once, as a plain form: it works without scripts and lands in the address. */
export function FilterPanel({ request }: { request: SearchRequest }) {
  const { words, href } = usePage();
  const { browse } = words;
  return (
    <form className="fpanel" action={href(resultsAddress({ query: request.query }))}>
      {request.type === undefined ? null : <input type="hidden" name="type" value={request.type} />}
      {request.sort === undefined ? null : <input type="hidden" name="sort" value={request.sort} />}
      <Group legend={browse.colour} className="fgroup--colours">
        <Option name="colour" value="" isOn={request.colour === undefined}>
          {browse.any}
        </Option>
        {(Object.keys(colours) as (keyof typeof colours)[]).map((colour) => (
          <Option
            key={colour}
            name="colour"
            value={colours[colour]}
            isOn={request.colour === `#${colours[colour]}`}
            swatch={colour}
          >
            <span className="sr">{browse.colours[colour]}</span>
          </Option>
        ))}
      </Group>
      <Group legend={browse.category}>
        <Option name="category" value="" isOn={request.category === undefined}>
          {browse.any}
        </Option>
        {categoryShortcuts.map((category) => (
          <Option key={category} name="category" value={category} isOn={request.category === category}>
            {words.categories[category]}
          </Option>
        ))}
      </Group>
      <RangeGroup
        legend={browse.duration}
        name="duration"
        ranges={durations}
        labels={browse.durations}
        current={request.durationInSeconds}
      />
      <RangeGroup
        legend={browse.fileSize}
        name="size"
        ranges={fileSizes}
        labels={browse.fileSizes}
        current={request.sizeInBytes}
      />
      <RangeGroup
        legend={browse.frameRate}
        name="fps"
        ranges={frameRates}
        labels={browse.frameRates}
        current={request.frameRate}
      />
      <Group legend={browse.licence}>
        <Option name="licence" value="" isOn={request.licence === undefined}>
          {browse.any}
        </Option>
        {licences.map((licence) => (
          <Option key={licence} name="licence" value={licence} isOn={request.licence === licence}>
            {licence}
          </Option>
        ))}
      </Group>
      <Group legend={browse.features} className="fgroup--wide">
        {features.map((feature) => (
          <Option
            key={feature}
            type="checkbox"
            name="feature"
            value={feature}
            isOn={request.features?.includes(feature) === true}
          >
            {browse.featureNames[feature]}
          </Option>
        ))}
      </Group>
      <div className="fpanel__foot">
        <a
          className="btn btn--quiet btn--sm"
          href={href(
            resultsAddress({
              query: request.query,
              ...(request.type === undefined ? {} : { type: request.type }),
            }),
          )}
        >
          {browse.clear}
        </a>
        <button className="btn btn--ink btn--sm">{browse.apply}</button>
      </div>
    </form>
  );
}
