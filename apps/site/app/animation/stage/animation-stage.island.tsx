import { useEffect } from "react";
import { PlayerView, usePlayer, type PlayerViewProps } from "@zoetrope/player/react";
import { Picture, type PictureProps } from "../picture.tsx";
import { updateWorkspace } from "../workspace.ts";

export interface StageProps extends Omit<PlayerViewProps, "handle" | "poster"> {
  playUrl: string;
  poster: PictureProps;
}

/** The stage of an animation page; the other islands reach its player through the workspace. */
export default function AnimationStage({ playUrl, poster, ...view }: StageProps) {
  const handle = usePlayer({ url: playUrl }, { autoplay: true });
  const { act, state, player } = handle;
  useEffect(() => updateWorkspace({ stage: { act, state, player } }), [act, state, player]);
  return <PlayerView {...view} handle={handle} poster={<Picture {...poster} />} />;
}
