-- Who may read a file hangs on what refers to it, not on its hash: the assets host asks by key. Hashes are looked up, never ordered.
CREATE INDEX animations_poster_key ON animations USING hash (poster_key);
CREATE INDEX animations_play_key ON animations USING hash (play_key);
CREATE INDEX animation_files_key ON animation_files USING hash (key);
CREATE INDEX users_avatar_key ON users USING hash (avatar_key) WHERE avatar_key IS NOT NULL;
CREATE INDEX workspaces_icon ON workspaces USING hash (icon) WHERE icon IS NOT NULL;

-- What private addresses are signed with. A key signs for a day and is kept an hour longer than its last signature.
CREATE TABLE file_address_keys (
  id text PRIMARY KEY,
  secret bytea NOT NULL CHECK (octet_length(secret) >= 32),
  -- Known to every process before it signs.
  active_from timestamptz NOT NULL
);
