import { pageEngine } from "@zoetrope/tools/engine";
import { initialChoice, movingOptions, renderCommand } from "../parts/picture-choice.ts";
import { PictureSettings } from "../parts/picture-settings.tsx";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes APNGs of animations, in this page. */
export default function LottieToApng(props: WorkbenchProps) {
  return (
    <ToolWorkbench
      {...props}
      label={props.messages.picture.makeApng}
      initialOptions={initialChoice}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} />}
      make={(file, choice, control) => pageEngine().run("apng", [file], movingOptions(choice), control)}
      command={renderCommand("apng")}
    />
  );
}
