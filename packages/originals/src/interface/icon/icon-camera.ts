import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { box, disc, discPath, fill, group, ink, keys, lamp } from "../shapes.ts";

/** The lens with a six-sided opening of the given radius. */
const iris = (radius: number) =>
  `${discPath(12, 13.2, 3.9)}M${Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3 + radius * 0.4;
    return `${12 + Math.cos(angle) * radius} ${13.2 + Math.sin(angle) * radius}`;
  }).join("L")}Z`;

export const iconCamera = figure(
  {
    key: "icon-camera",
    title: "Camera, click",
    frames: 45,
    description: "Six blades close over the lens and open, and the camera kicks back ever so little.",
    tags: ["camera", "photo", "shutter", "picture", "capture", "snapshot", "media", "icon"],
  },
  group(
    {
      pivot: [12, 20],
      scale: keys(
        [0, [100, 100]],
        [10, [100, 100]],
        [14, [102, 95], "out"],
        [22, [100, 100]],
        [45, [100, 100]],
      ),
    },
    group(
      {
        move: keys([0, [0, 0]], [8, [0, 0]], [11, [0, 1], "out"], [16, [0, 0]], [45, [0, 0]]),
      },
      box(15.8, 4.2, 3.4, 2.6, 0.9, lamp),
    ),
    fill(
      `M4.6 6.4H7.4L9 3.8H14.2L15.8 6.4H19.4Q22 6.4 22 9V18Q22 20.6 19.4 20.6H4.6Q2 20.6 2 18V9Q2 6.4 4.6 6.4Z${discPath(12, 13.2, 5)}`,
    ),
    disc(12, 13.2, 3.6, lamp),
    fill(
      keys(
        [0, iris(3.5)],
        [7, iris(3.5)],
        [12, iris(0.5), "in"],
        [15, iris(0.5)],
        [24, iris(3.9), "out"],
        [30, iris(3.5)],
        [45, iris(3.5)],
      ),
    ),
  ),
  ...rays(12, 13.2, 12.4, 14, 14, [-150, -30], ink, 1.1),
);
