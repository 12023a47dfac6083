/**
 * Version 3: songs in every format, and the loudness of their albums. Until now, a code was its container. Forgets what
 * was passed over and what lay beside the files, so that the next scan reads every file once more: files refused before
 * may be songs now, and known ones may tell their album's loudness.
 */
export const audioFormatsSchema = `
ALTER TABLE song ADD COLUMN container TEXT NOT NULL DEFAULT 'mp3';
ALTER TABLE song ADD COLUMN album_gain_db REAL;
ALTER TABLE song ADD COLUMN album_peak REAL;
UPDATE song SET container = codec;
UPDATE song SET beside = 'unknown' WHERE owner_id IS NULL;
DELETE FROM problem;
`
