import { useCallback, useMemo, useRef } from "react";
import type { MadeFile } from "../../engine/index.ts";
import { svgAtMoment } from "../../renderers/svg-at-moment.ts";
import { useLatestMoment } from "./use-latest-moment.ts";

/** An SVG at a moment of its own time, in an `<img>` as on any page. */
export function SvgLayer({ file, seconds, name }: { file: MadeFile; seconds: number; name: string }) {
  const picture = useRef<HTMLImageElement>(null);
  const text = useMemo(() => new TextDecoder().decode(file.bytes), [file]);
  const draw = useCallback(
    async (moment: number): Promise<void> => {
      const image = picture.current;
      if (image === null) return;
      const still = new Blob([svgAtMoment(text, moment)], { type: file.mediaType });
      const address = URL.createObjectURL(still);
      try {
        image.src = address;
        // Until then the browser goes on showing the one before.
        await image.decode();
      } finally {
        URL.revokeObjectURL(address);
      }
    },
    [file, text],
  );
  useLatestMoment(seconds, draw);
  return <img ref={picture} className="compared__media" alt={name} />;
}
