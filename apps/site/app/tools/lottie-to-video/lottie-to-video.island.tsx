import type { FileFacts } from "@zoetrope/tools/files";
import { ChoiceButtons } from "../parts/settings/choice-buttons.tsx";
import { MovingTool } from "../parts/moving-tool.tsx";
import { PictureSettings } from "../parts/settings/picture-settings.tsx";
import { videoCommand } from "../parts/command/render-command.ts";
import { VideoPlays } from "../parts/making/video-plays.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { videoFormats, videoStep, withFormat, type VideoChoice } from "@zoetrope/tools/steps";

/** As people write them, in any language. */
const codecNames = { avc: "H.264", av1: "AV1", vp9: "VP9", vp8: "VP8" } as const;

/** Makes MP4 and WebM of animations by the encoders of the browser, in this page. */
export default function LottieToVideo(props: WorkbenchProps) {
  const { messages } = props;
  return (
    <MovingTool<VideoChoice>
      {...props}
      {...videoStep}
      label={messages.video.make}
      renderOptions={(settings) => <VideoSettings {...settings} messages={messages} />}
      renderReport={({ codec }) =>
        codec === undefined ? null : (
          <p className="small-text">{messages.video.encodedBy({ codec: codecNames[codec] })}</p>
        )
      }
      command={videoCommand}
    />
  );
}

function VideoSettings({
  messages,
  options,
  facts,
  change,
}: Pick<WorkbenchProps, "messages"> & {
  options: VideoChoice;
  facts: FileFacts;
  change(options: VideoChoice): void;
}) {
  return (
    <>
      <ChoiceButtons
        label={messages.video.format}
        names={{ mp4: "MP4", webm: "WebM" }}
        values={videoFormats}
        value={options.format}
        onChange={(format) => change(withFormat(options, format))}
      />
      <p className="small-text secondary-text">{messages.video.hints[options.format]}</p>
      <PictureSettings
        messages={messages}
        options={options}
        facts={facts}
        isOpaque={options.format === "mp4"}
        canLoop={false}
        hasQuality
        change={(picture) => change({ ...options, ...picture })}
      />
      {options.maxKilobytes === null ? (
        <VideoPlays
          messages={messages}
          value={options.plays}
          onChange={(plays) => change({ ...options, plays })}
        />
      ) : null}
    </>
  );
}
