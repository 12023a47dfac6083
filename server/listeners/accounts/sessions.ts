import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../storage/database'

/** Logins by token. Only hashes of the tokens are stored. */
export interface Sessions {
  /** Creates a token of 64 hex digits for the listener. */
  create(userId: number): string
  /** Returns the listener's id; undefined for an unknown, revoked or expired token. */
  userIdOf(token: string): number | undefined
  revoke(token: string): void
}

/** 180 days, as NetEase's cookie. */
export const sessionSeconds = 15_552_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export function createSessions(database: Database, now: () => number): Sessions {
  return {
    create(userId) {
      const token = randomBytes(32).toString('hex')
      const nowMs = now()
      database.transaction(() => {
        database.run('DELETE FROM session WHERE expires_ms <= ?', nowMs)
        database.run(
          'INSERT INTO session(token_hash, user_id, created_ms, expires_ms) VALUES (?, ?, ?, ?)',
          hashOf(token),
          userId,
          nowMs,
          nowMs + sessionSeconds * 1000,
        )
      })
      return token
    },
    userIdOf: (token) =>
      database.first<{ userId: number }>(
        'SELECT user_id AS userId FROM session WHERE token_hash = ? AND expires_ms > ?',
        hashOf(token),
        now(),
      )?.userId,
    revoke: (token) => void database.run('DELETE FROM session WHERE token_hash = ?', hashOf(token)),
  }
}
