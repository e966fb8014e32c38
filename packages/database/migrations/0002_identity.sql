-- Who people are, how they prove it, and the mails that are on their way to them.
-- Tokens that open something are kept as SHA-256 only: whoever reads the database cannot use them.

CREATE TABLE users (
  id text PRIMARY KEY,
  -- In small letters, as the address is compared.
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL,
  -- The address that takes its place once it is verified.
  pending_email text,
  username text NOT NULL UNIQUE,
  -- The username with look-alikes folded: `zoe1` and `zoel` cannot both be taken.
  username_key text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text,
  -- Where the picture's bytes are in the file store.
  avatar_key text,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- What a person can prove who they are with: a password (`credential`) or an account elsewhere (`google`).
CREATE TABLE credentials (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL,
  -- The person at that provider; for a password the user id.
  subject text NOT NULL,
  password_hash text,
  -- The address that the provider knows the person by.
  email text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider, subject),
  UNIQUE (user_id, provider)
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- SHA-256 of the cookie's token, base64url.
  token_hash text NOT NULL UNIQUE,
  address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  -- When it was last seen, to the hour.
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Single-use tokens: links in mails, states of Google, challenges of passkeys.
CREATE TABLE one_time_tokens (
  id text PRIMARY KEY,
  -- SHA-256 of purpose and token, base64url.
  identifier text NOT NULL UNIQUE,
  -- What the token stands for: purpose, subject and detail.
  value text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX one_time_tokens_value ON one_time_tokens (value);
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);

-- Sign-ups whose address is not verified yet. Each stands alone, so that nobody can spoil another's.
CREATE TABLE registrations (
  id text PRIMARY KEY,
  email text NOT NULL,
  password_hash text NOT NULL,
  username text,
  first_name text NOT NULL,
  last_name text,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX registrations_email ON registrations (email, created_at);
CREATE INDEX registrations_expiry ON registrations (expires_at);

CREATE TABLE passkeys (
  -- The credential id that the authenticator chose, base64url.
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- Usernames that somebody gave up, held back so that nobody steps into their shoes.
CREATE TABLE held_usernames (
  username_key text PRIMARY KEY,
  -- May take it back at once; null when the account is gone.
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  held_until timestamptz NOT NULL
);

-- Tries that count against a limit, by a key that names no person in clear.
CREATE TABLE attempts (
  attempt_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX attempts_key ON attempts (key, made_at);
CREATE INDEX attempts_age ON attempts (made_at);

-- Keys that sign bearer tokens. Each signs for a day and is then deleted, so an old backup opens nothing.
CREATE TABLE signing_keys (
  id text PRIMARY KEY,
  public_jwk jsonb NOT NULL,
  private_jwk jsonb NOT NULL,
  -- Published from its making on, signs from here on.
  active_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);

-- Mails that are to be written and sent. Holds no token: it is made when the mail is.
CREATE TABLE outgoing_mails (
  id text PRIMARY KEY,
  kind text NOT NULL,
  recipient text NOT NULL,
  locale text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at);

-- What would have been sent, where no mail server is configured: for people who try the platform on their machine.
CREATE TABLE mailbox_mails (
  id text PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  locale text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX mailbox_mails_sent ON mailbox_mails (sent_at DESC);
