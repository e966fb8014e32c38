import { MovingTool } from "../parts/moving-tool.tsx";
import { webpStep } from "@zoetrope/tools/steps";
import { renderCommand } from "../parts/command/render-command.ts";
import { PictureSettings } from "../parts/settings/picture-settings.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes animated WebPs of animations, in this page. */
export default function LottieToWebp(props: WorkbenchProps) {
  return (
    <MovingTool
      {...props}
      {...webpStep}
      label={props.messages.picture.makeWebp}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} hasQuality />}
      command={renderCommand("webp")}
    />
  );
}
