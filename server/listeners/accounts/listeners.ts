import type { Database } from '../../storage/database'

/** A person with an account. */
export interface Listener {
  id: number
  nickname: string
  /** With the country code, e.g. `86-13800000000`; null for an account without one. */
  phone: string | null
  signature: string
  /** 0 for none, 11 for a member. */
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

const memberType = 11

const select = 'SELECT id, nickname, phone, signature, vip_type AS vipType, created_ms AS createdMs FROM user'

/** @param member treats every account as a member's, whatever is stored */
export function createListeners(
  database: Database,
  now: () => number,
  { member = false }: { member?: boolean } = {},
): Listeners {
  const find = (condition: string, ...cells: (string | number)[]) => {
    const found = database.all<Listener>(`${select} ${condition}`, ...cells)
    return member ? found.map((listener) => ({ ...listener, vipType: memberType })) : found
  }
  const byId = (id: number) => find('WHERE id = ?', id)[0]
  return {
    byId,
    byPhone: (phone) => find('WHERE phone = ?', phone)[0],
    all: () => find('ORDER BY id'),
    create({ nickname, phone = null }: { nickname: string; phone?: string | null }) {
      const sql = 'INSERT INTO user(nickname, phone, created_ms) VALUES (?, ?, ?)'
      return byId(database.run(sql, nickname, phone, now()).id)!
    },
  }
}
