import type { Database } from './database'
import { albumsAndPartsSchema } from './schema/albums-and-parts'
import { audioFormatsSchema } from './schema/audio-formats'
import { librarySchema } from './schema/library'
import { listenersSchema } from './schema/listeners'
import { measuredLoudnessSchema } from './schema/measured-loudness'
import { playlistFilesSchema } from './schema/playlist-files'

/** Each entry upgrades the schema by one version. Entries are only ever added. */
const migrations: readonly string[] = [
  librarySchema,
  listenersSchema,
  audioFormatsSchema,
  albumsAndPartsSchema,
  measuredLoudnessSchema,
  playlistFilesSchema,
]

export const newestVersion = migrations.length

/** Returns the schema version of the file; 0 for a new file. */
export const schemaVersion = (database: Database): number =>
  database.first<{ user_version: number }>('PRAGMA user_version')!.user_version

/**
 * Upgrades a file to the newest schema, completely or not at all. References are not checked meanwhile: a table that is
 * replaced by another would take the rows that refer to it along (https://sqlite.org/lang_altertable.html, section 7).
 */
export function migrate(database: Database): void {
  if (schemaVersion(database) >= newestVersion) return
  // without effect inside a transaction
  database.script('PRAGMA foreign_keys = OFF')
  try {
    database.transaction(() => {
      // another server may have upgraded it meanwhile
      const from = schemaVersion(database)
      if (from >= newestVersion) return
      for (const script of migrations.slice(from)) database.script(script)
      database.script(`PRAGMA user_version = ${newestVersion}`)
    })
  } finally {
    database.script('PRAGMA foreign_keys = ON')
  }
}
