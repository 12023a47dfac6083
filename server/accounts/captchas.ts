import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '../storage/database'

/** A code that still works, for the operator to pass on. */
export interface SentCaptcha {
  phone: string
  code: string
  sentMs: number
  expiresMs: number
}

type SendResult = { sent: SentCaptcha } | { refused: 'tooSoon' | 'tooMany' }

/** Login codes, which stand in for text messages. */
export interface Captchas {
  /** A new code of six digits; the phone's earlier ones no longer count. Tells nothing of accounts. */
  send(phone: string): SendResult
  /** Whether it is the phone's code; a wrong guess is counted, and after the fifth the code is `locked`. */
  check(phone: string, code: string): 'right' | 'wrong' | 'locked'
  /** Like `check`; the right code is used up by it. */
  spend(phone: string, code: string): 'right' | 'wrong' | 'locked'
  /** Those that still work, newest first. They are held in memory alone. */
  inbox(): SentCaptcha[]
}

const minuteMs = 60_000
const lifeMs = 10 * minuteMs
const dayMs = 24 * 60 * minuteMs
/** At most so many codes a phone and day, for all phones an hour, and guesses a code. */
const limits = { phoneDay: 5, allHour: 20, tries: 5 }

interface Row {
  hash: string
  sentMs: number
  tries: number
}

/** @param draw a number from 0 up to, not including, what it is given; from a source nobody can foresee */
export function createCaptchas(
  database: Database,
  now: () => number,
  draw: (below: number) => number = randomInt,
): Captchas {
  // six digits are guessed from a plain hash in no time; without this key, which no file holds, they are not
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
      // rows of tomorrow are there when the clock was put back, and would refuse the phone until then
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
    spend(phone, code) {
      const found = check(phone, code)
      if (found !== 'right') return found
      database.run('UPDATE captcha SET spent = 1 WHERE phone = ?', phone)
      shown = shown.filter((other) => other.phone !== phone)
      return found
    },
    inbox: () => shown.filter(({ expiresMs }) => expiresMs > now()),
  }
}
