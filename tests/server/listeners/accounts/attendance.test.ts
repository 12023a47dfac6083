import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAttendance } from '../../../../server/listeners/accounts/attendance'
import { createListeners } from '../../../../server/listeners/accounts/listeners'
import type { Database } from '../../../../server/storage/database'
import { memoryDatabase } from '../../../support/server/memory-database'

const setUp = (database: Database = memoryDatabase()) => {
  let nowMs = Date.parse('2026-11-21T15:59:00Z')
  const now = () => nowMs
  const listeners = createListeners(database, now)
  const ids = ['甲', '乙'].map((nickname) => listeners.create({ nickname }).id) as [number, number]
  return {
    ids,
    attendance: createAttendance(database, now),
    later: (minutes: number) => void (nowMs += minutes * 60_000),
  }
}

describe('createAttendance', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Asia/Shanghai'))
  afterEach(() => void vi.unstubAllEnvs())

  it('counts each day with a visit once', () => {
    const { attendance, ids, later } = setUp()
    const [one, other] = ids
    for (let call = 0; call < 3; call++) attendance.recordVisit(one)
    expect([attendance.visitDays(one), attendance.visitDays(other)]).toEqual([1, 0])
    later(1)
    attendance.recordVisit(one)
    attendance.recordVisit(other)
    expect([attendance.visitDays(one), attendance.visitDays(other)]).toEqual([2, 1])
  })

  it('writes once per listener and day, however many calls there are', () => {
    const database = memoryDatabase()
    let writes = 0
    const counting: Database = {
      ...database,
      run: (sql, ...cells) => {
        if (sql.includes('sign_in')) writes++
        return database.run(sql, ...cells)
      },
    }
    const { attendance, ids, later } = setUp(counting)
    for (let call = 0; call < 50; call++) ids.forEach(attendance.recordVisit)
    expect(writes).toBe(2)
    later(1)
    for (let call = 0; call < 50; call++) ids.forEach(attendance.recordVisit)
    expect(writes).toBe(4)
  })

  it('accepts one sign-in a day of each kind, and the next after midnight', () => {
    const { attendance, ids, later } = setUp()
    const [one, other] = ids
    expect([attendance.signIn(one, 'mobile'), attendance.signIn(one, 'mobile')]).toEqual([true, false])
    expect([attendance.signIn(one, 'web'), attendance.signIn(other, 'mobile')]).toEqual([true, true])
    expect([attendance.signedToday(one, 'mobile'), attendance.signedToday(one, 'yunbei')]).toEqual([
      true,
      false,
    ])
    later(1)
    expect(attendance.signedToday(one, 'mobile')).toBe(false)
    expect([attendance.signIn(one, 'mobile'), attendance.signIn(one, 'mobile')]).toEqual([true, false])
  })

  it('does not count a sign-in as a visit', () => {
    const { attendance, ids } = setUp()
    attendance.recordVisit(ids[0])
    attendance.signIn(ids[0], 'mobile')
    attendance.signIn(ids[0], 'yunbei')
    expect(attendance.visitDays(ids[0])).toBe(1)
  })
})
