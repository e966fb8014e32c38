-- Keys by which programs act for a workspace. Of a key its hash alone is stored; who reads this table has none.

CREATE TABLE api_keys (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{20}$'),
  workspace_id text NOT NULL,
  -- Who answers for what is done with it: a key goes with the membership of whoever made it.
  created_by text NOT NULL,
  name text NOT NULL CHECK (length(name) <= 100),
  -- The first characters, by which people tell their keys apart.
  prefix text NOT NULL,
  -- SHA-256 in hexadecimal.
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  ended_at timestamptz,
  FOREIGN KEY (workspace_id, created_by) REFERENCES workspace_members (workspace_id, user_id) ON DELETE CASCADE
);
CREATE INDEX api_keys_workspace ON api_keys (workspace_id, created_at DESC);
