-- An animation of the seed can be found before its poster is made. Until then a key stands in animations.poster_key that is no file's: who
-- asks for it gets the poster, which is made then or was made meanwhile (packages/catalog/src/posters). Pages were handed out with that key,
-- so it goes on leading to the poster when the animation has it.
CREATE TABLE awaited_posters (
  key text PRIMARY KEY,
  record int NOT NULL REFERENCES animations ON DELETE CASCADE,
  -- Null until it is made.
  poster_key text,
  tries int NOT NULL DEFAULT 0
);
CREATE INDEX awaited_posters_record ON awaited_posters (record);
CREATE INDEX awaited_posters_unmade ON awaited_posters (record) WHERE poster_key IS NULL;
