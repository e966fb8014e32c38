import { figure } from "../figure.ts";
import { amber, box, crimson, disc, discPath, fill, group, keys, lamp, line } from "../shapes.ts";

export const notFoundProjector = figure(
  {
    key: "404-projector",
    title: "Lamp without a picture",
    frames: 48,
    frameRate: 24,
    canvas: [400, 300],
    description: "A projector runs, its reels turn and its light flickers, but the screen stays empty.",
    tags: ["404", "projector", "empty", "no results", "not found", "error", "cinema", "film"],
  },
  fill(
    "M168 168L306 96V262L168 190Z",
    keys(
      [0, amber[0]],
      [6, amber[1], "hold"],
      [8, amber[0], "hold"],
      [22, amber[1], "hold"],
      [26, amber[0], "hold"],
      [28, amber[1], "hold"],
      [30, amber[0], "hold"],
      [48, amber[0]],
    ),
  ),
  box(300, 74, 14, 210, 4),
  fill("M284 284H330V290H284Z"),
  line("M286 130L252 148V206L286 224Z", {
    width: 4,
    color: crimson,
    dash: [8, 8],
    cap: "butt",
    dashOffset: keys([0, 0], [48, -32, "steps"]),
  }),
  ...[
    [70, 92, 38],
    [134, 104, 30],
  ].map(([x = 0, y = 0, r = 0]) =>
    group(
      {
        pivot: [x, y],
        turn: keys([0, 0], [48, 120, "steps"]),
      },
      fill(
        `${discPath(x, y, r)}${[0, 1, 2].map((hole) => discPath(x + Math.cos((hole * 2 * Math.PI) / 3) * r * 0.56, y + Math.sin((hole * 2 * Math.PI) / 3) * r * 0.56, r * 0.24)).join("")}`,
      ),
    ),
  ),
  fill("M44 138H150Q158 138 158 146V158H176V200H158V212Q158 220 150 220H44Q36 220 36 212V146Q36 138 44 138Z"),
  disc(64, 180, 12, lamp),
  line("M96 166H134M96 180H134M96 194H120", { width: 6, color: amber[0] }),
  fill("M76 220H116L140 288H128L100 232L68 288H56Z"),
);
