import type { RawFrame } from "@zoetrope/render";

/** 6 × 6 × 6 colours, which every terminal with sixels has room for. */
const steps = 6;
const minOpacity = 128;

/** Six rows a line, colour by colour (DEC VT340, https://vt100.net/docs/vt3xx-gp/chapter14.html). What is transparent stays as it was. */
export function sixelPicture({ pixels, width, height }: RawFrame): string {
  const colours = new Uint8Array(width * height);
  for (let at = 0; at < colours.length; at++) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at * 4, at * 4 + 4);
    const step = (value: number): number => Math.round((value / 255) * (steps - 1));
    colours[at] = opacity < minOpacity ? 0 : 1 + (step(red) * steps + step(green)) * steps + step(blue);
  }
  const used = new Set(colours);
  used.delete(0);
  let text = `\u001bP0;1q"1;1;${width};${height}`;
  for (const colour of used) {
    const [red, green, blue] = [36, 6, 1].map((unit) => Math.floor((colour - 1) / unit) % steps);
    const percent = (step = 0): number => Math.round((step * 100) / (steps - 1));
    text += `#${colour};2;${percent(red)};${percent(green)};${percent(blue)}`;
  }
  for (let top = 0; top < height; top += 6) {
    for (const colour of used) {
      const row = rowOf(colours, colour, top, width);
      if (row !== "") text += `#${colour}${row}$`;
    }
    text += "-";
  }
  return `${text}\u001b\\`;
}

/** The letters of a colour in a line, the same one after the other counted; "" where it does not occur. */
function rowOf(colours: Uint8Array, colour: number, top: number, width: number): string {
  let [text, last, count, isUsed] = ["", -1, 0, false];
  const flush = (): void => {
    const letter = String.fromCharCode(63 + last);
    if (count > 3) text += `!${count}${letter}`;
    else if (count > 0) text += letter.repeat(count);
  };
  for (let x = 0; x < width; x++) {
    let bits = 0;
    for (let row = 0; row < 6; row++) if (colours[(top + row) * width + x] === colour) bits |= 1 << row;
    if (bits !== 0) isUsed = true;
    if (bits !== last) {
      flush();
      [last, count] = [bits, 0];
    }
    count++;
  }
  flush();
  return isUsed ? text : "";
}
