import { figure } from "../figure.ts";
import { fill, group, ink, keys, lamp, layer, line } from "../shapes.ts";

export const iconUpload = figure(
  {
    key: "icon-upload",
    title: "Upload to the cloud",
    frames: 54,
    description: "An arrow rises into a cut-paper cloud, which swells as it takes it in.",
    tags: ["upload", "cloud", "arrow", "up", "share", "backup", "file", "icon"],
  },
  group(
    {
      pivot: [12, 14],
      scale: keys([0, 100], [18, 100], [25, 106, "out"], [34, 100], [54, 100]),
    },
    fill("M6.6 17.6A4.8 4.8 0 0 1 6.2 8.2A6.2 6.2 0 0 1 18 8.4A4.7 4.7 0 0 1 17.8 17.6Z"),
  ),
  layer(
    { clip: "M0 7H24V24H0Z" },
    group(
      {
        move: keys(
          [0, [0, 0]],
          [7, [0, 1.2]],
          [20, [0, -14], "in"],
          [20.01, [0, 14], "hold"],
          [38, [0, -0.6], "out"],
          [44, [0, 0]],
          [54, [0, 0]],
        ),
        fade: keys([0, 100], [13, 100], [18, 0], [20, 100, "hold"], [54, 100]),
      },
      line("M12 22V12.4M8.2 15.8L12 12L15.8 15.8", { width: 4.8, color: ink }),
      line("M12 22V12.4M8.2 15.8L12 12L15.8 15.8", { width: 2.1, color: lamp }),
    ),
  ),
);
