/** What people write to whoever runs the platform about: `/contact?about=…`. Content links to these and to no other. */
export const contactTopics = [
  "team",
  "enterprise",
  "animators",
  "community",
  "events",
  "jobs",
  "press",
  "privacy",
  "security",
] as const;

/** Pages that ask for something and keep it. */
export const formPaths = ["/contact", "/help", "/report-a-bug", "/request-feature"] as const;
