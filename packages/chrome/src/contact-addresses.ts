/** Pages that ask for something and keep it. */
export const formPaths = ["/contact", "/help", "/report-a-bug", "/request-feature"] as const;
