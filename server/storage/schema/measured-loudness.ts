/** The loudness of songs without tags of it, as browsers measured it. It belongs to the sound, whatever file holds it. */
export const measuredLoudnessSchema = `
CREATE TABLE measured_loudness(
  audio_key TEXT PRIMARY KEY, gain_db REAL NOT NULL, peak REAL NOT NULL) WITHOUT ROWID;
`
