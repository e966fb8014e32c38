import type { Category, IngestRequest } from "@zoetrope/catalog";

/** One animation of the seed: all that is known of it before its bytes are needed. */
export interface SeedEntry extends Omit<IngestRequest, "bytes" | "category" | "publishedAt"> {
  category: Category;
  load: () => Uint8Array | Promise<Uint8Array>;
}

export const mit = { spdx: "MIT", name: "MIT License", url: "https://spdx.org/licenses/MIT.html" } as const;

/** Of packages/originals/src/premium, whose LICENCE.md is a page of the site. */
export const premiumSample = {
  spdx: "LicenseRef-Zoetrope-Premium-Sample",
  name: "Zoetrope Premium Sample Licence",
  url: "/licences/premium",
} as const;
