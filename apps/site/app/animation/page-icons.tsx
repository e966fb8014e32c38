import { playerIconShapes } from "@zoetrope/player/react";
import { createSprite } from "@zoetrope/ui";

/** Outlines that only this page needs, on a 24 × 24 grid: Lucide (https://lucide.dev), ISC licence. */
const shapes = {
  ...playerIconShapes,
  "share-2":
    '<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/><line x1="8.59" x2="15.42" y1="13.51" y2="17.49"/><line x1="15.41" x2="8.59" y1="6.51" y2="10.49"/>',
  "rotate-ccw": '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/>',
};

export const PageIcons = createSprite(shapes);
