export { Icon, IconSprite } from "./icon.tsx";
export type { IconName } from "./icon-shapes.ts";
