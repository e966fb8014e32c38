import { pageEngine } from "@zoetrope/tools/engine";
import { initialChoice, movingOptions, renderCommand } from "../parts/picture-choice.ts";
import { PictureSettings } from "../parts/picture-settings.tsx";
import { ToolWorkbench } from "../parts/tool-workbench.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes animated WebPs of animations, in this page. */
export default function LottieToWebp(props: WorkbenchProps) {
  return (
    <ToolWorkbench
      {...props}
      label={props.messages.picture.makeWebp}
      initialOptions={initialChoice}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} />}
      make={(file, choice, control) =>
        pageEngine().run("animatedWebp", [file], movingOptions(choice), control)
      }
      command={renderCommand("webp-animated")}
    />
  );
}
