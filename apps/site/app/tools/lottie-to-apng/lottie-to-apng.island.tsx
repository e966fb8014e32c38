import { pageEngine } from "@zoetrope/tools/engine";
import { MovingTool } from "../parts/moving-tool.tsx";
import { initialChoice, movingOptions, renderCommand } from "../parts/picture-choice.ts";
import { PictureSettings } from "../parts/picture-settings.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes APNGs of animations, in this page. */
export default function LottieToApng(props: WorkbenchProps) {
  return (
    <MovingTool
      {...props}
      label={props.messages.picture.makeApng}
      initialOptions={initialChoice}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} />}
      movingOptions={(choice, facts) => ({ format: "apng", ...movingOptions(choice, facts) })}
      make={(file, choice, control, facts) =>
        pageEngine().run("apng", [file], movingOptions(choice, facts), control)
      }
      command={renderCommand("apng")}
    />
  );
}
