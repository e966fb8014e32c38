/** "Joystick, left right left fire": what it is called, and what is remarked about it after the first comma. */
export function titleParts(title: string): { name: string; remark: string } {
  const comma = title.search(/[,、，]/u);
  return comma <= 0
    ? { name: title, remark: "" }
    : { name: title.slice(0, comma), remark: title.slice(comma + 1) };
}
