import { describe, expect, it } from 'vitest'
import { serverTexts } from '../../../server/text/server-texts'

type Table = Record<string, Record<string, unknown>>

const keysOf = (table: Table): string[] =>
  Object.entries(table).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`))

/** Calls the texts that take values with names and numbers, so that all are read. */
const counts = { songs: 1, albums: 2, videos: 3 }
const given: Record<string, unknown[]> = {
  'lists.decade': [1990],
  'lists.decadeLine': [1990],
  'lists.decadeMore': [1990],
  'lists.language': ['korean'],
  'lists.languageLine': ['korean'],
  'lists.languageMore': ['korean'],
  'categories.name': ['stored', 'english'],
  'artist.brief': ['Mo', counts, [1990, 1995]],
  'artist.inLibraryText': [counts, 125],
  'artist.albumsText': [[{ name: 'One', year: 1990 }]],
  'artist.genresText': [['Folk', 'Pop']],
  'times.minutesAgo': [3],
}

const read = (key: string, text: unknown): string => {
  if (typeof text === 'function') return String(text(...(given[key] ?? ['Mo'])))
  return Array.isArray(text) ? text.join() : String(text)
}

describe('serverTexts', () => {
  it('has the same texts in both languages', () => {
    expect(keysOf(serverTexts.en as unknown as Table)).toEqual(
      keysOf(serverTexts['zh-CN'] as unknown as Table),
    )
  })

  it('has no Chinese character in English, and no text without words', () => {
    for (const [group, texts] of Object.entries(serverTexts.en))
      for (const [key, text] of Object.entries(texts)) {
        const words = read(`${group}.${key}`, text)
        expect(words, `${group}.${key}`).not.toMatch(/\p{Script=Han}|undefined|NaN|^$/u)
      }
  })

  it('counts in English as one does', () => {
    const { artist } = serverTexts.en
    expect(artist.brief('Mo', { songs: 1, albums: 0, videos: 0 }, [1999, 1999])).toBe(
      'The library has 1 song by Mo, from 1999.',
    )
    expect(artist.brief('Mo', { songs: 12, albums: 1, videos: 2 }, [1990, 2004])).toBe(
      'The library has 12 songs, 1 album and 2 videos by Mo, from 1990 to 2004.',
    )
    expect(artist.inLibraryText({ songs: 2, albums: 1, videos: 0 }, 61)).toBe(
      '2 songs and 1 album, 1 hour 1 minute in all.',
    )
  })
})
