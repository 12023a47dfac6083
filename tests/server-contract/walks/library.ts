import { expect } from 'vitest'
import { trackNamed, type EndpointCases } from '../contract-backend'

type Rows =
  | ('libraryReport' | 'libraryProblems' | 'libraryDoubles' | 'libraryScan')
  | ('librarySongs' | 'libraryAlbums' | 'libraryArtists' | 'libraryGroups')

export const libraryCases: EndpointCases<Rows> = {
  libraryReport: async (contract) => {
    expect(await contract.reply('libraryReport', {})).toMatchObject({
      trackCount: 2,
      problemCount: 0,
      folders: [
        { path: expect.stringContaining('melisma-test-'), demo: false, trackCount: 2, reachable: true },
      ],
      formats: [
        { container: 'flac', codec: 'flac', trackCount: 1 },
        { container: 'mp3', codec: 'mp3', trackCount: 1 },
      ],
      scan: { running: false, found: 3, read: 2, unchanged: 0, unreadable: 0 },
      lastScan: { endedMs: expect.any(Number), tookMs: expect.any(Number), found: 3 },
      ffmpeg: false,
      unplayableCount: 0,
      mayScan: true,
    })
  },
  libraryProblems: async (contract) => {
    expect(await contract.reply('libraryProblems', {})).toEqual({
      items: [],
      received: 0,
      total: 0,
      more: false,
    })
  },
  libraryDoubles: async (contract) => {
    for (const kind of ['same', 'similar'])
      expect(await contract.reply('libraryDoubles', { kind })).toMatchObject({ items: [], total: 0 })
  },
  libraryScan: async (contract) => {
    expect(await contract.reply('libraryScan', {})).toBeNull()
  },
  librarySongs: async (contract) => {
    const all = await contract.reply('librarySongs', {})
    // by pinyin: guihang, yueguang
    expect(all.items.map(({ name }) => name)).toEqual(['归航', '月光'])
    expect(all).toMatchObject({ received: 2, total: 2, more: false })
    expect(all.items).toContainEqual(await trackNamed(contract, '月光'))
    const longest = await contract.reply('librarySongs', { sort: '-length', limit: 1 })
    expect(longest).toMatchObject({ items: [{ name: '月光' }], total: 2, more: true })
  },
  libraryAlbums: async (contract) => {
    expect(await contract.reply('libraryAlbums', { sort: 'year' })).toMatchObject({
      items: [{ name: '潮汐', artists: [{ name: '星野澄' }], trackCount: 2 }],
      total: 1,
      more: false,
    })
  },
  libraryArtists: async (contract) => {
    expect(await contract.reply('libraryArtists', {})).toMatchObject({
      items: [{ name: '星野澄', trackCount: 2 }],
      total: 1,
    })
  },
  libraryGroups: async (contract) => {
    expect(await contract.reply('libraryGroups', { by: 'genre' })).toMatchObject({
      items: [{ key: 'pop', name: 'Pop', trackCount: 1, picUrl: expect.stringMatching(/\.jpg$/) }],
      way: [],
    })
    expect(await contract.reply('libraryGroups', { by: 'year' })).toMatchObject({ items: [{ key: '2024' }] })
    const top = await contract.reply('libraryGroups', { by: 'folder' })
    expect(top).toMatchObject({
      items: [{ name: '潮汐', trackCount: 2 }],
      way: [{ key: '0' }],
      trackCount: 0,
    })
    const inner = await contract.reply('libraryGroups', { by: 'folder', folder: top.items[0]!.key })
    expect(inner).toMatchObject({ items: [], way: [{ key: '0' }, { name: '潮汐' }], trackCount: 2 })
  },
}
