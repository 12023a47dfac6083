import { describe, expect, it } from 'vitest'
import { writeM3u8 } from '../../../src/domain/library/write-m3u8'
import { parsePlaylist } from '../../../server/library/files/parse-playlist'
import { track } from '../../support/track'

const tram = track(1, { name: 'Last Tram', artists: [{ id: 1, name: 'Marlow & Fen' }], duration: 212.6 })

describe('writeM3u8', () => {
  it('tells length, artists, title and place of every track', () => {
    const two = track(2, {
      name: '月光',
      artists: [
        { id: 1, name: '甲' },
        { id: 2, name: '乙' },
      ],
    })
    expect(
      writeM3u8('Late trains', [
        { track: tram, place: 'Marlow & Fen/Last Tram.flac' },
        { track: two, place: 'https://music.example/api/media/song/2.mp3' },
      ]),
    ).toBe(
      [
        '#EXTM3U',
        '#PLAYLIST:Late trains',
        '#EXTINF:213,Marlow & Fen - Last Tram',
        'Marlow & Fen/Last Tram.flac',
        '#EXTINF:60,甲, 乙 - 月光',
        'https://music.example/api/media/song/2.mp3',
        '',
      ].join('\n'),
    )
  })

  it('keeps every entry on its line, whatever the names hold', () => {
    const odd = track(1, { name: 'a\r\nb\u2028#c', artists: [], duration: 0 })
    expect(writeM3u8('x\ny', [{ track: odd, place: '#1.mp3' }])).toBe(
      '#EXTM3U\n#PLAYLIST:x y\n#EXTINF:-1,a b #c\n./#1.mp3\n',
    )
  })

  it('is read by the server as it was written', () => {
    expect(parsePlaylist('a.m3u8', writeM3u8('夜车', [{ track: tram, place: 'a/b.mp3' }]))).toEqual({
      name: '夜车',
      entries: ['a/b.mp3'],
    })
    expect(parsePlaylist('a.m3u8', writeM3u8('空', []))).toEqual({ name: '空', entries: [] })
  })
})
