/** RFC 822 with a four-digit year, which RSS 2.0 asks for. */
export const rssDate = (moment: string | Date): string =>
  new Date(moment).toUTCString().replace("GMT", "+0000");
