import type { filters } from "@zoetrope/catalog/filters";
import type { PagesMessages } from "@zoetrope/i18n";

type Filters = typeof filters;
/** The filters that the panel asks for. */
export type PanelField = {
  [Field in keyof Filters]: Filters[Field] extends { offered: object } ? Field : never;
}[keyof Filters];

type Answers<Entry> = Entry extends { offered: infer Offered }
  ? { readonly [Key in keyof Offered]: string }
  : never;
type FilterMessages = { [Field in PanelField]: { legend: string; options: Answers<Filters[Field]> } };

/** What the panel calls its questions and their answers. */
export const filterMessages = ({ browse, categories }: PagesMessages): FilterMessages => ({
  colour: { legend: browse.colour, options: browse.colours },
  category: { legend: browse.category, options: categories },
  style: { legend: browse.style, options: browse.styles },
  durationInSeconds: { legend: browse.duration, options: browse.durations },
  sizeInBytes: { legend: browse.fileSize, options: browse.fileSizes },
  frameRate: { legend: browse.frameRate, options: browse.frameRates },
  aspectRatio: { legend: browse.aspectRatio, options: browse.aspectRatios },
  flashing: { legend: browse.flashing, options: browse.flashings },
  licence: { legend: browse.licence, options: { MIT: "MIT", ISC: "ISC", premium: browse.premium } },
  features: { legend: browse.features, options: browse.featureNames },
});
