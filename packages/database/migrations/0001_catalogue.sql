-- The catalogue: what people find, play and download, and the search index over it.
-- Runs on PostgreSQL 15 or later and on the embedded database alike.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE creators (
  creator_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL UNIQUE,
  name text NOT NULL,
  url text
);

CREATE TABLE animations (
  record integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE CHECK (id ~ '^[0-9a-z]{10}$'),
  source_key text NOT NULL UNIQUE,
  slug text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  tags text[] NOT NULL,
  category text NOT NULL,
  creator_id integer NOT NULL REFERENCES creators (creator_id),
  is_premium boolean NOT NULL,
  licence_spdx text NOT NULL,
  licence_name text NOT NULL,
  licence_url text NOT NULL,
  attribution text NOT NULL,
  source_url text,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  frame_rate double precision NOT NULL,
  frame_count double precision NOT NULL,
  duration_in_seconds double precision NOT NULL,
  layer_count integer NOT NULL,
  features text[] NOT NULL,
  markers jsonb NOT NULL,
  themes text[] NOT NULL,
  state_machines text[] NOT NULL,
  background_colour text,
  dominant_colour text,
  palette jsonb NOT NULL,
  poster_key text NOT NULL,
  play_key text NOT NULL,
  play_size_in_bytes integer NOT NULL,
  likes integer NOT NULL DEFAULT 0,
  downloads integer NOT NULL DEFAULT 0,
  views integer NOT NULL DEFAULT 0,
  -- What the order "popular" sorts by; written by the ranking, so that counting a download moves no index entry.
  popularity double precision NOT NULL DEFAULT 0,
  featured_rank integer,
  parent_id text REFERENCES animations (id) ON DELETE SET NULL,
  is_synthetic boolean NOT NULL DEFAULT false,
  published_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX animations_published ON animations (published_at DESC, record DESC);
CREATE INDEX animations_popularity ON animations (popularity DESC, record);
CREATE INDEX animations_featured ON animations (featured_rank, record) WHERE featured_rank IS NOT NULL;
CREATE INDEX animations_parent ON animations (parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE animation_files (
  record integer NOT NULL REFERENCES animations (record) ON DELETE CASCADE,
  format text NOT NULL,
  key text NOT NULL,
  size_in_bytes integer NOT NULL,
  PRIMARY KEY (record, format)
);

-- One row per counted event, so that two people downloading the same animation never wait for each other's row.
CREATE TABLE counter_increments (
  increment_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record integer NOT NULL,
  counter text NOT NULL,
  day date NOT NULL
);

-- Increments folded by day; "popular this week" sums it.
CREATE TABLE counter_days (
  day date NOT NULL,
  record integer NOT NULL REFERENCES animations (record) ON DELETE CASCADE,
  downloads integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, record)
);

-- Words of titles, tags, descriptions and creators, and whole tags, in their normalised spelling.
CREATE TABLE keywords (
  keyword_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  normalised text COLLATE "C" NOT NULL UNIQUE,
  -- As people wrote it.
  keyword text NOT NULL,
  -- Animations with this word anywhere: the number of its postings. 0 for tags of several words.
  total integer NOT NULL,
  -- Animations with it in the title or as a tag: the order of suggestions.
  suggest_total integer NOT NULL,
  -- Animations with exactly this tag.
  tag_total integer NOT NULL
);
CREATE INDEX keywords_first_letter ON keywords ((left(normalised, 1)), suggest_total DESC, normalised);
CREATE INDEX keywords_first_two ON keywords ((left(normalised, 2)), suggest_total DESC, normalised);
CREATE INDEX keywords_first_two_totals ON keywords ((left(normalised, 2)), total DESC, normalised);
CREATE INDEX keywords_tag_total ON keywords (tag_total DESC, normalised) WHERE tag_total > 0;
CREATE INDEX keywords_trigrams ON keywords USING gin (normalised gin_trgm_ops);

-- One row: the numbers that tell every process whether what it holds is still true.
CREATE TABLE catalogue_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Grows with every change that pages show.
  version bigint NOT NULL,
  -- Grows when the search index is ranked anew and every position changes.
  generation integer NOT NULL,
  -- Positions in use in this generation.
  documents integer NOT NULL
);
INSERT INTO catalogue_state (version, generation, documents) VALUES (1, 1, 0);

-- The search index. Position 0 is the most popular animation of the last ranking; new ones are appended.
CREATE TABLE search_documents (
  generation integer NOT NULL,
  position integer NOT NULL,
  record integer NOT NULL REFERENCES animations (record) ON DELETE CASCADE,
  -- Everything that filters and orders ask for, in a fixed layout.
  facets bytea NOT NULL,
  PRIMARY KEY (generation, position)
);
CREATE INDEX search_documents_record ON search_documents (record);
ALTER TABLE search_documents ALTER COLUMN facets SET STORAGE PLAIN;

-- Per word the positions that have it, ascending, in blocks that fit a page: 4 bytes each, position * 4 + place.
CREATE TABLE search_postings (
  generation integer NOT NULL,
  keyword_id integer NOT NULL,
  block integer NOT NULL,
  entries bytea NOT NULL,
  PRIMARY KEY (generation, keyword_id, block)
);
ALTER TABLE search_postings ALTER COLUMN entries SET STORAGE PLAIN;
