/** Text for an element or an attribute in double quotes of XML 1.0 (or HTML), without the control characters that no XML may hold. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ("\t\n\r".includes(sign) ? sign : ""))
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
