-- What animations look like and how they move, as bytes that are compared (packages/render/src/vectors); `version` says how they were
-- made. `change` grows with every row that is written, so that a process reads what is new since it looked last.
CREATE TABLE animation_vectors (
  record integer PRIMARY KEY REFERENCES animations (record) ON DELETE CASCADE,
  version integer NOT NULL,
  look bytea NOT NULL,
  motion bytea NOT NULL,
  change integer NOT NULL
);
CREATE UNIQUE INDEX animation_vectors_change ON animation_vectors (change);

-- The animations most like one, nearest first: what its page shows is read by key. A row that is stale is still shown until it is renewed.
CREATE TABLE animation_neighbours (
  record integer PRIMARY KEY REFERENCES animations (record) ON DELETE CASCADE,
  version integer NOT NULL,
  neighbours integer[] NOT NULL,
  is_stale boolean NOT NULL DEFAULT false
);
CREATE INDEX animation_neighbours_stale ON animation_neighbours (record) WHERE is_stale;
