import { join } from 'node:path'
import { createListeners } from '../../../server/accounts/listeners'
import { createSessions } from '../../../server/accounts/sessions'
import { openDatabase } from '../../../server/storage/database'
import { whenOver } from './when-over'

/** A new listener of the backend whose data lie in `data`, with the Cookie header that speaks for them. */
export function signedIn(data: string, nickname = '小满'): { id: number; cookie: string } {
  const database = openDatabase(join(data, 'library.db'))
  whenOver(() => database.close())
  const { id } = createListeners(database, Date.now).create({ nickname })
  return { id, cookie: `MUSIC_U=${createSessions(database, Date.now).open(id)}` }
}
