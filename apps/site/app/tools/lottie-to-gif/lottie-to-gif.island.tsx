import { MovingTool } from "../parts/moving-tool.tsx";
import { gifStep } from "@zoetrope/tools/steps";
import { renderCommand } from "../parts/command/render-command.ts";
import { PictureSettings } from "../parts/settings/picture-settings.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes GIFs of animations, in this page. */
export default function LottieToGif(props: WorkbenchProps) {
  return (
    <MovingTool
      {...props}
      {...gifStep}
      label={props.messages.picture.makeGif}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} canDither />}
      command={renderCommand("gif")}
    />
  );
}
