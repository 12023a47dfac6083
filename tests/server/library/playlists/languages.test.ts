import { describe, expect, it } from 'vitest'
import { languageOf, type Language } from '../../../../server/library/playlists/languages'
import { readSongTable } from '../../../../server/library/playlists/song-table'
import { emptyLibrary, putSongs } from '../../../support/server/synthetic-library'

describe('languageOf', () => {
  it.each([
    ['晚风', false, 'chinese'],
    ['Blue 晚风', true, 'chinese'],
    ['夜に駆ける', true, 'japanese'],
    ['ソーダ', false, 'japanese'],
    ['봄날', true, 'korean'],
    ['River', false, 'western'],
    ['Café', false, 'western'],
    ['River', true, null],
    ['Ночь', false, null],
    ['1984', false, null],
    ['', false, null],
  ])('returns for %j, by an eastern artist: %s, the language %s', (title, eastern, language) => {
    expect(languageOf(title, eastern)).toBe(language)
  })
})

describe('readSongTable', () => {
  it('assigns each song to one language at most', () => {
    const database = emptyLibrary()
    putSongs(database, [
      { id: 1, title: '晚风', artist: '甲' },
      { id: 2, title: 'Mojo', artist: '甲' },
      { id: 3, title: 'River', artist: 'Ann' },
      { id: 4, title: 'さくら', artist: 'Ann' },
    ])
    const songs = readSongTable(database)
    const ids = (key: Language['key']) => (songs.languages.get(key) ?? []).map((place) => songs.ids[place])
    expect([ids('chinese'), ids('western'), ids('japanese'), ids('korean')]).toEqual([[1], [3], [4], []])
  })
})
