-- Sets of animations that belong together, and the editors' list with its days.

ALTER TABLE animations
  -- The last part of the set's address; null: it belongs to none.
  ADD COLUMN pack text,
  -- When editors picked it; `featured_rank` is its place among those of that day.
  ADD COLUMN featured_on date;
CREATE INDEX animations_pack ON animations (pack, record) WHERE pack IS NOT NULL;
DROP INDEX animations_featured;
CREATE INDEX animations_featured ON animations (featured_on DESC NULLS LAST, featured_rank, record)
  WHERE featured_rank IS NOT NULL;

-- What came with the platform; a later seed says the same.
UPDATE animations SET pack = CASE split_part(source_key, ':', 1)
    WHEN 'zoetrope' THEN 'originals' ELSE split_part(source_key, ':', 1) END
  WHERE split_part(source_key, ':', 1) IN ('zoetrope', 'meteocons', 'useanimations');
