import { figure } from "../figure.ts";
import { fill, group, keys, lamp, line } from "../shapes.ts";

export const loadingSand = figure(
  {
    key: "loading-sand",
    title: "Sand glass, over again",
    frames: 75,
    description: "The sand runs down, the glass tips over, and the sand runs down once more.",
    tags: ["loading", "sand", "hourglass", "time", "waiting", "loader", "loop", "patience"],
  },
  group(
    {
      pivot: [12, 12],
      scale: 86,
      turn: keys([0, 0], [50, 0], [54, -10], [68, 186], [75, 180]),
    },
    fill(
      keys(
        [0, "M8 6.6H16C15.4 8.8 13 10 12 11.6C11 10 8.6 8.8 8 6.6Z"],
        [46, "M11.6 11.2H12.4C12.3 11.3 12.1 11.5 12 11.6C11.9 11.5 11.7 11.3 11.6 11.2Z", "linear"],
        [75, "M11.6 11.2H12.4C12.3 11.3 12.1 11.5 12 11.6C11.9 11.5 11.7 11.3 11.6 11.2Z"],
      ),
      lamp,
    ),
    fill(
      keys(
        [0, "M12.3 19.6H11.7C11.8 19.5 11.9 19.4 12 19.3C12.1 19.4 12.2 19.5 12.3 19.6Z"],
        [46, "M16 19.6H8C9.2 18.2 11 16.4 12 15.4C13 16.4 14.8 18.2 16 19.6Z", "linear"],
        [56, "M16 19.6H8C9.2 18.2 11 16.4 12 15.4C13 16.4 14.8 18.2 16 19.6Z"],
        [70, "M16 17.4H8C8.6 15.2 11 14 12 12.4C13 14 15.4 15.2 16 17.4Z"],
        [75, "M16 17.4H8C8.6 15.2 11 14 12 12.4C13 14 15.4 15.2 16 17.4Z"],
      ),
      lamp,
    ),
    group(
      {
        fade: keys([0, 100], [46, 0, "hold"], [75, 0]),
      },
      line("M12 11.4V19", {
        width: 0.7,
        color: lamp,
        end: keys([0, 0], [5, 100, "in"]),
        start: keys([40, 0], [46, 100, "in"]),
      }),
    ),
    line(
      "M6.6 3.2V6C6.6 9.4 11 10.4 11 12S6.6 14.6 6.6 18V20.8M17.4 3.2V6C17.4 9.4 13 10.4 13 12S17.4 14.6 17.4 18V20.8",
      { width: 1.6 },
    ),
    line("M4.6 2.6H19.4M4.6 21.4H19.4", { width: 2.2 }),
  ),
);
