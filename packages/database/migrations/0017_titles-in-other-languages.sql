-- What an animation is called in other languages than its own. Titles stand by themselves, because every card reads them.

ALTER TABLE animations
  -- The language of title, description and tags; null where nobody has said.
  ADD COLUMN language text,
  -- Language → title.
  ADD COLUMN titles jsonb NOT NULL DEFAULT '{}',
  -- Language → description, and the tags in the order of `tags`.
  ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

-- Language → what a tag is called there; written with the index.
ALTER TABLE keywords ADD COLUMN labels jsonb NOT NULL DEFAULT '{}';
