import { pageEngine } from "@zoetrope/tools/engine";
import { initialChoice, gifOptions, renderCommand } from "../parts/picture-choice.ts";
import { PictureSettings } from "../parts/picture-settings.tsx";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes GIFs of animations, in this page. */
export default function LottieToGif(props: WorkbenchProps) {
  return (
    <ToolWorkbench
      {...props}
      label={props.messages.picture.makeGif}
      initialOptions={initialChoice}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} canDither />}
      make={(file, choice, control) => pageEngine().run("gif", [file], gifOptions(choice), control)}
      command={renderCommand("gif")}
    />
  );
}
