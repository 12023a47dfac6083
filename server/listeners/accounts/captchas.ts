import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../storage/database'

/** A code that is still valid, for the operator to pass on. */
export interface SentCaptcha {
  phone: string
  code: string
  sentMs: number
  expiresMs: number
}

type SendResult = { sent: SentCaptcha } | { refused: 'tooSoon' | 'tooMany' }

/** Login codes, shown to the operator instead of being sent as text messages. */
export interface Captchas {
  /**
   * Creates a code of six digits; earlier codes of the phone become invalid. Does not reveal whether an account exists.
   */
  send(phone: string): SendResult
  /** Checks the phone's code. A wrong guess is counted; after the fifth, the code is `locked`. */
  check(phone: string, code: string): 'right' | 'wrong' | 'locked'
  /** Like `check`, and the right code becomes invalid. */
  consume(phone: string, code: string): 'right' | 'wrong' | 'locked'
  /** The valid codes, newest first. They are kept only in memory. */
  pending(): SentCaptcha[]
}

const minuteMs = 60_000
const lifeMs = 10 * minuteMs
const dayMs = 24 * 60 * minuteMs
/** Most codes for a phone in a day, codes for all phones in an hour, and guesses for a code. */
const limits = { phoneDay: 5, allHour: 20, tries: 5 }

interface Row {
  hash: string
  sentMs: number
  tries: number
}

/** @param draw returns an unpredictable integer from 0 to below its argument */
export function createCaptchas(
  database: Database,
  now: () => number,
  draw: (below: number) => number = randomInt,
): Captchas {
  // a plain hash of six digits is found in no time; this key exists only in memory
  const key = randomBytes(32)
  const hashOf = (phone: string, code: string) =>
    createHmac('sha256', key).update(`${phone}:${code}`).digest('hex')
  let shown: SentCaptcha[] = []

  const counted = (sinceMs: number, phone: string | null) =>
    database.first<{ count: number }>(
      'SELECT COUNT(*) AS count FROM captcha WHERE sent_ms > ? AND phone = COALESCE(?, phone)',
      sinceMs,
      phone,
    )!.count

  const check = (phone: string, code: string): 'right' | 'wrong' | 'locked' => {
    const row = database.first<Row>(
      `SELECT code_hash AS hash, sent_ms AS sentMs, tries FROM captcha
       WHERE phone = ?1 AND spent = 0 AND sent_ms = (SELECT MAX(sent_ms) FROM captcha WHERE phone = ?1)`,
      phone,
    )
    if (!row || now() >= row.sentMs + lifeMs) return 'wrong'
    if (row.tries >= limits.tries) return 'locked'
    if (timingSafeEqual(Buffer.from(row.hash), Buffer.from(hashOf(phone, code)))) return 'right'
    database.run('UPDATE captcha SET tries = tries + 1 WHERE phone = ? AND sent_ms = ?', phone, row.sentMs)
    return 'wrong'
  }

  return {
    send(phone) {
      const sentMs = now()
      // rows in the future exist after the clock was set back, and would block the phone
      database.run('DELETE FROM captcha WHERE sent_ms <= ? OR sent_ms > ?', sentMs - dayMs, sentMs)
      if (counted(sentMs - minuteMs, phone) > 0) return { refused: 'tooSoon' }
      if (counted(sentMs - dayMs, phone) >= limits.phoneDay) return { refused: 'tooMany' }
      if (counted(sentMs - 60 * minuteMs, null) >= limits.allHour) return { refused: 'tooSoon' }
      const code = String(draw(1_000_000)).padStart(6, '0')
      const sql = 'INSERT INTO captcha(phone, code_hash, sent_ms) VALUES (?, ?, ?)'
      database.run(sql, phone, hashOf(phone, code), sentMs)
      const sent = { phone, code, sentMs, expiresMs: sentMs + lifeMs }
      shown = [sent, ...shown.filter((other) => other.phone !== phone && other.expiresMs > sentMs)]
      return { sent }
    },
    check,
    consume(phone, code) {
      const found = check(phone, code)
      if (found !== 'right') return found
      database.run('UPDATE captcha SET spent = 1 WHERE phone = ?', phone)
      shown = shown.filter((other) => other.phone !== phone)
      return found
    },
    pending: () => shown.filter(({ expiresMs }) => expiresMs > now()),
  }
}
