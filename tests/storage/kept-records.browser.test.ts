import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyLyrics } from '../../src/domain/lyrics/lyric-data'
import type { KeptList, KeptSong } from '../../src/domain/offline/kept-song'
import { Database } from '../../src/storage/database'
import { createKeptRecords } from '../../src/storage/kept-records'
import { LocalEntries } from '../../src/storage/local-entries'
import { stream, track } from '../support/track'

const name = 'melisma-test-kept'
const opened: Database[] = []

afterEach(async () => {
  for (const database of opened.splice(0)) database.close()
  localStorage.clear()
  await Dexie.delete(name)
})

function records() {
  const database = new Database(name)
  opened.push(database)
  return createKeptRecords(async () => database, new LocalEntries())
}

const song = (id: number): KeptSong => ({
  track: track(id),
  owner: null,
  purposes: ['album 3'],
  stream: { ...stream(id), url: '' },
  problem: null,
  addedMs: id,
})
const list: KeptList = {
  key: 'album 3',
  owner: null,
  kind: 'album',
  id: 3,
  name: 'An album',
  cover: null,
  trackIds: [1, 2],
  addedMs: 1,
}
const nothing = { songs: [], lists: [], removedSongs: [], removedLists: [] }

describe('createKeptRecords', () => {
  it('finds at the next visit what was written, and how many songs it was', async () => {
    expect(await records().write({ ...nothing, songs: [song(1), song(2)], lists: [list] }, 2)).toBe(true)
    const next = records()
    expect([next.count, await next.read()]).toEqual([2, { songs: [song(1), song(2)], lists: [list] }])
  })

  it('leaves another entry for other tabs at each write, also of as many songs', async () => {
    const kept = records()
    await kept.write({ ...nothing, songs: [song(1)] }, 1)
    const before = localStorage.getItem('melisma.kept')
    await kept.write({ ...nothing, songs: [{ ...song(1), stream: null }] }, 1)
    expect(localStorage.getItem('melisma.kept')).not.toBe(before)
  })

  it('removes songs with their lyrics, and lists', async () => {
    const kept = records()
    await kept.write({ ...nothing, songs: [song(1), song(2)], lists: [list] }, 2)
    await kept.writeLyrics(1, emptyLyrics)
    expect(await kept.lyrics(1)).toEqual(emptyLyrics)
    await kept.write({ ...nothing, removedSongs: [1], removedLists: ['album 3'] }, 1)
    expect([await kept.lyrics(1), await kept.read()]).toEqual([null, { songs: [song(2)], lists: [] }])
  })

  it('skips what is broken', async () => {
    const kept = records()
    await kept.write({ ...nothing, songs: [song(1)] }, 1)
    await opened[0]!.keptSongs.put({ id: 9, track: 'none' } as never)
    await opened[0]!.keptLists.put({ key: 'x' } as never)
    expect(await kept.read()).toEqual({ songs: [song(1)], lists: [] })
  })

  it('says when it can neither read nor write', async () => {
    const broken = createKeptRecords(() => Promise.reject(new Error('no database')), new LocalEntries())
    expect([await broken.read(), await broken.write(nothing, 3), await broken.lyrics(1)]).toEqual([
      null,
      false,
      null,
    ])
    expect(broken.count).toBe(0)
  })

  it('opens the database of an earlier version, and keeps what is in it', async () => {
    const earlier = new Dexie(name)
    earlier.version(1).stores({ singles: 'key' })
    await earlier.table('singles').put({ key: 'tracks', value: [1] })
    earlier.close()
    await records().write({ ...nothing, songs: [song(1)] }, 1)
    expect(await opened[0]!.singles.get('tracks')).toEqual({ key: 'tracks', value: [1] })
  })
})
