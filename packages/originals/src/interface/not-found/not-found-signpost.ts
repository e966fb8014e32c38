import { figure } from "../figure.ts";
import { box, crimson, fill, group, keys, line, paper, rose } from "../shapes.ts";

export const notFoundSignpost = figure(
  {
    key: "404-signpost",
    title: "Signpost, undecided",
    frames: 90,
    canvas: [400, 300],
    description: "The two boards of a signpost spin on their pole and cannot agree where to go.",
    tags: ["404", "signpost", "direction", "lost", "not found", "error", "arrow", "crossroads"],
  },
  fill("M110 262Q200 244 290 262V276H110Z"),
  box(193, 30, 14, 236),
  fill("M193 30L200 18L207 30Z"),
  group(
    {
      pivot: [200, 82],
      scale: keys(
        [0, [100, 100]],
        [10, [106, 100]],
        [24, [-106, 100], "in-out"],
        [30, [-98, 100]],
        [34, [-100, 100]],
        [56, [-100, 100]],
        [72, [104, 100], "in-out"],
        [78, [100, 100]],
        [90, [100, 100]],
      ),
    },
    fill("M150 56H286L314 82L286 108H150Z"),
    line("M170 82H262", { width: 9, color: rose[0] }),
  ),
  group(
    {
      pivot: [200, 152],
      scale: keys(
        [0, [100, 100]],
        [26, [100, 100]],
        [34, [106, 100]],
        [48, [-104, 100], "in-out"],
        [54, [-100, 100]],
        [70, [-106, 100]],
        [84, [104, 100], "in-out"],
        [90, [100, 100]],
      ),
    },
    fill("M246 128H122L96 152L122 176H246Z", crimson),
    line("M138 152H222", { width: 9, color: paper }),
  ),
);
