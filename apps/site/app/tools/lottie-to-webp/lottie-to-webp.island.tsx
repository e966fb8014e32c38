import { pageEngine } from "@zoetrope/tools/engine";
import { MovingTool } from "../parts/moving-tool.tsx";
import { initialChoice, movingOptions, renderCommand } from "../parts/picture-choice.ts";
import { PictureSettings } from "../parts/picture-settings.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Makes animated WebPs of animations, in this page. */
export default function LottieToWebp(props: WorkbenchProps) {
  return (
    <MovingTool
      {...props}
      label={props.messages.picture.makeWebp}
      initialOptions={initialChoice}
      renderOptions={(settings) => <PictureSettings {...settings} messages={props.messages} hasQuality />}
      movingOptions={(choice, facts) => ({
        format: "webp",
        quality: choice.quality,
        ...movingOptions(choice, facts),
      })}
      make={(file, choice, control, facts) =>
        pageEngine().run(
          "animatedWebp",
          [file],
          { ...movingOptions(choice, facts), quality: choice.quality },
          control,
        )
      }
      command={renderCommand("webp")}
    />
  );
}
