-- What people do on the platform: events as they came in, hits, and what is counted of both.

-- One partition for each day of arrival. They have a schema of their own, so that listing and dropping them touches nothing else.
CREATE SCHEMA event_days;

CREATE TABLE events (
  received_on date NOT NULL,
  -- Of the sender's id, so that the same event sent twice is one.
  event_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  -- What the sender's clock said, where that can be.
  happened_at timestamptz NOT NULL,
  name text COLLATE "C" NOT NULL,
  -- A hash that nobody can lead back to a person, nor to the same person's of another day.
  visitor uuid NOT NULL,
  path text COLLATE "C",
  referrer_domain text COLLATE "C",
  user_id text COLLATE "C",
  file_id text COLLATE "C",
  section text COLLATE "C",
  item text COLLATE "C",
  query text COLLATE "C",
  result_count integer,
  -- The rest of the payload.
  details jsonb NOT NULL,
  PRIMARY KEY (received_on, event_id)
) PARTITION BY RANGE (received_on);
-- Rows that came together share one time, so that the index stays small.
CREATE INDEX events_received_at ON events (received_at);

-- What was stored and is not rolled up yet: a row for each commit, deleted in the transaction that counts its hour anew.
CREATE TABLE event_batches (
  batch_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL,
  event_count integer NOT NULL
);

CREATE TABLE statistics_hours (
  hour timestamptz NOT NULL,
  -- Empty for all events together.
  event text COLLATE "C" NOT NULL,
  -- Which field of the event `value` is of; empty for all its values together.
  dimension text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  visitors integer NOT NULL,
  PRIMARY KEY (event, dimension, value, hour)
);
CREATE INDEX statistics_hours_hour ON statistics_hours (hour);

-- Visitors of hours cannot be added up: who comes twice a day is one visitor of that day.
CREATE TABLE statistics_days (
  day date PRIMARY KEY,
  visitors integer NOT NULL
);
CREATE TABLE day_visitors (
  day date NOT NULL,
  visitor uuid NOT NULL,
  PRIMARY KEY (day, visitor)
);

-- Thrown away with its day; without it no hash of that day can be made again.
CREATE TABLE visitor_salts (
  day date PRIMARY KEY,
  salt bytea NOT NULL
);

-- Who has been counted today.
CREATE TABLE hits (
  day date NOT NULL,
  method smallint NOT NULL,
  resource_id text COLLATE "C" NOT NULL,
  visitor uuid NOT NULL,
  PRIMARY KEY (day, method, resource_id, visitor)
);
CREATE TABLE hit_counts (
  method smallint NOT NULL,
  resource_id text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (method, resource_id)
);

-- How many visitors searched for a word lately, in the spelling of `keywords`: moves it up among the suggestions.
CREATE TABLE searched_words (
  normalised text COLLATE "C" PRIMARY KEY,
  visitors integer NOT NULL
);
