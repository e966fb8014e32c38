import { circle, cycle, keys, layer, limb, part, ramp, shape, smooth, sway, turned, warped } from "../builder/index.ts";
import { creature } from "./creature.ts";

export const fox = creature(
  {
    key: "fox-asleep-in-snow",
    title: "Fox, asleep in snow",
    description: "A fox rolled up under falling snow. The flank rises and sinks, the tip of the tail lifts, an ear shakes off a flake.",
    tags: ["fox", "sleep", "snow", "winter", "cozy", "rest", "night", "idle", "animal", "calm", "loop", "silhouette"],
    featuredRank: 17,
    tint: "sky",
    frames: 144,
  },
  (frames) => {
    const ink = { fill: "ink" } as const;
    const breath = (late: number, size: number) => cycle(frames, [[0, 1], [0.4, 1 + size], [0.52, 1 + size]], { times: 2, phase: late });
    const curl = (x: number, y: number, angle: number) => {
      const share = ramp(x, 130, 230);
      return turned([x, y], [170, 232], share * (-1.5 - 3.4 * Math.sin(2 * angle - 0.8)));
    };
    const ear = (knots: readonly (readonly [number, number, "corner"?])[], pivot: [number, number], at: number) =>
      part({ name: "Ear", pivot, rotate: keys([0, 0], [at, 0, "hold"], [at + 3, 14, "out"], [at + 6, -10], [at + 9, 10], [at + 12, -5], [at + 18, 0], [frames, 0, "hold"]) }, shape(smooth(knots, { tension: 0.3 }), ink));
    const flakes = [[18, 0, 3.4, 2], [52, 0.45, 2.6, 1], [96, 0.7, 3.8, 2], [140, 0.2, 2.6, 1], [188, 0.85, 3.2, 2], [236, 0.35, 2.4, 1], [280, 0.6, 3.6, 2], [318, 0.1, 2.8, 1], [352, 0.5, 3.4, 2], [384, 0.9, 2.6, 1], [70, 0.15, 2.2, 1], [258, 0.05, 2.2, 1], [212, 0.55, 2.8, 2]] as const;
    return [
      layer("Moon", circle(292, 84, 48, { fill: "sun" })),
      layer("Trees", ...[24, 64, 104, 330, 372].map((x, index) => part({ pivot: [x, 240], rotate: sway(frames, -0.8, 0.8, { phase: index * 0.2 }) }, shape(`M${x} ${96 + (index % 3) * 22}L${x + 30} ${246}H${x - 30}Z`, { fill: "sun" })))),
      layer("Drift", shape("M-20 232C60 206 110 226 170 224S320 200 430 226V330H-20Z", { fill: "hill" })),
      layer("Snow behind", ...flakes.filter((_, index) => index % 2 === 0).map(([x, late, radius, times]) => part({ name: "Flake", x: sway(frames, -8, 8, { phase: late, times: 2 }), y: cycle(frames, [[0, 0, "linear"], [0.999, 320, "linear"]], { phase: late, times, ease: "linear" }) }, circle(x, -10, radius, { fill: "paper" })))),
      layer("Ground", shape("M-20 264C70 250 130 258 210 258S340 254 430 262V330H-20Z", ink)),
      layer(
        "Fox",
        part(
          { name: "Flank", pivot: [190, 262], scaleY: breath(0, 0.045) },
          shape(smooth([[82, 258], [78, 216], [98, 172], [146, 144], [204, 142], [256, 164], [284, 204], [290, 244], [270, 264], [120, 266]]), { ...ink, name: "Body" }),
        ),
        part(
          { name: "Head", pivot: [250, 250], y: cycle(frames, [[0, 0], [0.45, -3.4]], { times: 2, phase: 0.05 }), rotate: sway(frames, -0.8, 0.8, { times: 2 }) },
          ear([[246, 196], [250, 152], [256, 148, "corner"], [284, 184], [280, 206]], [264, 200], 62),
          ear([[276, 198], [290, 158], [296, 155, "corner"], [312, 192], [306, 212]], [294, 204], 66),
          shape(smooth([[232, 232], [242, 202], [268, 186], [300, 190], [318, 212], [322, 232], [306, 256], [262, 266], [236, 258]]), { ...ink, stroke: { paint: "sheet", width: 2.4 }, name: "Skull" }),
          shape(smooth([[250, 214], [222, 236], [190, 256], [186, 263], [206, 266], [250, 264], [276, 250]]), { ...ink, name: "Muzzle" }),
          shape("M258 226Q266 236 278 230", { stroke: { paint: "sheet", width: 3 }, name: "Shut eye" }),
        ),
        shape(warped(frames, limb([[104, 208, 10], [84, 240, 22], [116, 262, 25], [160, 264, 24], [198, 257, 17], [226, 242, 5]]), curl, { samples: 24 }), { ...ink, stroke: { paint: "sheet", width: 2.4 }, name: "Tail" }),
        shape(warped(frames, smooth([[186, 242, "corner"], [193, 249], [186, 254, "corner"], [194, 262], [188, 276, "corner"], [210, 266], [229, 239, "corner"], [208, 240]]), curl, { samples: 24 }), { fill: "sheet", name: "Tip" }),
        shape("M-20 276C60 268 140 280 220 276S360 272 430 278V330H-20Z", ink),
      ),
      layer("Snow before", ...flakes.filter((_, index) => index % 2 === 1).map(([x, late, radius, times]) => part({ name: "Flake", x: sway(frames, -8, 8, { phase: late, times: 2 }), y: cycle(frames, [[0, 0, "linear"], [0.999, 320, "linear"]], { phase: late, times, ease: "linear" }) }, circle(x, -10, radius + 0.6, { fill: "paper" })))),
    ];
  },
);
