import player from "../../benchmarks/player.ts";
import type { Figure } from "../../benchmarks/harness.ts";
import type { CaseStudy } from "./case-study.ts";

/** Names of the benchmark's figures by the ids that the page uses; each stands beside lottie-web in the same run. */
const shown = {
  "frames per second of the page": "page",
  "frames per second of each card": "card",
  "main thread busy": "busy",
  "JavaScript heap of the main thread": "heap",
} as const;

export default {
  slug: "paperboat-health",
  async measure(progress) {
    const figures: Figure[] = [];
    await player.run({ add: (figure) => figures.push(figure), progress });
    const rounded = (value: number): number => Math.round(value * 10) / 10;
    const measured = Object.entries(shown).flatMap(([what, id]) => {
      const figure = figures.find((each) => each.what === what);
      if (figure?.peer === undefined) throw new Error(`the player benchmark no longer measures “${what}”`);
      const { value, unit, peer } = figure;
      return [
        { id, what, value: rounded(value), unit },
        { id: `${id}-beside`, what: `${what}, ${peer.name}`, value: rounded(peer.value), unit },
      ];
    });
    return [
      { id: "players", what: "animations playing at once", value: 24, unit: "animations" },
      ...measured,
    ];
  },
} satisfies CaseStudy;
