-- Icons of workspaces leave the file store like everything else that nothing refers to any more.
CREATE TRIGGER workspaces_released AFTER DELETE ON workspaces
  FOR EACH ROW EXECUTE FUNCTION release_files('icon');
CREATE TRIGGER workspaces_icon_released AFTER UPDATE OF icon ON workspaces
  FOR EACH ROW WHEN (OLD.icon IS DISTINCT FROM NEW.icon) EXECUTE FUNCTION release_files('icon');
