import type { RawFrame } from "@zoetrope/render";
import { toPngBytes } from "@zoetrope/render/node";
import type { System } from "../system.ts";
import { halfBlocks } from "./half-blocks.ts";
import { sixelPicture } from "./sixel-picture.ts";

type Way = "kitty" | "iterm" | "sixel" | "blocks";
type Terminal = Pick<System, "env" | "stdout">;

/** What a terminal can, by what it says of itself: asking it would mean to wait for an answer that may never come. */
function wayOf({ env }: Terminal): Way {
  const [term = "", program = ""] = [env["TERM"], env["TERM_PROGRAM"]];
  // Between the terminal and us they take pictures for text.
  if (/^(?:screen|tmux)/.test(term)) return "blocks";
  if (env["KITTY_WINDOW_ID"] !== undefined || /kitty|ghostty/i.test(`${term} ${program}`)) return "kitty";
  if (/iterm|wezterm|vscode|mintty/i.test(program)) return "iterm";
  return /^(?:foot|mlterm|yaft|contour)|sixel/.test(term) ? "sixel" : "blocks";
}

/** Pixels that a picture may be wide: of half blocks a column is one of them. */
export function terminalWidth(terminal: Terminal): number {
  const columns = Math.max(10, Math.min(80, terminal.stdout.columns - 1));
  return wayOf(terminal) === "blocks" ? columns : columns * 8;
}

/** A picture as a terminal shows it, each end of a line included. */
export function terminalPicture(frame: RawFrame, terminal: Terminal): string {
  const way = wayOf(terminal);
  if (way === "blocks") return halfBlocks(frame, terminal.env);
  if (way === "sixel") return `${sixelPicture(frame)}\n`;
  const data = Buffer.from(toPngBytes(frame)).toString("base64");
  return way === "kitty" ? `${kittyPicture(data)}\n` : `${itermPicture(data)}\n`;
}

const kittyPart = 4096;

/** https://sw.kovidgoyal.net/kitty/graphics-protocol/: a PNG in parts of 4,096 letters. */
function kittyPicture(data: string): string {
  const parts = data.match(new RegExp(`.{1,${kittyPart}}`, "g")) ?? [];
  return parts
    .map((part, index) => {
      const isMore = index < parts.length - 1 ? 1 : 0;
      return `\u001b_G${index === 0 ? "a=T,f=100," : ""}m=${isMore};${part}\u001b\\`;
    })
    .join("");
}

/** https://iterm2.com/documentation-images.html */
const itermPicture = (data: string): string =>
  `\u001b]1337;File=inline=1;preserveAspectRatio=1:${data}\u0007`;
