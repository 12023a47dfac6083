import { localDay } from '../../../src/contract/local-day'
import type { Database } from '../../storage/database'

/** What a listener can sign in for once a day. */
type SignInKind = 'mobile' | 'web' | 'yunbei'

/** On which days listeners visited, and what they signed in for. */
export interface Attendance {
  /** Records a visit. Writes at most once a day for each listener, so that every call can use it. */
  recordVisit(userId: number): void
  /** Number of days with a visit. */
  visitDays(userId: number): number
  /** Signs in for today; false when already done. */
  signIn(userId: number, kind: SignInKind): boolean
  signedToday(userId: number, kind: SignInKind): boolean
}

/** A day starts at midnight in the server's time zone. */
export function createAttendance(database: Database, now: () => number): Attendance {
  const noted = new Map<number, string>()
  const add = (userId: number, day: string, kind: string) =>
    database.run('INSERT OR IGNORE INTO sign_in(user_id, day, kind) VALUES (?, ?, ?)', userId, day, kind)
      .changes > 0
  return {
    recordVisit(userId) {
      const day = localDay(now())
      if (noted.get(userId) === day) return
      add(userId, day, 'visit')
      noted.set(userId, day)
    },
    visitDays: (userId) =>
      database.first<{ days: number }>(
        "SELECT COUNT(*) AS days FROM sign_in WHERE user_id = ? AND kind = 'visit'",
        userId,
      )!.days,
    signIn: (userId, kind) => add(userId, localDay(now()), kind),
    signedToday: (userId, kind) =>
      database.first(
        'SELECT 1 FROM sign_in WHERE user_id = ? AND day = ? AND kind = ?',
        userId,
        localDay(now()),
        kind,
      ) !== undefined,
  }
}
