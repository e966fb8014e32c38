-- An upload is there before its picture and the file for players are: a job makes both, or finds that nobody can draw the file.
ALTER TABLE workspace_files ALTER COLUMN poster_key DROP NOT NULL;
ALTER TABLE workspace_files ALTER COLUMN play_key DROP NOT NULL;
-- Why it cannot be drawn, by the codes of refused uploads; null while nothing is known to be wrong.
ALTER TABLE workspace_files ADD COLUMN drawing_refusal text;
