import type { Database } from '../../storage/database'

/** The row of a computed playlist; each rule keeps its row for ever. */
export interface RuleId {
  id: number
  /** Milliseconds since 1970. */
  createdMs: number
}

/**
 * Returns a function that finds the row of a rule, or creates it.
 * @param now milliseconds since 1970
 */
export function createRuleIds(database: Database, now: () => number): (rule: string) => RuleId {
  return (rule) => {
    const sql = 'SELECT id, created_ms AS createdMs FROM playlist WHERE rule = ?'
    const known = database.first<RuleId>(sql, rule)
    if (known) return known
    const createdMs = now()
    const { id } = database.run('INSERT INTO playlist(rule, created_ms) VALUES (?, ?)', rule, createdMs)
    return { id, createdMs }
  }
}
