import type { Database } from '../storage/database'

/** A person with an account here. */
export interface Listener {
  id: number
  nickname: string
  /** With the country code, e.g. `86-13800000000`; null for an account without one. */
  phone: string | null
  signature: string
  /** 0 none, 11 member. */
  vipType: number
  /** Milliseconds since 1970. */
  createdMs: number
}

export interface Listeners {
  byId(id: number): Listener | undefined
  byPhone(phone: string): Listener | undefined
  /** Oldest first. */
  all(): Listener[]
  create(given: { nickname: string; phone?: string }): Listener
}

const select = 'SELECT id, nickname, phone, signature, vip_type AS vipType, created_ms AS createdMs FROM user'

export function createListeners(database: Database, now: () => number): Listeners {
  const byId = (id: number) => database.first<Listener>(`${select} WHERE id = ?`, id)
  return {
    byId,
    byPhone: (phone) => database.first<Listener>(`${select} WHERE phone = ?`, phone),
    all: () => database.all<Listener>(`${select} ORDER BY id`),
    create({ nickname, phone = null }: { nickname: string; phone?: string | null }) {
      const sql = 'INSERT INTO user(nickname, phone, created_ms) VALUES (?, ?, ?)'
      return byId(database.run(sql, nickname, phone, now()).id)!
    },
  }
}
