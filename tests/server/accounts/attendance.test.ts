import { describe, expect, it } from 'vitest'
import { createAttendance } from '../../../server/accounts/attendance'
import { createListeners } from '../../../server/accounts/listeners'
import { createDayOf } from '../../../server/accounts/local-day'
import type { Database } from '../../../server/storage/database'
import { memoryDatabase } from '../support/memory-database'

const setUp = (database: Database = memoryDatabase()) => {
  let nowMs = Date.parse('2026-11-21T15:59:00Z')
  const now = () => nowMs
  const listeners = createListeners(database, now)
  const ids = ['甲', '乙'].map((nickname) => listeners.create({ nickname }).id) as [number, number]
  return {
    ids,
    attendance: createAttendance(database, now, createDayOf('Asia/Shanghai')),
    later: (minutes: number) => void (nowMs += minutes * 60_000),
  }
}

describe('createAttendance', () => {
  it('counts the days on which a listener was here, each once', () => {
    const { attendance, ids, later } = setUp()
    const [one, other] = ids
    for (let call = 0; call < 3; call++) attendance.note(one)
    expect([attendance.days(one), attendance.days(other)]).toEqual([1, 0])
    later(1)
    attendance.note(one)
    attendance.note(other)
    expect([attendance.days(one), attendance.days(other)]).toEqual([2, 1])
  })

  it('writes once a listener and day, however many calls there are', () => {
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
    for (let call = 0; call < 50; call++) ids.forEach(attendance.note)
    expect(writes).toBe(2)
    later(1)
    for (let call = 0; call < 50; call++) ids.forEach(attendance.note)
    expect(writes).toBe(4)
  })

  it('takes one sign-in a day for each kind, and the next after midnight', () => {
    const { attendance, ids, later } = setUp()
    const [one, other] = ids
    expect([attendance.sign(one, 'mobile'), attendance.sign(one, 'mobile')]).toEqual([true, false])
    expect([attendance.sign(one, 'web'), attendance.sign(other, 'mobile')]).toEqual([true, true])
    expect([attendance.signedToday(one, 'mobile'), attendance.signedToday(one, 'yunbei')]).toEqual([
      true,
      false,
    ])
    later(1)
    expect(attendance.signedToday(one, 'mobile')).toBe(false)
    expect([attendance.sign(one, 'mobile'), attendance.sign(one, 'mobile')]).toEqual([true, false])
  })

  it('does not count a sign-in as a day more', () => {
    const { attendance, ids } = setUp()
    attendance.note(ids[0])
    attendance.sign(ids[0], 'mobile')
    attendance.sign(ids[0], 'yunbei')
    expect(attendance.days(ids[0])).toBe(1)
  })
})
