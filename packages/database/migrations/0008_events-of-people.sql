-- Whoever leaves takes their name out of the events of months: found without reading them all. Most events are of nobody known.

CREATE INDEX events_user ON events (user_id) WHERE user_id IS NOT NULL;
