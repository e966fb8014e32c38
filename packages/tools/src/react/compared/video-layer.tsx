import { useEffect, useRef } from "react";
import type { MadeFile } from "../../engine/index.ts";
import { useObjectUrl } from "../use-object-url.ts";

/** A moment between two frames belongs to neither. */
const pastTheEdge = 0.001;

/** A video at a moment of its own time. It never plays by itself: both that are compared follow one clock. */
export function VideoLayer({ file, seconds, name }: { file: MadeFile; seconds: number; name: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const url = useObjectUrl(file);
  const wanted = useRef(seconds);
  useEffect(() => {
    const { current } = video;
    wanted.current = seconds;
    if (current !== null && !current.seeking) current.currentTime = seconds + pastTheEdge;
  }, [seconds]);
  return (
    // It has no sound, so there is nothing to caption.
    <video
      ref={video}
      className="compared__media"
      src={url}
      aria-label={name}
      muted
      playsInline
      preload="auto"
      onSeeked={({ currentTarget }) => {
        const next = wanted.current + pastTheEdge;
        if (Math.abs(currentTarget.currentTime - next) > pastTheEdge) currentTarget.currentTime = next;
      }}
    />
  );
}
