import type { ComparedMessages } from "@zoetrope/tools/react";
import type { WorkbenchProps } from "../../workbench-props.ts";

/** Words of two animations that are shown together; what they are called depends on the tool. */
export const comparedMessages = (
  { messages: { compare, make }, player }: Pick<WorkbenchProps, "messages" | "player">,
  { before, after }: Pick<ComparedMessages, "before" | "after">,
): ComparedMessages => ({
  play: player.play,
  pause: player.pause,
  moment: compare.moment,
  before,
  after,
  share: compare.share,
  percent: make.percent,
});
