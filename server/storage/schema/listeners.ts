import { firstIds } from './first-ids'

/** Version 2: listeners and their data. A song with an owner is that listener's upload. */
export const listenersSchema = `
CREATE TABLE user(
  id INTEGER PRIMARY KEY AUTOINCREMENT, nickname TEXT NOT NULL, phone TEXT UNIQUE,
  signature TEXT NOT NULL DEFAULT '', vip_type INTEGER NOT NULL DEFAULT 0, created_ms INTEGER NOT NULL);
CREATE TABLE session(
  token_hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX session_by_user ON session(user_id);
CREATE TABLE captcha(
  phone TEXT NOT NULL, code_hash TEXT NOT NULL, sent_ms INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
  spent INTEGER NOT NULL DEFAULT 0, PRIMARY KEY(phone, sent_ms)) WITHOUT ROWID;
CREATE TABLE sign_in(
  user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE, day TEXT NOT NULL, kind TEXT NOT NULL,
  PRIMARY KEY(user_id, day, kind)) WITHOUT ROWID;

DROP VIEW heard;
ALTER TABLE song DROP COLUMN active;
ALTER TABLE song ADD COLUMN owner_id INTEGER REFERENCES user(id);
ALTER TABLE song ADD COLUMN gain_db REAL;
ALTER TABLE song ADD COLUMN peak REAL;
CREATE INDEX song_by_owner ON song(owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX song_by_added ON song(added_ms);
CREATE INDEX song_in_album_order
  ON song(album_id, disc_no, track_no, id, root, added_ms, lossless, duration_ms, year, title)
  WHERE missing = 0 AND owner_id IS NULL;
CREATE INDEX lyric_by_kind ON lyric(kind, song_id);
CREATE INDEX song_genre_by_genre ON song_genre(lower(genre), song_id);

CREATE TABLE new_playlist(
  id INTEGER PRIMARY KEY AUTOINCREMENT, rule TEXT UNIQUE, owner_id INTEGER REFERENCES user(id) ON DELETE CASCADE,
  name TEXT NOT NULL DEFAULT '', description TEXT NOT NULL DEFAULT '', tags TEXT NOT NULL DEFAULT '[]',
  privacy INTEGER NOT NULL DEFAULT 0, special INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL, updated_ms INTEGER NOT NULL DEFAULT 0, tracks_ms INTEGER NOT NULL DEFAULT 0,
  plays INTEGER NOT NULL DEFAULT 0, seal TEXT NOT NULL DEFAULT (hex(randomblob(8))),
  CHECK ((rule IS NULL) <> (owner_id IS NULL)));
INSERT INTO new_playlist(id, rule, created_ms) SELECT id, rule, created_ms FROM playlist;
INSERT INTO sqlite_sequence(name, seq)
  SELECT 'new_playlist', seq FROM sqlite_sequence WHERE name = 'playlist'
  AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_playlist');
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'playlist')
  WHERE name = 'new_playlist';
DROP TABLE playlist;
ALTER TABLE new_playlist RENAME TO playlist;
CREATE INDEX playlist_by_owner ON playlist(owner_id);
CREATE UNIQUE INDEX playlist_of_likes ON playlist(owner_id) WHERE special = 5;
CREATE TRIGGER likes_with_account AFTER INSERT ON user BEGIN
  INSERT INTO playlist(owner_id, special, created_ms, updated_ms)
    VALUES (NEW.id, 5, NEW.created_ms, NEW.created_ms);
END;
CREATE TABLE playlist_song(
  playlist_id INTEGER NOT NULL REFERENCES playlist(id) ON DELETE CASCADE,
  song_id INTEGER NOT NULL REFERENCES song(id) ON DELETE CASCADE, position INTEGER NOT NULL,
  added_ms INTEGER NOT NULL, PRIMARY KEY(playlist_id, song_id)) WITHOUT ROWID;
CREATE INDEX playlist_song_in_order ON playlist_song(playlist_id, position DESC, song_id, added_ms);
CREATE INDEX playlist_song_by_song ON playlist_song(song_id);
CREATE TABLE collected(
  user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE, kind TEXT NOT NULL, target_id INTEGER NOT NULL,
  added_ms INTEGER NOT NULL, PRIMARY KEY(user_id, kind, target_id)) WITHOUT ROWID;
CREATE INDEX collected_by_target ON collected(kind, target_id);

CREATE TABLE play(
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE,
  song_id INTEGER NOT NULL REFERENCES song(id), at_ms INTEGER NOT NULL, seconds INTEGER NOT NULL,
  source_id TEXT NOT NULL DEFAULT '');
CREATE INDEX play_by_user ON play(user_id, at_ms);
CREATE INDEX play_by_song ON play(song_id, at_ms);
CREATE TRIGGER play_of_playlist AFTER INSERT ON play
  WHEN NEW.source_id = CAST(CAST(NEW.source_id AS INTEGER) AS TEXT) BEGIN
  UPDATE playlist SET plays = plays + 1 WHERE id = CAST(NEW.source_id AS INTEGER);
END;
CREATE INDEX play_by_time ON play(at_ms, song_id);
CREATE TABLE recommended(
  user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE, day TEXT NOT NULL, position INTEGER NOT NULL,
  song_id INTEGER NOT NULL REFERENCES song(id), reason TEXT NOT NULL,
  PRIMARY KEY(user_id, day, position)) WITHOUT ROWID;
CREATE TABLE radio_given(
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER REFERENCES user(id) ON DELETE CASCADE,
  song_id INTEGER NOT NULL REFERENCES song(id));
CREATE INDEX radio_given_by_user ON radio_given(user_id);
CREATE TABLE disliked(
  user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE, kind TEXT NOT NULL,
  song_id INTEGER NOT NULL REFERENCES song(id), at_ms INTEGER NOT NULL,
  PRIMARY KEY(user_id, kind, song_id)) WITHOUT ROWID;
CREATE TABLE search_term(
  term TEXT PRIMARY KEY, shown TEXT NOT NULL, count INTEGER NOT NULL, found INTEGER NOT NULL,
  last_ms INTEGER NOT NULL, heat REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX search_term_by_heat ON search_term(heat);
CREATE TABLE reading(name TEXT PRIMARY KEY, version INTEGER NOT NULL, forms TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX album_by_artist ON album(artist_id);
CREATE INDEX song_by_pictured_album ON song(album_id, disc_no, track_no, id) WHERE cover_key IS NOT NULL;

CREATE TABLE upload(
  user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE, song_id INTEGER NOT NULL REFERENCES song(id),
  file_name TEXT NOT NULL, size INTEGER NOT NULL, md5 TEXT NOT NULL, added_ms INTEGER NOT NULL,
  matched_song_id INTEGER REFERENCES song(id), PRIMARY KEY(user_id, song_id)) WITHOUT ROWID;
CREATE UNIQUE INDEX upload_by_md5 ON upload(user_id, md5);

CREATE TABLE video(
  id INTEGER PRIMARY KEY AUTOINCREMENT, root TEXT NOT NULL, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL,
  mtime_ms INTEGER NOT NULL, beside TEXT NOT NULL, title TEXT NOT NULL, named TEXT NOT NULL,
  sought TEXT NOT NULL DEFAULT '', song_id INTEGER REFERENCES song(id), duration_ms INTEGER NOT NULL,
  height INTEGER NOT NULL, container TEXT NOT NULL, cover_key TEXT, published_on TEXT, added_ms INTEGER NOT NULL,
  missing INTEGER NOT NULL DEFAULT 0, plays INTEGER NOT NULL DEFAULT 0);
CREATE INDEX video_by_song ON video(song_id);
CREATE INDEX video_by_length ON video(size, duration_ms);
CREATE INDEX video_by_age ON video(added_ms, id);
CREATE TABLE video_artist(
  video_id INTEGER NOT NULL REFERENCES video(id), position INTEGER NOT NULL,
  artist_id INTEGER NOT NULL REFERENCES artist(id), PRIMARY KEY(video_id, position)) WITHOUT ROWID;
CREATE INDEX video_artist_by_artist ON video_artist(artist_id);

CREATE TABLE comment(
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER NOT NULL, target_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE, content TEXT NOT NULL, at_ms INTEGER NOT NULL,
  parent_id INTEGER REFERENCES comment(id) ON DELETE SET NULL,
  replied_id INTEGER REFERENCES comment(id) ON DELETE SET NULL,
  likes INTEGER NOT NULL DEFAULT 0, deleted INTEGER NOT NULL DEFAULT 0);
CREATE UNIQUE INDEX comment_by_time ON comment(kind, target_id, at_ms) WHERE deleted = 0;
CREATE INDEX comment_by_likes ON comment(kind, target_id, likes, at_ms) WHERE deleted = 0;
CREATE INDEX comment_by_parent ON comment(parent_id);
CREATE INDEX comment_by_replied ON comment(replied_id);
CREATE INDEX comment_by_user ON comment(user_id, at_ms);
CREATE TABLE comment_like(
  comment_id INTEGER NOT NULL REFERENCES comment(id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE, at_ms INTEGER NOT NULL,
  PRIMARY KEY(comment_id, user_id)) WITHOUT ROWID;
CREATE INDEX comment_like_by_user ON comment_like(user_id);
CREATE TRIGGER comment_liked AFTER INSERT ON comment_like
  BEGIN UPDATE comment SET likes = likes + 1 WHERE id = new.comment_id; END;
CREATE TRIGGER comment_unliked AFTER DELETE ON comment_like
  BEGIN UPDATE comment SET likes = likes - 1 WHERE id = old.comment_id; END;

INSERT INTO sqlite_sequence(name, seq) VALUES
  ('user', ${firstIds.user}), ('video', ${firstIds.video - 1}), ('comment', ${firstIds.comment - 1});
`
