import { describe, expect, it } from 'vitest'
import { createCaptchas } from '../../../../server/listeners/accounts/captchas'
import { memoryDatabase } from '../../../support/server/memory-database'

const minute = 60_000
const phone = '86-13800001234'

const setUp = () => {
  let nowMs = Date.parse('2026-11-21T08:00:00Z')
  let drawn = 0
  const database = memoryDatabase()
  const captchas = createCaptchas(
    database,
    () => nowMs,
    () => drawn,
  )
  return {
    ...captchas,
    database,
    next: (number: number) => void (drawn = number),
    later: (ms: number) => void (nowMs += ms),
  }
}

describe('createCaptchas', () => {
  it('accepts the right code once', () => {
    const { send, check, consume, next } = setUp()
    next(42)
    expect(send(phone)).toMatchObject({ sent: { code: '000042', phone } })
    expect([check(phone, '000042'), check(phone, '000042')]).toEqual(['right', 'right'])
    expect([consume(phone, '000042'), consume(phone, '000042'), check(phone, '000042')]).toEqual([
      'right',
      'wrong',
      'wrong',
    ])
  })

  it('stores no code that can be read or guessed from the file', () => {
    const { send, next, database } = setUp()
    next(123_456)
    send(phone)
    const rows = database.all<{ code_hash: string }>('SELECT * FROM captcha')
    expect(JSON.stringify(rows)).not.toContain('123456')
    expect(rows[0]!.code_hash).toMatch(/^[0-9a-f]{64}$/)
    const other = setUp()
    other.next(123_456)
    other.send(phone)
    expect(other.database.all('SELECT code_hash FROM captcha')).not.toEqual(
      database.all('SELECT code_hash FROM captcha'),
    )
  })

  it('locks the code after five wrong guesses, and accepts a new one', () => {
    const { send, check, consume, later, next } = setUp()
    send(phone)
    const guesses = ['1', '22222222', '000001', '', '999999', '000000', '000000']
    expect(guesses.map((guess) => check(phone, guess))).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong'),
      'locked',
      'locked',
    ])
    expect(consume(phone, '000000')).toBe('locked')
    later(minute)
    next(7)
    send(phone)
    expect(consume(phone, '000007')).toBe('right')
  })

  it('counts wrong guesses at login and at verification together', () => {
    const { send, check, consume } = setUp()
    send(phone)
    for (let guess = 1; guess <= 5; guess++) (guess % 2 ? check : consume)(phone, `00000${guess}`)
    expect(consume(phone, '000000')).toBe('locked')
  })

  it('rejects a code after ten minutes, and an older one after a new one was sent', () => {
    const { send, check, later, next } = setUp()
    next(1)
    send(phone)
    later(minute)
    next(2)
    send(phone)
    expect([check(phone, '000001'), check(phone, '000002')]).toEqual(['wrong', 'right'])
    later(10 * minute - 1)
    expect(check(phone, '000002')).toBe('right')
    later(1)
    expect(check(phone, '000002')).toBe('wrong')
  })

  it('rejects the code of another phone, and any code for a phone without one', () => {
    const { send, check } = setUp()
    send(phone)
    expect([check('86-13900000000', '000000'), check('44-13800001234', '000000')]).toEqual(['wrong', 'wrong'])
  })

  it('sends one code a minute and five a day to a phone', () => {
    const { send, later } = setUp()
    expect(send(phone)).toHaveProperty('sent')
    later(minute - 1)
    expect(send(phone)).toEqual({ refused: 'tooSoon' })
    for (let sent = 2; sent <= 5; sent++) {
      later(minute)
      expect(send(phone)).toHaveProperty('sent')
    }
    later(60 * minute)
    expect(send(phone)).toEqual({ refused: 'tooMany' })
    expect(send('86-13900000000')).toHaveProperty('sent')
    later(24 * 60 * minute)
    expect(send(phone)).toHaveProperty('sent')
  })

  it('refuses codes when many phones ask', () => {
    const { send, later } = setUp()
    const asked = Array.from({ length: 25 }, (_, at) => send(`86-138000000${10 + at}`))
    expect(asked.filter((result) => 'sent' in result)).toHaveLength(20)
    later(61 * minute)
    expect(send('86-13700000000')).toHaveProperty('sent')
  })

  it('is not blocked by a clock that was wrong for a while', () => {
    const { send, later } = setUp()
    later(365 * 24 * 60 * minute)
    send(phone)
    later(-365 * 24 * 60 * minute)
    expect(send(phone)).toHaveProperty('sent')
  })

  it('shows the operator only valid codes', () => {
    const { send, consume, pending, later, next } = setUp()
    next(1)
    send(phone)
    next(2)
    send('44-7700900123')
    expect(pending().map(({ code }) => code)).toEqual(['000002', '000001'])
    consume(phone, '000001')
    expect(pending().map(({ code }) => code)).toEqual(['000002'])
    later(10 * minute)
    expect(pending()).toEqual([])
  })

  it('draws different codes by default', () => {
    const { send } = createCaptchas(memoryDatabase(), () => 1e12)
    const codes = Array.from({ length: 20 }, (_, at) => {
      const result = send(`86-138000000${10 + at}`)
      return 'sent' in result ? result.sent.code : ''
    })
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(10)
  })
})
