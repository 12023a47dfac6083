import type { Database } from './database'
import { librarySchema } from './schema/library'
import { listenersSchema } from './schema/listeners'

/** Each entry takes the schema one version up; entries are only ever added. */
const migrations: readonly string[] = [librarySchema, listenersSchema]

/** Brings an opened file to the newest schema; each step is one transaction. */
export function migrate(database: Database): void {
  const { user_version: from } = database.first<{ user_version: number }>('PRAGMA user_version')!
  migrations.slice(from).forEach((script, step) => {
    database.transaction(() => {
      database.script(script)
      database.script(`PRAGMA user_version = ${from + step + 1}`)
    })
  })
}
