/** A licence under which an animation can be published. */
export interface Licence {
  spdx: string;
  name: string;
  url: string;
}

/** The offered ones, the most open first; all allow what people come here for: to use it. */
export const licences: readonly Licence[] = [
  { spdx: "CC0-1.0", name: "CC0 1.0", url: "https://creativecommons.org/publicdomain/zero/1.0/" },
  { spdx: "CC-BY-4.0", name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
  { spdx: "CC-BY-SA-4.0", name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
  { spdx: "CC-BY-NC-4.0", name: "CC BY-NC 4.0", url: "https://creativecommons.org/licenses/by-nc/4.0/" },
  { spdx: "MIT", name: "MIT License", url: "https://spdx.org/licenses/MIT" },
];

export const getLicence = (spdx: string): Licence | null =>
  licences.find((licence) => licence.spdx === spdx) ?? null;
