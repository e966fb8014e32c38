-- What people write to whoever runs the platform. It goes with the account of who wrote it, and its picture with the row.

CREATE TABLE feedback_messages (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{20}$'),
  kind text NOT NULL CHECK (kind IN ('contact', 'help', 'bug', 'feature')),
  topic text,
  sender_name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  -- Of the page that the form stood on.
  locale text NOT NULL,
  page_url text,
  browser text,
  -- Drawn anew, and public to nobody.
  picture_key text,
  -- Null for who was not signed in.
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  done_at timestamptz
);
CREATE INDEX feedback_messages_newest ON feedback_messages (created_at DESC, id DESC);
CREATE INDEX feedback_messages_email ON feedback_messages (lower(email), created_at);
CREATE INDEX feedback_messages_user ON feedback_messages (user_id) WHERE user_id IS NOT NULL;

CREATE TRIGGER feedback_messages_released AFTER DELETE ON feedback_messages
  FOR EACH ROW EXECUTE FUNCTION release_files('picture_key');
