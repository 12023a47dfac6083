import { describe, expect, it } from 'vitest'
import { fileName } from '../../../src/domain/library/file-name'
import { track } from '../../support/track'

describe('fileName', () => {
  it('returns the artists, the title and the type', () => {
    const artists = [
      { id: 1, name: 'Ana' },
      { id: 2, name: 'Bo' },
    ]
    expect(fileName(track(1, { name: '晴天', artists }), 'FLAC')).toBe('Ana, Bo - 晴天.flac')
    expect(fileName(track(1, { name: 'Alone', artists: [] }), 'mp3')).toBe('Alone.mp3')
  })

  it('has no forbidden characters and no path', () => {
    const name = fileName(track(1, { name: '../a:b?*"<>|\u0000.. ', artists: [] }), '../mp3')
    expect(name).toBe('a b.mp3')
    expect(fileName(track(1, { name: '///', artists: [] }), '')).toBe('song')
  })

  it('is short enough for any disk, and splits no character', () => {
    const name = fileName(track(1, { name: '𝄞'.repeat(400), artists: [] }), 'mp3')
    expect(new TextEncoder().encode(name).length).toBe(224)
    expect(encodeURI(name)).toContain('.mp3')
  })
})
