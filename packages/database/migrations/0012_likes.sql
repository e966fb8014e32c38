-- Who likes what. `animations.likes` counts the rows here and changes in the same transaction. An id stays when its animation is
-- withdrawn, so that it is liked again when it comes back.

CREATE TABLE likes (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  record integer NOT NULL REFERENCES animations (record) ON DELETE CASCADE,
  liked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, record)
);
CREATE INDEX likes_newest ON likes (user_id, liked_at DESC, record DESC);
CREATE INDEX likes_record ON likes (record);
