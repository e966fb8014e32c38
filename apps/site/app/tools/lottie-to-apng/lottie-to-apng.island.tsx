import { MovingTool } from "../parts/moving-tool.tsx";
import { apngStep } from "@zoetrope/tools/steps";
import { renderCommand } from "../parts/command/render-command.ts";
import { PictureSettings } from "../parts/settings/picture-settings.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes APNGs of animations, in this page. */
export default function LottieToApng(props: WorkbenchProps) {
  return (
    <MovingTool
      {...props}
      {...apngStep}
      label={props.messages.picture.makeApng}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} />}
      command={renderCommand("apng")}
    />
  );
}
