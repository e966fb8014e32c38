-- What an animation speaks of, by concepts that all languages share, so that it is found in any of them.

ALTER TABLE animations
  -- [{"id", "weight", "place"}]: how sure it is, and whether the title or a tag says it.
  ADD COLUMN concepts jsonb NOT NULL DEFAULT '[]',
  -- Which index of concepts they come from; null until they were looked up.
  ADD COLUMN concepts_version text,
  ADD COLUMN style text,
  ADD COLUMN motions text[] NOT NULL DEFAULT '{}',
  -- Variants of one drawing share it; null: it stands alone.
  ADD COLUMN variant_group text;
CREATE INDEX animations_concepts_version ON animations (concepts_version, record);
CREATE INDEX animations_variant_group ON animations (variant_group, record) WHERE variant_group IS NOT NULL;

-- The first animation of the group, 0 where it stands alone. Beside the facets, whose length older processes rely on.
ALTER TABLE search_documents ADD COLUMN variant_group integer NOT NULL DEFAULT 0;

-- What operators have taught the search: a phrase stands for a concept, or for other words.
CREATE TABLE search_synonyms (
  synonym_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In the spelling of the index.
  phrase text NOT NULL,
  -- Null: in every language.
  locale text,
  concept text,
  words text,
  taught_by text,
  taught_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((concept IS NULL) <> (words IS NULL)),
  UNIQUE NULLS NOT DISTINCT (phrase, locale, concept, words)
);
-- Grows when something is taught or forgotten: tells every process to read them again.
ALTER TABLE catalogue_state ADD COLUMN lessons integer NOT NULL DEFAULT 0;
