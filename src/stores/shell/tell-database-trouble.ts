import type { TextKey } from '../../i18n/text-key'
import type { DatabaseTrouble } from '../../ports/database-trouble'
import type { NoticesStore } from './notices-store'

const texts: Record<DatabaseTrouble, TextKey> = {
  remade: 'offline.databaseRemade',
  blocked: 'offline.databaseBlocked',
  full: 'offline.databaseFull',
  unavailable: 'offline.databaseUnavailable',
}

/** Says what is wrong with the browser's database, and what that means; stays until it is dismissed. */
export function tellDatabaseTrouble(notices: NoticesStore, trouble: DatabaseTrouble): void {
  notices.show('warning', texts[trouble], { group: 'database', lasting: true })
}
