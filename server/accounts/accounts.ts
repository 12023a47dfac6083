import type { Database } from '../storage/database'
import { createAttendance, type Attendance } from './attendance'
import { createCaptchas, type Captchas } from './captchas'
import { addFirstListener } from './first-listener'
import { createListenerCounts, type ListenerCounts } from './listener-counts'
import { createListeners, type Listeners } from './listeners'
import { createDayOf } from './local-day'
import { createQrLogins, type QrLogins } from './qr-logins'
import { createSessions, type Sessions } from './sessions'

/** Listeners, how they come in, and what is counted of them. */
export interface Accounts {
  listeners: Listeners
  sessions: Sessions
  attendance: Attendance
  counts: ListenerCounts
  qrLogins: QrLogins
  captchas: Captchas
}

/** @param member whether every account is a member's */
export function createAccounts(database: Database, now: () => number, member: boolean): Accounts {
  const listeners = createListeners(database, now, { member })
  addFirstListener(listeners)
  return {
    listeners,
    sessions: createSessions(database, now),
    attendance: createAttendance(database, now, createDayOf()),
    counts: createListenerCounts(database),
    qrLogins: createQrLogins(now),
    captchas: createCaptchas(database, now),
  }
}
