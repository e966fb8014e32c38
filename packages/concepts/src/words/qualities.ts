import colourNames from "../../data/colours.json" with { type: "json" };
import motionNames from "../../data/motions.json" with { type: "json" };
import styleNames from "../../data/styles.json" with { type: "json" };
import { motions, styles } from "../concepts.ts";
import { WordList } from "./word-list.ts";

/** What a query may ask of the look and the motion of whatever it asks for. */
export const createQualities = () => ({
  colours: new WordList(colourNames, Object.keys(colourNames)),
  styles: new WordList(styleNames, styles),
  motions: new WordList(motionNames, motions, { areVerbs: true }),
});

export type Qualities = ReturnType<typeof createQualities>;
