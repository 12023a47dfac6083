import { describe, expect, it } from 'vitest'
import { setUpKept } from '../../support/stores/kept-fixture'

describe('KeptStore', () => {
  it('keeps a song, and has it at the next visit without a network', async () => {
    const { device, kept, done, tracks } = setUpKept()
    await kept.keepSong(tracks(1)[0]!)
    await done()
    expect(kept.statusOf(1)).toBe('kept')
    const next = setUpKept(device)
    expect(await next.kept.streamOf(1)).toMatchObject({ trackId: 1, url: 'blob:1', size: 1000 })
    expect(await next.kept.lyricsOf(1)).not.toBeNull()
    expect([await next.kept.streamOf(2), await next.kept.lyricsOf(2)]).toEqual([null, null])
  })

  it('does not open the database on a device that keeps nothing', async () => {
    const { device, kept } = setUpKept()
    await kept.load()
    expect([kept.loaded, device.records.reads]).toEqual([true, 0])
  })

  it('keeps an album as a list, in its order, without what cannot be played', async () => {
    const { kept, done, album, tracks } = setUpKept()
    await kept.keepList(album, [...tracks(2, 1), { ...tracks(4)[0]!, unavailable: true }])
    const list = kept.list('album 3')!
    expect(kept.shareOf(list)).toEqual({ kept: 0, total: 2 })
    await done()
    expect(kept.shareOf(list)).toEqual({ kept: 2, total: 2 })
    expect(kept.songsOf(list).map(({ track }) => track.id)).toEqual([2, 1])
  })

  it('follows a list that is kept again: new songs come, those that left go', async () => {
    const { device, kept, done, album, tracks } = setUpKept()
    await kept.keepList(album, tracks(1, 2))
    await done()
    await kept.keepList(album, tracks(2, 3))
    await done()
    expect([kept.statusOf(1), kept.statusOf(2), kept.statusOf(3)]).toEqual([null, 'kept', 'kept'])
    expect([...device.files.files.keys()]).toEqual([2, 3])
    expect(new Set(device.records.songs.keys())).toEqual(new Set([2, 3]))
  })

  it('removes a list with the songs that are kept for nothing else, and their covers', async () => {
    const { device, kept, done, album, tracks } = setUpKept()
    await kept.keepList(album, tracks(1, 2))
    await kept.keepSong(tracks(2)[0]!)
    await done()
    kept.removeList('album 3')
    await done()
    expect([kept.lists, kept.statusOf(1), kept.statusOf(2)]).toEqual([[], null, 'kept'])
    expect([...device.files.files.keys()]).toEqual([2])
    expect([...device.files.covers].every((url) => url.startsWith('https://p/0.jpg'))).toBe(true)
    expect(device.files.covers.size).toBeGreaterThan(0)
  })

  it('removes songs whatever they are kept for, and lists that have none left', async () => {
    const { kept, done, album, tracks } = setUpKept()
    await kept.keepList(album, tracks(1, 2))
    await done()
    kept.removeSongs([1])
    expect(kept.list('album 3')?.trackIds).toEqual([2])
    kept.removeSongs([2])
    expect([kept.lists, kept.songs]).toEqual([[], []])
  })

  it('shows what a listener keeps to no other, and removes it when another logs in', async () => {
    const first = setUpKept()
    await first.become(5)
    await first.kept.keepSong(first.tracks(1)[0]!)
    await first.done()
    first.dispose()
    const second = setUpKept(first.device)
    await second.become(6)
    await second.kept.load()
    expect(second.kept.statusOf(1)).toBeNull()
    await second.done()
    expect([first.device.records.songs.size, first.device.files.files.size]).toEqual([0, 0])
  })

  it('has it for the same listener before the server has said who is logged in', async () => {
    const first = setUpKept()
    await first.become(5)
    await first.kept.keepSong(first.tracks(1)[0]!)
    await first.done()
    first.dispose()
    const offline = setUpKept(first.device)
    expect(await offline.kept.streamOf(1)).not.toBeNull()
  })

  it('removes it at a logout, and only hides it when a session has ended by itself', async () => {
    const { device, kept, become, session, backend, done, tracks } = setUpKept()
    await become(5)
    await kept.keepSong(tracks(1)[0]!)
    await done()
    await become(null)
    await done()
    expect([kept.statusOf(1), device.files.files.size]).toEqual([null, 1])
    await become(5)
    expect(kept.statusOf(1)).toBe('kept')
    backend.answers.logout = () => ({ ok: true, value: null })
    await session.logout()
    await done()
    expect([kept.songs, device.files.files.size]).toEqual([[], 0])
  })

  it('leaves what was kept without a login to everybody', async () => {
    const { kept, become, done, tracks } = setUpKept()
    await become(null)
    await kept.keepSong(tracks(1)[0]!)
    await done()
    await become(5)
    await done()
    expect(kept.statusOf(1)).toBe('kept')
  })

  it('notices files that the browser removed, says so, and fetches them again', async () => {
    const first = setUpKept()
    await first.kept.keepList(first.album, first.tracks(1, 2))
    await first.done()
    first.dispose()
    first.device.files.files.delete(2)
    first.device.files.files.set(99, 5)
    const next = setUpKept(first.device)
    await next.kept.verify()
    expect(next.told()).toContainEqual(['offline.evicted', { count: 1 }])
    await next.done()
    expect(next.kept.statusOf(2)).toBe('kept')
    expect(new Set(first.device.files.files.keys())).toEqual(new Set([1, 2]))
  })

  it('removes no file while the records cannot be read', async () => {
    const first = setUpKept()
    await first.kept.keepSong(first.tracks(1)[0]!)
    await first.done()
    first.dispose()
    first.device.records.works = false
    const next = setUpKept(first.device)
    await next.kept.verify()
    expect([...first.device.files.files.keys()]).toEqual([1])
    first.device.records.works = true
    await next.kept.refresh()
    await next.kept.verify()
    expect(next.kept.statusOf(1)).toBe('kept')
  })

  it('says so if the browser removed the records too', async () => {
    const { records } = setUpKept().device
    records.count = 12
    const { kept, told } = setUpKept({ records })
    await kept.load()
    expect(told()).toEqual([['offline.evicted', { count: 12 }]])
    expect(records.count).toBe(0)
  })

  it('takes over what another tab has changed', async () => {
    const one = setUpKept()
    const other = setUpKept(one.device)
    await other.kept.load()
    await one.kept.keepSong(one.tracks(1)[0]!)
    await one.done()
    one.device.records.tellWritten()
    await other.done()
    expect(other.kept.statusOf(1)).toBe('kept')
  })

  it('loses nothing that two tabs change at once', async () => {
    const one = setUpKept()
    const other = setUpKept(one.device)
    one.keeper.pause()
    other.keeper.pause()
    await other.kept.load()
    await one.kept.keepSong(one.tracks(1)[0]!)
    await one.done()
    await other.kept.keepSong(other.tracks(2)[0]!)
    one.device.records.tellWritten()
    await other.done()
    expect(new Set(other.kept.songs.map(({ track }) => track.id))).toEqual(new Set([1, 2]))
    expect(new Set(one.device.records.songs.keys())).toEqual(new Set([1, 2]))
  })

  it('says so where a private window refuses to keep files', async () => {
    const { device, kept, album, told, tracks } = setUpKept()
    device.files.allowed = false
    await kept.keepSong(tracks(1)[0]!)
    await kept.keepList(album, tracks(1, 2))
    expect([kept.songs, kept.lists, told()]).toEqual([[], [], [['offline.unavailable', {}]]])
  })

  it('tells when it cannot be stored', async () => {
    const { device, kept, done, told, tracks } = setUpKept()
    device.records.works = false
    await kept.keepSong(tracks(1)[0]!)
    await done()
    expect(told().map(([text]) => text)).toContain('offline.notStored')
  })
})
