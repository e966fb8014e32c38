import {
  box,
  circle,
  cycle,
  type Figure,
  keys,
  layer,
  part,
  shape,
  spin,
  sway,
} from "../../builder/index.ts";
import { hills, travel } from "../../creatures/scenery.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { floor, glint, sun } from "../stage-parts.ts";

const wheel = (frames: number, x: number, y: number, radius: number, turns: number): Figure =>
  part(
    { name: "Wheel", pivot: [x, y], rotate: spin(frames, turns) },
    circle(x, y, radius, { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
    circle(x, y, radius * 0.42, sheet),
    shape(
      `M${x} ${y - radius * 0.8}V${y + radius * 0.8}M${x - radius * 0.8} ${y}H${x + radius * 0.8}`,
      line(2.4, "hill"),
    ),
  );

export const shoppingCart = onStage(
  {
    key: "shopping-cart-filling-up",
    title: "Shopping cart, filling up",
    description:
      "Parcels drop into a shopping cart one after another; each time it dips on its wheels, then it rolls off and comes back empty.",
    tags: ["e-commerce", "shopping cart", "cart", "shop", "checkout", "store", "order", "sale"],
    category: "finance",
    tint: "mint",
    frames: 120,
    posterFrame: 64,
  },
  (frames) => {
    const drop = (at: number) => ({
      y: keys(
        [0, -240, "hold"],
        [at, -240, "hold"],
        [at + 12, 0, "fall"],
        [frames - 20, 0, "hold"],
        [frames - 19, -240, "hold"],
        [frames, -240, "hold"],
      ),
    });
    const dip = keys(
      [0, 0],
      [19, 0, "hold"],
      [22, 7, "out"],
      [30, 0],
      [39, 0, "hold"],
      [42, 8, "out"],
      [50, 0],
      [59, 0, "hold"],
      [62, 9, "out"],
      [72, 0],
      [frames, 0, "hold"],
    );
    const roll = keys(
      [0, 0],
      [76, 0, "hold"],
      [82, -12, "out"],
      [100, 340, "in"],
      [100.5, -340, "hold"],
      [118, 0, "out"],
      [frames, 0, "hold"],
    );
    return [
      sun(200, 140, 118),
      floor(270, 110, 290),
      layer(
        "Cart",
        part(
          { name: "Cart", x: roll },
          part(
            { name: "Parcels", y: dip },
            part(
              { name: "Box", ...drop(10) },
              box(150, 92, 66, 62, 4, ink),
              shape("M183 92V154M150 112H216", line(3, "sheet")),
            ),
            part(
              { name: "Bag", ...drop(30) },
              shape("M222 92H276L282 158H216Z", { fill: "lamp" }),
              shape("M236 94C236 70 262 70 262 94", line(4)),
            ),
            part(
              { name: "Tube", ...drop(50), pivot: [214, 80] },
              part(
                { pivot: [200, 90], rotate: 24 },
                box(188, 34, 26, 76, 6, hill),
                box(188, 46, 26, 8, 0, ink),
              ),
            ),
          ),
          part(
            {
              name: "Basket",
              y: dip,
              pivot: [206, 210],
              rotate: keys(
                [0, 0],
                [76, 0, "hold"],
                [82, 3, "out"],
                [96, -5],
                [100, 0],
                [104, 5],
                [118, -1],
                [frames, 0],
              ),
            },
            shape("M74 92H108L122 130", line(10)),
            shape("M116 124H308L286 206H138Z", ink),
            shape(
              "M160 130L170 200M200 130L204 200M240 130L238 200M278 130L268 200M124 152H298M130 178H292",
              line(3, "sheet"),
            ),
            shape("M134 206L148 232H286", line(9)),
          ),
          wheel(frames, 164, 250, 18, 2),
          wheel(frames, 268, 250, 18, 2),
        ),
      ),
      layer("Glints", glint(frames, 106, 60, 11, 0.55), glint(frames, 318, 84, 12, 0.6)),
    ];
  },
);

export const deliveryTruck = onStage(
  {
    key: "delivery-truck-on-its-way",
    title: "Delivery truck on its way",
    description:
      "A delivery truck rumbles along a road past hills and poles, its load shaking, exhaust puffing behind.",
    tags: ["transport", "delivery", "truck", "shipping", "parcel", "order", "road"],
    category: "business",
    tint: "amber",
    frames: 80,
    posterFrame: 12,
  },
  (frames) => {
    const rumble = cycle(
      frames,
      [
        [0, 0],
        [0.3, -3],
        [0.6, 1],
      ],
      { times: 8 },
    );
    return [
      sun(140, 120, 90),
      layer("Hills", part({ x: travel(frames, -200) }, hills(252, 44, 200, "hill"))),
      layer(
        "Poles",
        part(
          { x: travel(frames, -260) },
          ...[0, 1, 2, 3].map((index) =>
            shape(`M${-40 + index * 260} 252V120M${-62 + index * 260} 132h44`, line(5, "hill")),
          ),
        ),
      ),
      layer(
        "Exhaust",
        ...[0, 1, 2].map((index) =>
          part(
            {
              x: cycle(
                frames,
                [
                  [0, 0, "linear"],
                  [0.999, -70, "linear"],
                ],
                { times: 3, phase: index / 3, ease: "linear" },
              ),
              y: cycle(
                frames,
                [
                  [0, 0, "linear"],
                  [0.999, -24, "linear"],
                ],
                { times: 3, phase: index / 3, ease: "linear" },
              ),
              pivot: [58, 244],
              scale: cycle(
                frames,
                [
                  [0, 0.4, "linear"],
                  [0.8, 1.5, "linear"],
                  [0.999, 0, "linear"],
                ],
                { times: 3, phase: index / 3, ease: "linear" },
              ),
            },
            circle(58, 244, 9, { fill: "paper" }),
          ),
        ),
      ),
      layer(
        "Truck",
        part(
          {
            name: "Load",
            y: rumble,
            rotate: sway(frames, -0.6, 0.6, { times: 8, phase: 0.2 }),
            pivot: [180, 240],
          },
          box(64, 106, 190, 130, 8, ink),
          box(82, 124, 154, 66, 4, sheet),
          shape(
            "M136 136L159 126L182 136V160L159 172L136 160ZM136 136L159 147L182 136M159 147V172",
            line(3.4),
          ),
          shape("M84 212H234", line(4, "hill")),
        ),
        part(
          {
            name: "Cab",
            y: cycle(
              frames,
              [
                [0, 0],
                [0.3, -2.4],
                [0.6, 1],
              ],
              { times: 8, phase: 0.15 },
            ),
          },
          shape("M258 144H304Q318 144 324 158L342 196Q350 200 350 212V240H258Z", ink),
          shape("M274 158H302L318 194H274Z", sheet),
          box(336, 212, 16, 12, 4, { fill: "lamp" }),
          shape("M284 212H304", line(4, "sheet")),
          box(56, 234, 300, 14, 5, ink),
        ),
        wheel(frames, 116, 254, 25, 5),
        wheel(frames, 300, 254, 25, 5),
      ),
      layer(
        "Road",
        shape("M-10 276H410V320H-10Z", ink),
        part(
          { x: travel(frames, -480) },
          ...[0, 1, 2, 3, 4, 5, 6].map((index) => box(-60 + index * 120, 289, 56, 4, 2, hill)),
        ),
      ),
    ];
  },
);

export const gift = onStage(
  {
    key: "gift-opened",
    title: "Gift, opened",
    description:
      "A wrapped box hops twice, the lid flies up with its bow, and stars and ribbons shoot out of it.",
    tags: ["gift", "present", "surprise", "birthday", "christmas", "reward", "box", "celebrate", "open"],
    category: "fairground",
    tint: "rose",
    frames: 108,
    posterFrame: 56,
  },
  (frames) => {
    const hop = keys(
      [0, 0],
      [8, 0, "hold"],
      [14, -16, "out"],
      [20, 0, "in"],
      [26, -20, "out"],
      [32, 0, "in"],
      [frames, 0, "hold"],
    );
    const squash = keys(
      [0, 1],
      [8, 0.94],
      [14, 1.04],
      [20, 0.94],
      [26, 1.05],
      [33, 0.82, "out"],
      [38, 1.08],
      [46, 1],
      [86, 1, "hold"],
      [91, 0.94, "out"],
      [98, 1.02],
      [104, 1],
      [frames, 1, "hold"],
    );
    const star = (index: number) => {
      const angle = ((-150 + index * 20) * Math.PI) / 180;
      const [dx, dy] = [
        Math.cos(angle) * (96 + (index % 3) * 22),
        Math.sin(angle) * (110 + (index % 2) * 34),
      ];
      return part(
        {
          name: "Star",
          x: keys(
            [0, 0, "hold"],
            [38, 0, "hold"],
            [60, dx, "out"],
            [86, dx * 1.08, "linear"],
            [87, 0, "hold"],
            [frames, 0, "hold"],
          ),
          y: keys(
            [0, 0, "hold"],
            [38, 0, "hold"],
            [56, dy, "out"],
            [86, dy + 60, "in"],
            [87, 0, "hold"],
            [frames, 0, "hold"],
          ),
          opacity: keys(
            [0, 0, "hold"],
            [37, 0, "hold"],
            [38, 1, "hold"],
            [72, 1],
            [86, 0],
            [frames, 0, "hold"],
          ),
          pivot: [200, 150],
          rotate: keys(
            [0, 0],
            [38, 0, "hold"],
            [86, index % 2 === 0 ? 240 : -200, "out"],
            [87, 0, "hold"],
            [frames, 0, "hold"],
          ),
        },
        index % 3 === 2
          ? box(194, 146, 12, 8, 1, hill)
          : shape("M200 136L204 146L214 150L204 154L200 164L196 154L186 150L196 146Z", {
              fill: index % 3 === 0 ? "lamp" : "paper",
            }),
      );
    };
    return [
      sun(200, 150, 122),
      floor(268, 120, 280),
      layer("Stars", ...[0, 1, 2, 3, 4, 5, 6].map(star)),
      layer(
        "Gift",
        part(
          { name: "Gift", pivot: [200, 266], y: hop, scaleY: squash },
          box(116, 150, 168, 118, 6, ink),
          box(186, 150, 28, 118, 0, { fill: "lamp" }),
          part(
            {
              name: "Lid",
              pivot: [280, 150],
              y: keys(
                [0, 0],
                [35, 0, "hold"],
                [48, -78, "out"],
                [66, -70],
                [84, 0, "fall"],
                [frames, 0, "hold"],
              ),
              x: keys([0, 0], [35, 0, "hold"], [48, 26, "out"], [66, 26], [84, 0], [frames, 0, "hold"]),
              rotate: keys(
                [0, 0],
                [35, 0, "hold"],
                [48, 24, "out"],
                [66, 18],
                [84, 0],
                [88, -2, "out"],
                [94, 0],
                [frames, 0, "hold"],
              ),
            },
            box(104, 122, 192, 34, 6, { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
            box(186, 124, 28, 30, 0, { fill: "lamp" }),
            shape(
              "M200 122C176 78 132 84 146 108C154 122 182 124 200 122C224 78 268 84 254 108C246 122 218 124 200 122Z",
              { fill: "lamp" },
            ),
            circle(200, 118, 10, ink),
          ),
          shape("M132 176V246", line(4, "sheet")),
        ),
      ),
    ];
  },
);
