import { useCallback, useRef, useState } from "react";
import { isChanged, noChanges, orderColours, withColour } from "./colour-mapping.ts";
import { openRecolourFile, type RecolourFile } from "./recolour-file.ts";
import { updateWorkspace, useWorkspace } from "./workspace.ts";

/** Recolours the animation on the stage while colours are being chosen: at most once per drawn frame. */
export function useRecolouring({
  fileUrl,
  playUrl,
  painted,
}: {
  fileUrl: string;
  playUrl: string;
  painted: readonly string[];
}) {
  const { stage, mapping } = useWorkspace();
  const [file, setFile] = useState<RecolourFile | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const wanted = useRef(mapping);
  const isScheduled = useRef(false);

  const open = useCallback(async () => {
    try {
      const opened = await openRecolourFile(fileUrl);
      setFile(opened);
      setFailed(false);
      return opened;
    } catch {
      setFailed(true);
      return null;
    }
  }, [fileUrl]);

  const draw = useCallback(async () => {
    isScheduled.current = true;
    const opened = await open();
    requestAnimationFrame(() => {
      isScheduled.current = false;
      if (!opened || !stage) return;
      const source = isChanged(wanted.current) ? opened.preview(wanted.current) : { url: playUrl };
      stage.act((player) => {
        player.setSource(source);
        player.show();
      });
    });
  }, [open, stage, playUrl]);

  const change = useCallback(
    (from: string, to: string) => {
      wanted.current = withColour(wanted.current, from, to);
      updateWorkspace({ mapping: wanted.current });
      if (!isScheduled.current) void draw();
    },
    [draw],
  );

  const reset = useCallback(() => {
    wanted.current = noChanges;
    updateWorkspace({ mapping: noChanges });
    void draw();
  }, [draw]);

  const colours = file ? orderColours(file.colours, painted) : painted;
  return { stage, mapping, colours, open, change, reset, hasFailed };
}
