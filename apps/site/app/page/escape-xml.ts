/** What cannot stand in XML 1.0, however it is written. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in an element or an attribute of XML. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(notInXml, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
