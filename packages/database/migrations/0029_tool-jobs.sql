-- What programs have asked the tools for that takes longer than somebody waits, and the files of that: for an hour, then they are gone.

CREATE TABLE tool_jobs (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{20}$'),
  -- A key or a person: `key …`, `person …`.
  owner text NOT NULL,
  operation text NOT NULL,
  -- As it was sent: texts in it may hold what jsonb refuses.
  options json NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  -- The share that is done.
  progress real NOT NULL DEFAULT 0,
  has_findings boolean,
  reports json,
  -- Why it has failed: `reason` and `detail`.
  failure json,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX tool_jobs_owner ON tool_jobs (owner, created_at);
CREATE INDEX tool_jobs_expires ON tool_jobs (expires_at);

CREATE TABLE tool_files (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{20}$'),
  owner text NOT NULL,
  -- Null: a draft, which an agent works on under its name.
  job_id text REFERENCES tool_jobs ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('source', 'attachment', 'result', 'draft')),
  -- Of an attachment: the option whose value it is.
  option text,
  position integer NOT NULL DEFAULT 0,
  name text NOT NULL CHECK (length(name) <= 200),
  size integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX tool_files_owner ON tool_files (owner);
CREATE INDEX tool_files_job ON tool_files (job_id, position);
CREATE INDEX tool_files_expires ON tool_files (expires_at);
CREATE UNIQUE INDEX tool_files_drafts ON tool_files (owner, name) WHERE kind = 'draft';

-- In pieces: a row of many megabytes would be in memory several times over.
CREATE TABLE tool_file_pieces (
  file_id text NOT NULL REFERENCES tool_files ON DELETE CASCADE,
  piece integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (file_id, piece)
);
