import type { Database } from '../storage/database'

/** What a listener can do once a calendar day. */
type SignInKind = 'mobile' | 'web' | 'yunbei'

/** On which days listeners were here, and what they signed in for. */
export interface Attendance {
  /** A call by the listener. Writes once a listener and day at most, so that every call may say so. */
  note(userId: number): void
  /** On how many days the listener was here. */
  days(userId: number): number
  /** Signs in for today; false when that was done already. */
  sign(userId: number, kind: SignInKind): boolean
  signedToday(userId: number, kind: SignInKind): boolean
}

/** @param dayOf the calendar day of a moment, by which days begin and end */
export function createAttendance(
  database: Database,
  now: () => number,
  dayOf: (ms: number) => string,
): Attendance {
  const noted = new Map<number, string>()
  const add = (userId: number, day: string, kind: string) =>
    database.run('INSERT OR IGNORE INTO sign_in(user_id, day, kind) VALUES (?, ?, ?)', userId, day, kind)
      .changes > 0
  return {
    note(userId) {
      const day = dayOf(now())
      if (noted.get(userId) === day) return
      add(userId, day, 'visit')
      noted.set(userId, day)
    },
    days: (userId) =>
      database.first<{ days: number }>(
        "SELECT COUNT(*) AS days FROM sign_in WHERE user_id = ? AND kind = 'visit'",
        userId,
      )!.days,
    sign: (userId, kind) => add(userId, dayOf(now()), kind),
    signedToday: (userId, kind) =>
      database.first(
        'SELECT 1 FROM sign_in WHERE user_id = ? AND day = ? AND kind = ?',
        userId,
        dayOf(now()),
        kind,
      ) !== undefined,
  }
}
