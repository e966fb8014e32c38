-- What is counted grows no longer without end: the hours of a day become one row when nobody looks at them by the hour any more.
ALTER TABLE statistics_days ADD COLUMN is_folded boolean NOT NULL DEFAULT false;

-- How much of a count the catalogue has been told of. Only few differ at a time.
ALTER TABLE hit_counts ADD COLUMN told integer NOT NULL DEFAULT 0;
CREATE INDEX hit_counts_untold ON hit_counts (method, resource_id) WHERE told < count;

-- What part of the views comes from the hit counter, so that being told a count twice adds nothing.
ALTER TABLE animations ADD COLUMN counted_views integer NOT NULL DEFAULT 0;
