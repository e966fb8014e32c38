-- Days of the editors' list that operators put together, beside those of the seed (animations.featured_on).

CREATE TABLE editors_days (
  day date PRIMARY KEY,
  -- True from that day on; a job says so, so that pages that are kept learn of it.
  is_public boolean NOT NULL
);
CREATE TABLE editors_picks (
  day date NOT NULL REFERENCES editors_days (day) ON DELETE CASCADE ON UPDATE CASCADE,
  place integer NOT NULL,
  record integer NOT NULL REFERENCES animations (record) ON DELETE CASCADE,
  PRIMARY KEY (day, place),
  UNIQUE (day, record)
);
CREATE INDEX editors_picks_record ON editors_picks (record);
