import type { Database } from './database'
import { librarySchema } from './schema/library'
import { listenersSchema } from './schema/listeners'

/** Each entry takes the schema one version up; entries are only ever added. */
const migrations: readonly string[] = [librarySchema, listenersSchema]

export const newestVersion = migrations.length

/** Of the schema that the file holds; 0 for a new file. */
export const versionOf = (database: Database): number =>
  database.first<{ user_version: number }>('PRAGMA user_version')!.user_version

/** Brings an opened file to the newest schema: all the way or not at all. */
export function migrate(database: Database): void {
  if (versionOf(database) >= newestVersion) return
  database.transaction(() => {
    // another server may have been faster
    const from = versionOf(database)
    if (from >= newestVersion) return
    for (const script of migrations.slice(from)) database.script(script)
    database.script(`PRAGMA user_version = ${newestVersion}`)
  })
}
