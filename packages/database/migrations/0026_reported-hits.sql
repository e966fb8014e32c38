-- The count of hits that was handed to the catalogue last.
ALTER TABLE hit_counts RENAME COLUMN told TO reported;
