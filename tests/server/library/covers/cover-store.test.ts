import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createCoverStore } from '../../../../server/library/covers/cover-store'
import { temporaryFolder } from '../../../support/server/music-folder'

const picture = 'a'.repeat(20)
const lists = new Map([
  [1, { key: 'p1-00000000', tiles: [picture], isPrivate: false }],
  [2, { key: 'p2-00000000', tiles: [], isPrivate: true }],
])

/** A store on a machine without sharp. */
const withoutSharp = (folder = temporaryFolder()) =>
  createCoverStore({
    folder,
    covers: {
      find: (key) => (key === picture ? { source: 'embedded', path: '/a.mp3' } : undefined),
      known: (id) => id === 7,
    },
    readPicture: () => Promise.reject(new Error('no picture is read')),
    contains: async () => true,
    playlists: { coverOf: (id) => lists.get(id) },
    canRender: async () => false,
  })

describe('createCoverStore where nothing renders pictures', () => {
  it.each([picture, 'g7', 'p1-00000000', 'p2-00000000'])(
    'draws the cover %s and stores nothing',
    async (key) => {
      const folder = temporaryFolder()
      const store = withoutSharp(folder)
      for (const cover of [store.cover(key, 96), store.wide(key, 480), store.banner(key)]) {
        const { bytes, type, isCacheable } = (await cover)!
        expect([type, isCacheable]).toEqual(['image/svg+xml', false])
        expect(bytes.toString()).toMatch(/^<svg xmlns/)
      }
      expect(readdirSync(folder)).toEqual([])
    },
  )

  it.each(['b'.repeat(20), 'g8', 'p3-00000000', 'p2-11111111'])('knows no cover %s', async (key) => {
    expect(await withoutSharp().cover(key, 96)).toBeNull()
  })
})
