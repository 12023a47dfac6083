import { cleanLine } from '../../text/clean-text'

const maxGenres = 20

/** Returns the values as clean lines, without empty ones and repetitions, at most so many. */
export const cleanList = (values: readonly string[], most: number): string[] =>
  [...new Set(values.map(cleanLine).filter((value) => value !== ''))].slice(0, most)

/** Splits `Folk; Pop` into genres. */
export const splitGenres = (values: readonly string[]): string[] =>
  cleanList(
    values.slice(0, maxGenres * 10).flatMap((genre) => genre.slice(0, 2000).split(/[;,/、]/)),
    maxGenres,
  )

/** Reads `1998-05-06` or `1998-05` as milliseconds since 1970; null for anything else. */
export const releaseDay = (date: string | undefined): number | null => {
  const day = date && /^\d{4}-\d\d(-\d\d)?/.exec(date)?.[0]
  const ms = day ? Date.parse(day) : Number.NaN
  return Number.isFinite(ms) ? ms : null
}
