import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { fill, group, keys, lamp, line } from "../shapes.ts";

const speaker = "M3.4 9H7L12 4.6V19.4L7 15H3.4Q2.6 15 2.6 14.2V9.8Q2.6 9 3.4 9Z";

export const iconVolume = figure(
  {
    key: "icon-volume",
    title: "Volume, muted and back",
    frames: 66,
    markers: { loud: [0, 1], mute: [0, 16], unmute: [34, 56] },
    posterFrame: 4,
    description: "Two waves collapse into the speaker and a small cross takes their place.",
    tags: ["volume", "mute", "sound", "audio", "speaker", "toggle", "media", "icon"],
    stateMachine: toggled({ off: "loud", turnOn: "mute", turnOff: "unmute" }),
  },
  group(
    {
      pivot: [12, 12],
      scale: keys([0, 100], [6, 94], [12, 100, "out"], [34, 100], [42, 106, "out"], [48, 100], [66, 100]),
    },
    fill(speaker),
  ),
  ...[
    ["M15 8.8A4.6 4.6 0 0 1 15 15.2", 4],
    ["M18 5.8A8.8 8.8 0 0 1 18 18.2", 0],
  ].map(([arc, lag]) => {
    const late = Number(lag);
    const shrinking = keys(
      [0, 100],
      [late, 100],
      [late + 6, 0, "in"],
      [42 - late, 0],
      [50 - late, 100, "out-back"],
      [66, 100],
    );
    return group(
      {
        pivot: [13, 12],
        scale: shrinking,
        fade: keys([0, 100], [late + 6, 0, "hold"], [42 - late, 100, "hold"], [66, 100]),
      },
      line(String(arc), { width: 2 }),
    );
  }),
  line("M15.6 9.2L21.2 14.8", {
    width: 2.1,
    color: lamp,
    end: keys([0, 0], [9, 0], [15, 100, "out"], [34, 100], [39, 0], [66, 0]),
    fade: keys([0, 0], [9, 100, "hold"], [39, 0, "hold"], [66, 0]),
  }),
  line("M21.2 9.2L15.6 14.8", {
    width: 2.1,
    color: lamp,
    end: keys([0, 0], [11, 0], [17, 100, "out"], [34, 100], [39, 0], [66, 0]),
    fade: keys([0, 0], [11, 100, "hold"], [39, 0, "hold"], [66, 0]),
  }),
);
