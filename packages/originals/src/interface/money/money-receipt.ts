import { figure } from "../figure.ts";
import { box, discPath, fill, group, keys, lamp, layer, line, paper, quiet, sky } from "../shapes.ts";

export const moneyReceipt = figure(
  {
    key: "money-receipt",
    title: "Receipt, line by line",
    frames: 72,
    frameRate: 24,
    loops: false,
    canvas: [400, 300],
    category: "finance",
    description: "A printer feeds out a receipt in small jerks, then the slip is torn off and drops.",
    tags: ["money", "receipt", "invoice", "print", "payment", "shopping", "bill", "checkout"],
  },
  layer(
    { clip: "M100 84H300V300H100Z" },
    group(
      {
        pivot: [200, 88],
        move: keys([0, [0, -190]], [40, [0, 0], "steps"], [50, [0, 0]], [58, [0, 8], "in"]),
        turn: keys([0, 0], [50, 0], [54, 3], [60, -4], [66, -3]),
      },
      fill("M134 70H266V262L249 274L233 262L216 274L200 262L184 274L167 262L151 274L134 262Z", paper),
      line("M152 108H206M152 132H222M152 156H196", { width: 7, color: quiet }),
      line("M236 108H248M232 132H248M236 156H248", { width: 7 }),
      line("M152 180H248", { width: 3, dash: [6, 6], cap: "butt" }),
      line("M152 206H192", { width: 10 }),
      line("M222 206H248", { width: 10, color: lamp }),
      line(
        "M156 228V244M164 228V244M174 228V244M180 228V244M192 228V244M200 228V244M206 228V244M218 228V244M228 228V244M236 228V244M244 228V244",
        { width: 4, cap: "butt" },
      ),
    ),
  ),
  fill("M96 34H304Q316 34 316 46V86Q316 98 304 98H96Q84 98 84 86V46Q84 34 96 34Z"),
  box(116, 82, 168, 6, 3, sky[1]),
  fill(discPath(290, 58, 7), keys([0, lamp], [40, lamp, "hold"], [42, sky[1], "hold"])),
);
