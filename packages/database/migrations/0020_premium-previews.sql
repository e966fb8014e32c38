-- A premium animation plays a preview, never the file that is for sale. Those that are there already play their poster until a job has
-- made their preview (packages/catalog/src/previews): from now on nothing public names their files.
UPDATE animations a SET play_key = poster_key
  WHERE is_premium AND EXISTS (SELECT FROM animation_files f WHERE f.record = a.record AND f.key = a.play_key);

CREATE INDEX animations_without_preview ON animations (record) WHERE is_premium AND play_key = poster_key;
