import { escapeXml } from "./escape-xml.ts";

export type Attributes = { [name: string]: string | number | null };

/** An element; attributes that are null are left out. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === null ? [] : ` ${key}="${typeof value === "number" ? rounded(value) : escapeXml(value)}"`,
    )
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** As many digits as can be seen. */
export function rounded(number: number, digits = 3): string {
  if (!Number.isFinite(number)) return "0";
  const text = number.toFixed(digits);
  return text.includes(".") ? text.replace(/\.?0+$/, "").replace(/^-0$/, "0") : text;
}
