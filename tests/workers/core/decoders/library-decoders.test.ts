import { describe, expect, it } from 'vitest'
import { libraryDecoders } from '../../../../src/workers/core/decoders/library-decoders'

const decode = (name: keyof typeof libraryDecoders, body: unknown): unknown => {
  const result = libraryDecoders[name](body)
  return result.ok ? result.value : result.failure.kind
}

const scan = { running: true, found: 1, read: 1, unchanged: 0, unreadable: 0, expected: 0 }

describe('libraryDecoders', () => {
  it('read a report without what is not known yet', () => {
    const body = { revision: 4, songs: 2, folders: [{ name: 'Music' }, 7], formats: [{}], scan }
    expect(decode('libraryReport', body)).toEqual({
      revision: 4,
      trackCount: 2,
      problemCount: 0,
      folders: [{ name: 'Music', path: null, demo: false, trackCount: 0, reachable: false }],
      formats: [],
      scan,
      lastScan: null,
      ffmpeg: false,
      unplayableCount: 0,
      mayScan: false,
    })
  })

  it('leave out rows that are none', () => {
    const place = { name: 'a.mp3', folder: 'Music' }
    expect(
      decode('libraryProblems', { problems: [null, { id: 1, ...place, reason: 'why' }], total: 2 }),
    ).toEqual({
      items: [{ id: 1, ...place, reason: 'why' }],
      received: 2,
      total: 2,
      more: false,
    })
    expect(
      decode('libraryDoubles', {
        groups: [{ id: 1, songs: [{ id: 1, name: 'One', duration: 1500, place }, { id: 2 }] }],
        total: 1,
      }),
    ).toMatchObject({ items: [{ id: 1, tracks: [{ name: 'One', duration: 1.5, place }] }] })
    expect(
      decode('libraryGroups', { groups: [{ id: 1 }, { id: 2, key: 'a' }], way: [{}], total: 2 }),
    ).toEqual({
      items: [{ id: 2, key: 'a', name: '', trackCount: 0, picUrl: null }],
      received: 2,
      total: 2,
      more: null,
      way: [],
      trackCount: 0,
    })
  })

  it.each([
    'libraryReport',
    'libraryProblems',
    'libraryDoubles',
    'librarySongs',
    'libraryAlbums',
    'libraryArtists',
    'libraryGroups',
  ] as const)('refuse another shape as a reply to %s', (name) => {
    for (const body of [null, 'text', [], {}, { songs: 7, groups: 'x' }])
      expect(decode(name, body)).toBe('malformed')
  })
})
