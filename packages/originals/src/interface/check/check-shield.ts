import { figure } from "../figure.ts";
import { drawn, fill, group, keys, lamp, line, mint } from "../shapes.ts";

export const checkShield = figure(
  {
    key: "check-shield",
    title: "Shield, all clear",
    frames: 45,
    loops: false,
    category: "business",
    description: "A shield lands with a small bow, a line runs round its edge and the tick follows.",
    tags: ["check", "shield", "security", "success", "protected", "safe", "verified", "privacy"],
  },
  group(
    {
      pivot: [12, 21],
      scale: keys([0, [90, 0]], [7, [96, 108], "out"], [11, [104, 97]], [15, [100, 100]]),
    },
    fill(
      "M12 1.8C14.6 3.8 17.4 4.8 20.6 5V11.4C20.6 16.6 17.2 20.4 12 22.2C6.8 20.4 3.4 16.6 3.4 11.4V5C6.6 4.8 9.4 3.8 12 1.8Z",
    ),
    line(
      "M12 4.2C14 5.6 16.2 6.4 18.6 6.7V11.4C18.6 15.4 16 18.4 12 20C8 18.4 5.4 15.4 5.4 11.4V6.7C7.8 6.4 10 5.6 12 4.2Z",
      { width: 0.8, color: mint[1], end: drawn(12, 18) },
    ),
  ),
  group(
    {
      pivot: [12, 12],
      scale: keys([24, 100], [31, 112, "out"], [36, 100]),
    },
    line("M8.2 12L11 14.8L16 8.8", { width: 2.2, color: lamp, end: drawn(20, 9) }),
  ),
);
