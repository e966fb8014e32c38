-- Files that something referred to and does not any more, written down whatever took the reference away: a deleted row, a workspace or
-- an account that took its files along. After a grace time they leave the file store, unless something else refers to them.

CREATE TABLE released_files (
  release_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL,
  released_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX released_files_key ON released_files (key);
CREATE INDEX released_files_age ON released_files (released_at);

-- The columns that hold keys are its arguments. Rows are only added, so that two who delete at once never wait for each other.
CREATE FUNCTION release_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text;
BEGIN
  FOREACH held IN ARRAY TG_ARGV LOOP
    IF to_jsonb(OLD) ->> held IS NOT NULL THEN
      INSERT INTO released_files (key) VALUES (to_jsonb(OLD) ->> held);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE TRIGGER workspace_files_released AFTER DELETE ON workspace_files
  FOR EACH ROW EXECUTE FUNCTION release_files('source_key', 'poster_key', 'play_key');
CREATE TRIGGER animations_released AFTER DELETE ON animations
  FOR EACH ROW EXECUTE FUNCTION release_files('poster_key', 'play_key');
CREATE TRIGGER animation_files_released AFTER DELETE ON animation_files
  FOR EACH ROW EXECUTE FUNCTION release_files('key');
CREATE TRIGGER users_released AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION release_files('avatar_key');
CREATE TRIGGER users_avatar_released AFTER UPDATE OF avatar_key ON users
  FOR EACH ROW WHEN (OLD.avatar_key IS DISTINCT FROM NEW.avatar_key) EXECUTE FUNCTION release_files('avatar_key');
