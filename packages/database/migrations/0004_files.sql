-- Animations that live in a workspace, and what the catalogue has to know of them.

CREATE TABLE workspace_files (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{20}$'),
  workspace_id text NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  name text NOT NULL,
  uploaded_by text REFERENCES users (id) ON DELETE SET NULL,
  published_by text REFERENCES users (id) ON DELETE SET NULL,
  -- The file as it was uploaded.
  source_key text NOT NULL,
  size_in_bytes integer NOT NULL,
  poster_key text NOT NULL,
  play_key text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  frame_rate double precision NOT NULL,
  frame_count double precision NOT NULL,
  duration_in_seconds double precision NOT NULL,
  layer_count integer NOT NULL,
  features text[] NOT NULL,
  background_colour text,
  warnings text[] NOT NULL,
  -- The public animation; null for a draft. Public only while that animation is not withdrawn.
  catalogue_id text REFERENCES animations (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX workspace_files_newest ON workspace_files (workspace_id, created_at DESC, id DESC);
CREATE INDEX workspace_files_catalogue ON workspace_files (catalogue_id) WHERE catalogue_id IS NOT NULL;
CREATE INDEX workspace_files_publisher ON workspace_files (published_by, created_at DESC, id DESC)
  WHERE published_by IS NOT NULL;
CREATE INDEX workspace_files_uploader ON workspace_files (uploaded_by) WHERE uploaded_by IS NOT NULL;

-- Whose creator this is; null for sources that were seeded. Nobody publishes under the name of another.
ALTER TABLE creators ADD COLUMN user_id text REFERENCES users (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX creators_user ON creators (user_id) WHERE user_id IS NOT NULL;

-- Taken back by its maker: nowhere to be seen from this moment, out of the index at the next ranking.
ALTER TABLE animations ADD COLUMN withdrawn_at timestamptz;
CREATE INDEX animations_withdrawn ON animations (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
