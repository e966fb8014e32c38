import { useCallback, useRef, useState } from "react";
import { isChanged, noChanges, orderColours, withColour } from "./colour-mapping.ts";
import { openRecolourFile, type FetchBytes, type RecolourFile } from "./recolour-file.ts";
import { updateWorkspace, useWorkspace } from "../workspace.ts";

/**
 * Puts the animation on the stage into a theme and into other colours while they are being chosen: at most once per drawn
 * frame. What is recoloured are the colours that are seen, so those of the theme.
 */
export function useRecolouring({
  fileUrl,
  playUrl,
  painted,
  fetchBytes,
}: {
  fileUrl: string;
  playUrl: string;
  painted: readonly string[];
  /** Where not everybody may have the file. */
  fetchBytes?: FetchBytes | undefined;
}) {
  const { stage, mapping, theme } = useWorkspace();
  const [file, setFile] = useState<RecolourFile | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const wanted = useRef({ mapping, theme });
  const isScheduled = useRef(false);

  const open = useCallback(async () => {
    try {
      const opened = await openRecolourFile(fileUrl, fetchBytes);
      setFile(opened);
      setFailed(false);
      return opened;
    } catch {
      setFailed(true);
      return null;
    }
  }, [fileUrl, fetchBytes]);

  const draw = useCallback(async () => {
    isScheduled.current = true;
    const opened = await open();
    requestAnimationFrame(() => {
      isScheduled.current = false;
      if (!opened || !stage) return;
      const { mapping: to, theme: inTheme } = wanted.current;
      const source = isChanged(to) ? opened.preview(to, inTheme) : { url: playUrl };
      stage.act((player) => {
        player.setSource(source);
        player.setTheme(isChanged(to) ? null : inTheme);
        player.show();
      });
    });
  }, [open, stage, playUrl]);

  const want = useCallback((change: Partial<typeof wanted.current>) => {
    wanted.current = { ...wanted.current, ...change };
    updateWorkspace(wanted.current);
  }, []);

  const change = useCallback(
    (from: string, to: string) => {
      want({ mapping: withColour(wanted.current.mapping, from, to) });
      if (!isScheduled.current) void draw();
    },
    [draw, want],
  );

  const chooseTheme = useCallback(
    (to: string | null) => {
      want({ theme: to });
      if (isChanged(wanted.current.mapping)) return void draw();
      // The swatches follow as soon as the file has been read; the stage need not wait for it.
      stage?.act((player) => player.setTheme(to));
      void open();
    },
    [draw, open, stage, want],
  );

  const reset = useCallback(() => {
    want({ mapping: noChanges });
    void draw();
  }, [draw, want]);

  const colours = file ? orderColours(file.coloursIn(theme), painted) : painted;
  return { stage, mapping, theme, colours, open, change, chooseTheme, reset, hasFailed };
}
