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
  "other",
] as const;

export type ContactTopic = (typeof contactTopics)[number];
