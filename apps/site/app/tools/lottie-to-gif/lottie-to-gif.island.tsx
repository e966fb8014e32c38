import { pageEngine } from "@zoetrope/tools/engine";
import { PictureSettings } from "../parts/picture-settings.tsx";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { gifCommand, gifOptions, initialChoice } from "../parts/picture-choice.ts";

/** Makes GIFs of animations, in this page. */
export default function LottieToGif(props: WorkbenchProps) {
  return (
    <ToolWorkbench
      {...props}
      label={props.messages.picture.makeGif}
      initialOptions={initialChoice}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} />}
      make={(file, choice, control) => pageEngine().run("gif", [file], gifOptions(choice), control)}
      command={gifCommand}
    />
  );
}
