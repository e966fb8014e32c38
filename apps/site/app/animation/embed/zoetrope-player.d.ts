import type { DetailedHTMLProps, HTMLAttributes } from "react";

type PlayerAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Partial<
    Record<
      | "src"
      | "poster"
      | "label"
      | "play-label"
      | "pause-label"
      | "error-label"
      | "theme"
      | "autoplay"
      | "loop"
      | "bounce"
      | "speed"
      | "trigger"
      | "controls",
      string
    >
  >;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "zoetrope-player": PlayerAttributes;
    }
  }
}
