import { join } from 'node:path'
import { createListeners } from '../../../server/listeners/accounts/listeners'
import { createSessions } from '../../../server/listeners/accounts/sessions'
import { openDatabase } from '../../../server/storage/database'
import { afterTests } from './after-tests'

/** Creates a listener in the data folder. Returns the id and the Cookie header of a session. */
export function signedIn(data: string, nickname = '小满'): { id: number; cookie: string } {
  const database = openDatabase(join(data, 'library.db'))
  afterTests(() => database.close())
  const { id } = createListeners(database, Date.now).create({ nickname })
  return { id, cookie: `MUSIC_U=${createSessions(database, Date.now).create(id)}` }
}
