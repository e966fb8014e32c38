import type { WorkbenchProps } from "../workbench-props.ts";

export interface LibraryProps extends Pick<WorkbenchProps, "locale" | "messages" | "urls"> {
  onPick(id: string, title: string): void;
}
