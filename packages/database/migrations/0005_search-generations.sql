-- The search index is made anew beside the one in use, in many short transactions, and then takes its place: its words
-- belong to a generation as its documents and postings do. A removed animation leaves its position empty until then.

ALTER TABLE catalogue_state
  -- The highest number given to a generation, finished or not.
  ADD COLUMN latest_generation integer NOT NULL DEFAULT 0,
  -- Positions of this generation whose animation was removed: tells every process to look which.
  ADD COLUMN removals integer NOT NULL DEFAULT 0;
UPDATE catalogue_state SET latest_generation = generation;

ALTER TABLE keywords ADD COLUMN generation integer NOT NULL DEFAULT 0;
UPDATE keywords SET generation = (SELECT generation FROM catalogue_state);
-- Numbered from 1 in every generation: numbers that only grow would run out after some years of hourly rankings.
ALTER TABLE keywords ALTER COLUMN keyword_id DROP IDENTITY;
ALTER TABLE keywords DROP CONSTRAINT keywords_pkey;
ALTER TABLE keywords DROP CONSTRAINT keywords_normalised_key;
ALTER TABLE keywords ALTER COLUMN generation DROP DEFAULT;
ALTER TABLE keywords ADD PRIMARY KEY (generation, keyword_id);
ALTER TABLE keywords ADD UNIQUE (generation, normalised);
DROP INDEX keywords_first_letter, keywords_first_two, keywords_first_two_totals, keywords_tag_total;
CREATE INDEX keywords_first_letter ON keywords (generation, (left(normalised, 1)), suggest_total DESC, normalised);
CREATE INDEX keywords_first_two ON keywords (generation, (left(normalised, 2)), suggest_total DESC, normalised);
CREATE INDEX keywords_first_two_totals ON keywords (generation, (left(normalised, 2)), total DESC, normalised);
CREATE INDEX keywords_tag_total ON keywords (generation, tag_total DESC, normalised) WHERE tag_total > 0;

ALTER TABLE search_documents DROP CONSTRAINT search_documents_record_fkey;
ALTER TABLE search_documents ALTER COLUMN record DROP NOT NULL;
ALTER TABLE search_documents
  ADD FOREIGN KEY (record) REFERENCES animations (record) ON DELETE SET NULL;
CREATE INDEX search_documents_removed ON search_documents (generation, position) WHERE record IS NULL;
