-- Searches that people keep: the address of their results, without language, and what the page called them.

CREATE TABLE saved_searches (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address text NOT NULL CHECK (length(address) <= 2000),
  title text NOT NULL CHECK (length(title) <= 400),
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, address)
);
CREATE INDEX saved_searches_newest ON saved_searches (user_id, saved_at DESC);
