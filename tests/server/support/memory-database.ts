import { onTestFinished } from 'vitest'
import { openDatabase, type Database } from '../../../server/storage/database'
import { migrate } from '../../../server/storage/migrations'

/** An empty database of the newest schema, gone when the test is over. */
export function memoryDatabase(): Database {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  migrate(database)
  return database
}
