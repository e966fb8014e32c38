import type {
  AccessibilityMessages,
  AnimationMessages,
  DiagnosticsMessages,
  InspectionMessages,
  Locale,
  RefusalsMessages,
  ToolsMessages,
  WorkflowMessages,
} from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import type { ChangesMessages } from "@zoetrope/i18n/changes";
import type { PlayerMessages } from "@zoetrope/player/react";

/** An animation of the library that a visitor without a file may try a tool with. */
export interface SampleFile {
  name: string;
  url: string;
}

/** What every tool's island is handed. */
export interface WorkbenchProps {
  locale: Locale;
  messages: ToolsMessages;
  /** Why a file is refused, by code. */
  refused: Pick<RefusalsMessages, keyof RefusalsMessages> & WorkflowMessages["refused"];
  /** What there is to say of files and of what was made of them. */
  diagnostics: DiagnosticsMessages;
  /** Of looking at an animation. */
  findings: AccessibilityMessages;
  inspection: InspectionMessages;
  /** Of comparing two files; null on the pages of other tools. */
  changes: ChangesMessages | null;
  /** Of the drawing of a state machine; null on the pages of other tools. */
  machine: AnimationMessages["machine"] | null;
  /** Of code that shows the file elsewhere; null on the pages of other tools. */
  embed: AnimationMessages["embed"] | null;
  player: PlayerMessages;
  /** As people write them. To write a size takes browsers longer, the first time, than all else that a tool does when it is hydrated. */
  sizes: {
    nothing: string;
    largestFile: string;
    largestDrawing: string;
  };
  sample: SampleFile | null;
  /** Origins of the hosts that files come from and go to; `signIn`: the page to sign in on, which leads back here. */
  urls: Pick<HostUrls, "accounts" | "api" | "assets" | "workflow"> & { signIn: string };
}
