import { describe, expect, it } from 'vitest'
import type { Track } from '../../../src/domain/catalogue/track'
import { filterKey, foldText, matchesKey } from '../../../src/domain/tracks/match-track'
import { track } from '../../support/track'

const found = (query: string, changes: Partial<Track>) =>
  matchesKey(filterKey(track(1, changes)), foldText(query))

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

  it('takes characters by each of their readings', () => {
    const name = '长乐重行'
    expect(['clcx', 'zycx', 'zlzh', 'cyzx'].every((query) => found(query, { name }))).toBe(true)
  })

  it('mixes letters and characters of one name', () => {
    expect(found('yqn', { name: '夜曲 Nocturne' })).toBe(true)
    expect(found('nocturne', { name: '夜曲 Nocturne' })).toBe(true)
  })

  it('passes over case, width, accents and marks between words', () => {
    expect(found('beyonce', { name: 'Beyoncé' })).toBe(true)
    expect(found('ＡＢＣ', { name: 'abc' })).toBe(true)
    expect(found('dont stop', { name: 'Don’t Stop' })).toBe(true)
    expect(found('dontstop', { name: 'Don’t Stop' })).toBe(true)
  })

  it('looks at other names, artists and the album, and at each word by itself', () => {
    const changes: Partial<Track> = {
      name: '晴天',
      aliases: ['Sunny Day'],
      artists: [{ id: 1, name: '周杰伦' }],
      album: { id: 2, name: '叶惠美', picUrl: null },
    }
    expect(['sunny', 'zjl', 'yhm', 'qt zjl', '周杰伦 晴'].every((query) => found(query, changes))).toBe(true)
    expect(found('zjl moon', changes)).toBe(false)
  })

  it('does not grow without end with names of many readings', () => {
    const key = filterKey(
      track(1, { name: '乐'.repeat(60), artists: [], album: { id: 0, name: '', picUrl: null } }),
    )
    expect(key.length).toBeLessThan(2_000)
  })
})
