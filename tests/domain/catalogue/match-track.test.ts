import { describe, expect, it } from 'vitest'
import type { Track } from '../../../src/contract/replies/track'
import { foldName } from '../../../src/contract/fold-name'
import { filterKey, matchesKey } from '../../../src/domain/catalogue/match-track'
import { track } from '../../support/track'

const found = (query: string, changes: Partial<Track>) =>
  matchesKey(filterKey(track(1, changes)), foldName(query))

describe('matchesKey', () => {
  it('finds Chinese names by their characters and by the first letters of their pinyin', () => {
    const name = '七里香'
    expect(['里香', 'qlx', 'QLX', 'lx', 'qxl'].map((query) => found(query, { name }))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('matches each reading of a character', () => {
    const name = '长乐重行'
    expect(['clcx', 'zycx', 'zlzh', 'cyzx'].every((query) => found(query, { name }))).toBe(true)
  })

  it('matches queries that mix letters and characters', () => {
    expect(found('yqn', { name: '夜曲 Nocturne' })).toBe(true)
    expect(found('nocturne', { name: '夜曲 Nocturne' })).toBe(true)
  })

  it('ignores case, width, accents and punctuation between words', () => {
    expect(found('beyonce', { name: 'Beyoncé' })).toBe(true)
    expect(found('ＡＢＣ', { name: 'abc' })).toBe(true)
    expect(found('dont stop', { name: 'Don’t Stop' })).toBe(true)
    expect(found('dontstop', { name: 'Don’t Stop' })).toBe(true)
  })

  it('folds names as the search of the server does', () => {
    expect(found('さくら', { name: 'サクラ' })).toBe(true)
    expect(found('strasse', { name: 'Straße' })).toBe(true)
    expect(found('カ', { name: 'ガ', aliases: [], artists: [] })).toBe(false)
  })

  it('searches aliases, artists and the album, for each word by itself', () => {
    const changes: Partial<Track> = {
      name: '晴天',
      aliases: ['Sunny Day'],
      artists: [{ id: 1, name: '周杰伦' }],
      album: { id: 2, name: '叶惠美', picUrl: null },
    }
    expect(['sunny', 'zjl', 'yhm', 'qt zjl', '周杰伦 晴'].every((query) => found(query, changes))).toBe(true)
    expect(found('zjl moon', changes)).toBe(false)
  })

  it('limits the readings of one name', () => {
    const key = filterKey(
      track(1, { name: '乐'.repeat(60), artists: [], album: { id: 0, name: '', picUrl: null } }),
    )
    expect(key.length).toBeLessThan(2_000)
  })
})
