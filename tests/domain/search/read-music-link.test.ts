import { describe, expect, it } from 'vitest'
import { readMusicLink } from '../../../src/domain/search/read-music-link'

describe('readMusicLink', () => {
  it.each([
    ['https://music.163.com/#/song?id=1407551413', 'song', 1407551413],
    ['http://music.163.com/song?id=5&userid=9', 'song', 5],
    ['music.163.com/#/album?id=34720827', 'album', 34720827],
    ['https://music.163.com/album/34720827/', 'album', 34720827],
    ['https://y.music.163.com/m/playlist?app_version=1&id=24381616&userid=5', 'playlist', 24381616],
    ['https://music.163.com/#/my/m/music/playlist?id=88', 'playlist', 88],
    ['https://music.163.com/#/artist?id=6452', 'artist', 6452],
    ['https://music.163.com/#/artist/album?id=6452', 'artist', 6452],
    ['分享《晴天》: https://music.163.com/song?id=186016 (来自网易云音乐)', 'song', 186016],
  ] as const)('reads the target of %s', (text, kind, id) => {
    expect(readMusicLink(text)).toEqual({ kind, id })
  })

  it.each([
    'song?id=5',
    'https://example.com/#/song?id=5',
    'https://notmusic.163.com/song?id=5',
    'https://music.163.com.example.com/song?id=5',
    'https://music.163.com/#/mv?id=5',
    'https://music.163.com/#/song?id=',
    'https://music.163.com/#/song?id=abc',
    'https://music.163.com/#/song?id=0',
    'https://music.163.com/#/song',
    'https://music.163.com/',
    '',
  ])('finds nothing in "%s"', (text) => {
    expect(readMusicLink(text)).toBeNull()
  })
})
