import { describe, expect, it } from 'vitest'
import type { Song } from '../../../../server/library/catalogue/songs'
import { contentDisposition } from '../../../../server/http/media/content-disposition'

const song = (title: string, ...artists: string[]): Song => ({
  id: 1,
  title,
  path: null,
  size: 1,
  cut: null,
  albumId: 1,
  albumName: '',
  trackNo: 0,
  discNo: 1,
  discTitle: '',
  publishedMs: null,
  durationMs: 1,
  container: 'mp3',
  codec: 'mp3',
  bitrate: 1,
  sampleRate: 1,
  bits: 0,
  lossless: false,
  gainDb: null,
  peak: null,
  albumGainDb: null,
  albumPeak: null,
  cover: 'g1',
  addedMs: 0,
  mv: 0,
  unplayable: false,
  available: true,
  artists: artists.map((name, id) => ({ id, name })),
  upload: null,
})

/** Returns the name under which a browser saves the file. */
const savedAs = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)![1]!)

describe('contentDisposition', () => {
  it.each([
    [song('Song', 'A', 'B'), 'A, B - Song.mp3'],
    [song('月光', '星野澄'), '星野澄 - 月光.mp3'],
    [song("it's (live)*", '50% 😀'), "50% 😀 - it's (live)_.mp3"],
    [song('a/b\\c:d?e"f<g>h|i', 'AC/DC'), 'AC_DC - a_b_c_d_e_f_g_h_i.mp3'],
    [song('line\r\nSet-Cookie: x', 'a\0b'), 'ab - lineSet-Cookie_ x.mp3'],
    [song('..', '..'), '-.mp3'],
    [song('half \ud83d', 'x'), 'x - half \ufffd.mp3'],
    [song('gpj.\u202e3pm', 'x'), 'x - gpj.3pm.mp3'],
  ])('names the file after the song', (given, name) => {
    const header = contentDisposition(given)
    expect(savedAs(header)).toBe(name)
    expect(header).toMatch(/^attachment; filename="[ -!#-[\]-~]+"; filename\*=UTF-8''[\w%.~!$&+^`|-]+$/)
  })

  it('keeps a very long name short enough for any file system', () => {
    const name = savedAs(contentDisposition(song('长'.repeat(5000), 'x')))
    expect([...name].length).toBeLessThan(200)
    expect(name.endsWith('.mp3')).toBe(true)
  })
})
