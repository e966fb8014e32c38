const perTurn: { [unit: string]: number } = { deg: 360, "": 360, rad: 2 * Math.PI, grad: 400, turn: 1 };

/** An angle of CSS; `none` is 0, and what is no angle is `NaN`. */
export function degreesOf(text: string): number {
  if (text === "none") return 0;
  const [, number = "", unit = ""] = /^(.*?)(deg|grad|rad|turn)?$/.exec(text) ?? [];
  return number === "" ? Number.NaN : (Number(number) / (perTurn[unit] ?? 360)) * 360;
}
