import { pageEngine } from "@zoetrope/tools/engine";
import { MovingTool } from "../parts/moving-tool.tsx";
import { gifOptions, initialChoice, renderCommand } from "../parts/picture-choice.ts";
import { PictureSettings } from "../parts/picture-settings.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes GIFs of animations, in this page. */
export default function LottieToGif(props: WorkbenchProps) {
  return (
    <MovingTool
      {...props}
      label={props.messages.picture.makeGif}
      initialOptions={initialChoice}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} canDither />}
      movingOptions={(choice, facts) => ({ format: "gif", ...gifOptions(choice, facts) })}
      make={(file, choice, control, facts) =>
        pageEngine().run("gif", [file], gifOptions(choice, facts), control)
      }
      command={renderCommand("gif")}
    />
  );
}
