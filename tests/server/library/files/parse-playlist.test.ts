import { describe, expect, it } from 'vitest'
import { parsePlaylist } from '../../../../server/library/files/parse-playlist'

const lines = (...texts: readonly string[]) => texts.join('\n')

describe('parsePlaylist', () => {
  it('reads the entries and the name of an M3U', () => {
    const text = lines(
      '#EXTM3U',
      '#PLAYLIST: Late   trains ',
      '#EXTINF:213,Marlow & Fen - Last Tram',
      'Marlow & Fen/Last Tram.flac',
      '',
      '# a comment',
      '  C:\\Music\\b.mp3  ',
    )
    expect(parsePlaylist('a.m3u8', text)).toEqual({
      name: 'Late trains',
      entries: ['Marlow & Fen/Last Tram.flac', 'C:\\Music\\b.mp3'],
    })
  })

  it.each([
    ['nothing but paths', 'a.mp3\r\nb.mp3\r\n', ['a.mp3', 'b.mp3']],
    ['lines that end as they once did', 'a.mp3\rb.mp3', ['a.mp3', 'b.mp3']],
    ['no entry', '#EXTM3U\n', []],
    ['nothing', '', []],
  ])('reads an M3U with %s', (_, text, entries) => {
    expect(parsePlaylist('a.M3U', text)).toEqual({ name: null, entries })
  })

  it('reads the entries of a PLS by their numbers', () => {
    const text = lines(
      '',
      '[Playlist]',
      'NumberOfEntries=3',
      'File10=c.mp3',
      'file2 = b = c.mp3',
      'Title2=B',
      'Length2=-1',
      'File1=a.mp3',
      'File=x.mp3',
      'File3=',
      'Version=2',
    )
    expect(parsePlaylist('a.PLS', text)).toEqual({ name: null, entries: ['a.mp3', 'b = c.mp3', 'c.mp3'] })
  })

  it.each([
    [
      'a.m3u8',
      '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:9.009,\nfirst.ts',
      'it lists the pieces of a stream',
    ],
    ['a.m3u', 'RIFF\0\0\0', 'it is no text'],
    ['a.pls', 'File1=a.mp3', 'it does not begin with [playlist]'],
    ['a.pls', '', 'it does not begin with [playlist]'],
  ])('finds no playlist in %s: %j', (name, text, reason) => {
    expect(parsePlaylist(name, text)).toEqual({ reason })
  })

  it('keeps to its limits, whatever it is given', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `${at}.mp3`)
    expect(parsePlaylist('a.m3u', many.join('\n'))).toEqual({ name: null, entries: many.slice(0, 10_000) })
    expect(parsePlaylist('a.m3u', 'x'.repeat(5000))).toEqual({ name: null, entries: [] })
    const named = parsePlaylist('a.m3u', `#PLAYLIST:${'長'.repeat(9000)}\u202e\na.mp3`)
    expect('name' in named && named.name).toHaveLength(500)
    expect(parsePlaylist('a.pls', `[playlist]\nFile1=${'a'.repeat(90_000)}`)).toMatchObject({
      entries: [expect.any(String)],
    })
  })
})
