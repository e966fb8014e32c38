-- A sign-up belongs to the browser that asked for it, and a changed address can be taken back.

-- SHA-256 of the token in that browser's cookie, base64url. What waits from before belongs to no browser.
ALTER TABLE registrations ADD COLUMN browser_hash text;
UPDATE registrations SET browser_hash = id;
ALTER TABLE registrations ALTER COLUMN browser_hash SET NOT NULL;
-- Where the visitor was going, and what the page that sent them wants back.
ALTER TABLE registrations ADD COLUMN visit json NOT NULL DEFAULT '{}';
-- Whoever signs up again in the same browser changes their wish.
CREATE UNIQUE INDEX registrations_browser ON registrations (email, browser_hash);

-- Addresses that accounts had, for as long as their owners can take them back.
CREATE TABLE email_changes (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  old_email text NOT NULL,
  new_email text NOT NULL,
  changed_at timestamptz NOT NULL,
  undoable_until timestamptz NOT NULL
);
CREATE INDEX email_changes_user ON email_changes (user_id, changed_at);
CREATE INDEX email_changes_expiry ON email_changes (undoable_until);
