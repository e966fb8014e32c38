import { figure } from "../figure.ts";
import { crimson, disc, drawn, keys, layer, line } from "../shapes.ts";

export const errorOffline = figure(
  {
    key: "error-offline",
    title: "No signal",
    frames: 45,
    loops: false,
    description: "Three arcs of a signal try to light, fail one after the other and are struck through.",
    tags: ["error", "offline", "wifi", "no signal", "network", "internet", "connection", "icon"],
  },
  disc(12, 18.6, 1.7),
  ...["M8.6 14.8Q12 11.8 15.4 14.8", "M5.4 11.4Q12 5.6 18.6 11.4", "M2.2 8Q12 -0.4 21.8 8"].map(
    (arc, index) =>
      line(arc, {
        width: 2.1,
        fade: keys(
          [0, 100],
          [24 - index * 5, 100],
          [26 - index * 5, 20, "hold"],
          [28 - index * 5, 100, "hold"],
          [31 - index * 5, 24, "hold"],
        ),
      }),
  ),
  layer({}, line("M3.6 3.4L20.4 20.8", { width: 2.2, color: crimson, end: drawn(30, 9) })),
);
