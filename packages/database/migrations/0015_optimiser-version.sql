-- Which version of the optimiser made the files of a row (packages/lottie/src/optimise.ts), so that those of an older one can be
-- made anew. 1 is all that does not say: what was stored before, and what an older process stores during an update.

ALTER TABLE animations ADD COLUMN optimiser_version integer NOT NULL DEFAULT 1;
ALTER TABLE workspace_files ADD COLUMN optimiser_version integer NOT NULL DEFAULT 1;

-- What is put in their place lets go of the old ones.
CREATE TRIGGER animations_play_released AFTER UPDATE OF play_key ON animations
  FOR EACH ROW WHEN (OLD.play_key IS DISTINCT FROM NEW.play_key) EXECUTE FUNCTION release_files('play_key');
CREATE TRIGGER animation_files_key_released AFTER UPDATE OF key ON animation_files
  FOR EACH ROW WHEN (OLD.key IS DISTINCT FROM NEW.key) EXECUTE FUNCTION release_files('key');
CREATE TRIGGER workspace_files_play_released AFTER UPDATE OF play_key ON workspace_files
  FOR EACH ROW WHEN (OLD.play_key IS DISTINCT FROM NEW.play_key) EXECUTE FUNCTION release_files('play_key');
