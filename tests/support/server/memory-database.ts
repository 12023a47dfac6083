import { onTestFinished } from 'vitest'
import { openDatabase, type Database } from '../../../server/storage/database'
import { migrate } from '../../../server/storage/migrations'

/** Returns an empty database of the newest schema, closed after the test. */
export function memoryDatabase(): Database {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  migrate(database)
  return database
}
