import { playerIconShapes } from "@zoetrope/player/react";
import { createSprite } from "@zoetrope/ui";

/** Outlines that pages of tools need beside those of every page. */
export const ToolIcons = createSprite(playerIconShapes);
