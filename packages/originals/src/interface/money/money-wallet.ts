import { figure } from "../figure.ts";
import { amber, box, boxPath, disc, fill, group, keys, lamp, layer, line, mint } from "../shapes.ts";

export const moneyWallet = figure(
  {
    key: "money-wallet",
    title: "Wallet, one more note",
    frames: 60,
    canvas: [400, 300],
    category: "finance",
    description:
      "A note peeks out of a wallet, thinks better of it and goes back in with a snap of the clasp.",
    tags: ["money", "wallet", "cash", "note", "finance", "savings", "payment", "loop"],
  },
  layer(
    { clip: "M60 0H340V150H60Z" },
    group(
      {
        pivot: [190, 160],
        move: keys(
          [0, [0, 70]],
          [8, [0, 70]],
          [20, [0, -8], "out-back"],
          [38, [0, -8]],
          [46, [0, 76], "in"],
          [60, [0, 70]],
        ),
        turn: keys([0, 0], [20, -5], [28, 3], [36, -2], [46, 0]),
      },
      box(112, 66, 160, 120, 6, mint[1]),
      line(boxPath(122, 76, 140, 100, 4), { width: 3.5 }),
      disc(192, 106, 20),
      box(186, 94, 12, 24, 6, mint[1]),
    ),
  ),
  group(
    {
      pivot: [200, 270],
      scale: keys(
        [0, [100, 100]],
        [8, [101, 98]],
        [16, [99, 102]],
        [24, [100, 100]],
        [46, [100, 100]],
        [50, [103, 95], "out"],
        [56, [100, 100]],
        [60, [100, 100]],
      ),
    },
    fill("M82 128H300Q318 128 318 146V252Q318 270 300 270H100Q82 270 82 252Z"),
    line("M98 146H300M98 254H300", { width: 3, color: amber[0], dash: [9, 7], cap: "butt" }),
    group(
      {
        pivot: [324, 200],
        scale: keys([0, 100], [46, 100], [50, 90, "out"], [56, 100]),
      },
      fill("M268 174H330Q338 174 338 182V218Q338 226 330 226H268Q248 226 248 200T268 174Z", amber[2]),
      disc(272, 200, 9, lamp),
    ),
  ),
);
