import type { Database } from '../storage/database'
import { foldName } from '../../src/contract/fold-name'

/** A term that listeners have searched for lately. */
export interface HotTerm {
  shown: string
  /** Number of searches, with older ones counting less; at least 1. */
  score: number
  /** Whether most of its searches are recent. */
  rising: boolean
}

/** The search terms of all listeners together; who searched is not stored. */
export interface HotTerms {
  /** @param found whether anything in the library matches it */
  record(term: string, found: boolean): void
  /** Most searched first: terms of the last thirty days that have found something. */
  hottest(limit: number): HotTerm[]
}

const dayMs = 86_400_000
/** After this time a search counts half. */
const halfLifeMs = 7 * dayMs
const shownForMs = 30 * dayMs
const longest = 50
const mostTerms = 10_000
const spared = 9000
const risingShare = 0.8
const risingLeast = 3

interface TermRow {
  term: string
  shown: string
  count: number
  heat: number
}

/**
 * Cleans a term for display. Angle brackets become full-width: they look alike, fold to the same, and cannot be markup
 * in other clients.
 */
const shownForm = (term: string): string =>
  term
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\s]+/gu, ' ')
    .replaceAll('<', '＜')
    .replaceAll('>', '＞')
    .trim()

/** @param now milliseconds since 1970 */
export function createHotTerms(database: Database, now: () => number): HotTerms {
  /**
   * `heat` is the logarithm of the weighted searches plus the half-lives since 1970, so that rows of different ages
   * stay comparable without updates.
   */
  const halfLives = () => now() / halfLifeMs

  const prune = () => {
    const { rows } = database.first<{ rows: number }>('SELECT count(*) AS rows FROM search_term')!
    if (rows <= mostTerms) return
    database.run(
      'DELETE FROM search_term WHERE term IN (SELECT term FROM search_term ORDER BY heat LIMIT ?)',
      rows - spared,
    )
  }

  return {
    record(given, found) {
      const shown = shownForm(given.slice(0, 4 * longest))
      const term = foldName(shown)
      if (term === '' || shown.length > longest) return
      const sql = 'SELECT term, shown, count, heat FROM search_term WHERE term = ?'
      const known = database.first<TermRow>(sql, term)
      const before = known ? 2 ** (known.heat - halfLives()) : 0
      database.run(
        `INSERT INTO search_term(term, shown, count, found, last_ms, heat) VALUES (?, ?, 1, ?, ?, ?)
         ON CONFLICT(term) DO UPDATE SET shown = excluded.shown, count = count + 1, found = max(found, excluded.found),
           last_ms = excluded.last_ms, heat = excluded.heat`,
        term,
        shown,
        found ? 1 : 0,
        now(),
        Math.log2(before + 1) + halfLives(),
      )
      if (!known) prune()
    },
    hottest: (limit) =>
      database
        .all<TermRow>(
          `SELECT term, shown, count, heat FROM search_term
           WHERE found = 1 AND last_ms > ? ORDER BY heat DESC, term LIMIT ?`,
          now() - shownForMs,
          limit,
        )
        .map(({ shown, count, heat }) => {
          const weight = 2 ** (heat - halfLives())
          return {
            shown,
            score: Math.max(1, Math.round(weight)),
            rising: count >= risingLeast && weight >= risingShare * count,
          }
        }),
  }
}
