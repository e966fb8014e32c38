import { useEffect, useRef } from "react";

/** Draws moments one after the other: of those that come while one is drawn, the last one is next. What cannot be drawn leaves what stood there. */
export function useLatestMoment(seconds: number, draw: (seconds: number) => Promise<void> | undefined): void {
  const work = useRef({ wanted: seconds, isDrawing: false, isClosed: false });
  useEffect(() => {
    const { current } = work;
    current.isClosed = false;
    return () => {
      current.isClosed = true;
    };
  }, []);
  useEffect(() => {
    const { current } = work;
    current.wanted = seconds;
    if (current.isDrawing) return;
    const drawAll = async (): Promise<void> => {
      current.isDrawing = true;
      for (let drawn = Number.NaN; drawn !== current.wanted && !current.isClosed;) {
        drawn = current.wanted;
        await draw(drawn);
      }
    };
    drawAll()
      .catch(() => undefined)
      .finally(() => (current.isDrawing = false));
  }, [seconds, draw]);
}
