import { MovingTool } from "../parts/moving-tool.tsx";
import { movingOptions, renderCommand } from "../parts/picture-choice.ts";
import { apngStep } from "../parts/picture-steps.ts";
import { PictureSettings } from "../parts/picture-settings.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes APNGs of animations, in this page. */
export default function LottieToApng(props: WorkbenchProps) {
  return (
    <MovingTool
      {...props}
      {...apngStep}
      label={props.messages.picture.makeApng}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} />}
      movingOptions={(choice, facts) => ({ format: "apng", ...movingOptions(choice, facts) })}
      command={renderCommand("apng")}
    />
  );
}
