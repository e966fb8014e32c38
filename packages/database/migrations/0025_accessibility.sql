-- What was found by looking at the frames of an animation (packages/lottie/src/accessibility); `version` says by which analysis.
CREATE TABLE animation_accessibility (
  record integer PRIMARY KEY REFERENCES animations (record) ON DELETE CASCADE,
  version integer NOT NULL,
  -- CSS pixels up to which flashes stay below WCAG's limits; null where they do at any width.
  largest_safe_width integer,
  -- 0 to 100; null where the animation could not be looked at.
  score integer,
  findings jsonb NOT NULL,
  -- Seconds that were looked at, where the animation is longer.
  seconds_looked_at real
);
