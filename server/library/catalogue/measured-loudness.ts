import { referenceLoudness } from '../../../src/domain/loudness/loudness-gain'
import type { Database } from '../../storage/database'

/** What a browser has measured of a song. */
interface SongLoudness {
  /** Integrated, in LUFS. */
  loudness: number
  /** With 1 as full scale. */
  peak: number
}

/** No sound is louder than its peak by more than this; of several channels, all add to the loudness. */
const mostAbovePeakDb = 12

const isPossible = ({ loudness, peak }: SongLoudness): boolean =>
  loudness >= -70 && peak > 0 && peak <= 16 && loudness <= 20 * Math.log10(peak) + mostAbovePeakDb

export interface MeasuredLoudness {
  /** Keeps the first measurement of a song without tags of its loudness. Returns false for what no sound can be. */
  keep(songId: number, measured: SongLoudness): boolean
}

export function createMeasuredLoudness(database: Database): MeasuredLoudness {
  return {
    keep(songId, measured) {
      if (!isPossible(measured)) return false
      database.run(
        `INSERT OR IGNORE INTO measured_loudness(audio_key, gain_db, peak)
         SELECT audio_key, ?, ? FROM song WHERE id = ? AND gain_db IS NULL`,
        referenceLoudness - measured.loudness,
        measured.peak,
        songId,
      )
      return true
    },
  }
}

/** SQL that adds the loudness `ml` of songs `s` whose tags name none; else its columns are null. */
export const withMeasuredSql =
  'LEFT JOIN measured_loudness ml ON s.gain_db IS NULL AND ml.audio_key = s.audio_key'
