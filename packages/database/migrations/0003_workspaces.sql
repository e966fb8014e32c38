-- Where people work together: workspaces, who belongs to them, and how others come in.

CREATE TABLE workspaces (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{20}$'),
  name text NOT NULL,
  -- Where the icon's bytes are in the file store.
  icon text,
  -- Null when the plan has ended. What a plan includes is in packages/workspaces.
  plan text,
  -- Whose first workspace it is: two pages that set it up at once make one.
  initial_for text UNIQUE REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE workspace_members (
  workspace_id text NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'member')),
  joined_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (workspace_id, user_id)
);
CREATE INDEX workspace_members_user ON workspace_members (user_id, joined_at);
CREATE UNIQUE INDEX workspace_members_owner ON workspace_members (workspace_id) WHERE role = 'owner';

-- Only somebody with this address, verified, can accept; so the id alone opens nothing.
CREATE TABLE workspace_invitations (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  -- In small letters, as the address is compared.
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'member')),
  invited_by text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (workspace_id, email)
);
CREATE INDEX workspace_invitations_email ON workspace_invitations (email);
CREATE INDEX workspace_invitations_inviter ON workspace_invitations (invited_by) WHERE invited_by IS NOT NULL;

-- The workspace is the official one of everybody with a verified address at the domain.
CREATE TABLE workspace_domains (
  -- ASCII, small letters.
  domain text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  join_policy text NOT NULL CHECK (join_policy IN ('instant', 'request', 'restricted')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX workspace_domains_workspace ON workspace_domains (workspace_id);

CREATE TABLE workspace_join_requests (
  workspace_id text NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, user_id)
);
CREATE INDEX workspace_join_requests_user ON workspace_join_requests (user_id);
