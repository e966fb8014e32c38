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
      | "loop",
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
