import type { Database } from '../../storage/database'
import { type Attendance, createAttendance } from './attendance'
import { type Captchas, createCaptchas } from './captchas'
import { createListenerCounts, type ListenerCounts } from './listener-counts'
import { createListeners, type Listeners } from './listeners'
import { createQrLogins, type QrLogins } from './qr-logins'
import { createSessions, type Sessions } from './sessions'
import { userInfo } from 'node:os'
import { namelessListener } from '../../text/nickname-text'
import { readNickname } from './nickname'

const systemName = (): string => {
  try {
    return userInfo().username
  } catch {
    // an account number without a name, as in containers
    return namelessListener
  }
}

/** Creates the account that exists from the first start; does nothing when there is any. */
export function addFirstListener(listeners: Listeners, name: () => string = systemName): void {
  if (listeners.all().length === 0) listeners.create({ nickname: readNickname(name()) ?? namelessListener })
}

/** Listeners, their logins and their counts. */
export interface Accounts {
  listeners: Listeners
  sessions: Sessions
  attendance: Attendance
  counts: ListenerCounts
  qrLogins: QrLogins
  captchas: Captchas
}

/** @param member treats every account as a member's */
export function createAccounts(database: Database, now: () => number, member: boolean): Accounts {
  const listeners = createListeners(database, now, { member })
  addFirstListener(listeners)
  return {
    listeners,
    sessions: createSessions(database, now),
    attendance: createAttendance(database, now),
    counts: createListenerCounts(database),
    qrLogins: createQrLogins(now),
    captchas: createCaptchas(database, now),
  }
}
