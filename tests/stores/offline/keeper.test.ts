import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { createDeferred } from '../../support/deferred'
import { setUpKept } from '../../support/stores/kept-fixture'
import { stream } from '../../support/track'

describe('Keeper', () => {
  it('fetches the songs in their order, one at a time, and says when all are here', async () => {
    const { device, kept, keeper, done, album, tracks, told } = setUpKept()
    await kept.keepList(album, tracks(3, 1, 2))
    expect(keeper.waiting.map(({ track }) => track.id)).toEqual([3, 1, 2])
    await done()
    expect(device.files.asked).toEqual([3, 1, 2])
    expect([keeper.waiting, keeper.progress]).toEqual([[], null])
    expect(told()).toContainEqual(['offline.done', { count: 3 }])
  })

  it('pauses in the middle of a song, and goes on with it', async () => {
    const { device, kept, keeper, done, tracks } = setUpKept()
    const transfer = createDeferred()
    device.files.onKeep = async () => {
      await transfer.promise
      return ok(1000)
    }
    await kept.keepSong(tracks(1)[0]!)
    await done()
    expect(keeper.progress?.trackId).toBe(1)
    keeper.pause()
    transfer.resolve()
    await done()
    expect([kept.statusOf(1), keeper.rest, keeper.progress]).toEqual(['waiting', 'paused', null])
    keeper.resume()
    await done()
    expect([kept.statusOf(1), keeper.rest]).toEqual(['kept', null])
    expect(device.files.asked).toEqual([1, 1])
  })

  it('rests while there is no network, and goes on when it is back', async () => {
    const { device, system, kept, keeper, done, tracks } = setUpKept()
    device.files.onKeep = () => failed({ kind: 'offline' })
    await kept.keepSong(tracks(1)[0]!)
    await done()
    expect([kept.statusOf(1), keeper.rest]).toEqual(['waiting', 'offline'])
    device.files.onKeep = () => ok(1000)
    system.goOnline()
    await done()
    expect([kept.statusOf(1), keeper.rest]).toEqual(['kept', null])
  })

  it('rests when there is no more room, and says so', async () => {
    const { device, kept, keeper, done, tracks, told } = setUpKept()
    device.files.onKeep = () => failed({ kind: 'tooLarge' })
    await kept.keepSong(tracks(1)[0]!)
    await done()
    expect([kept.statusOf(1), keeper.rest]).toEqual(['waiting', 'noSpace'])
    expect(told().map(([text]) => text)).toContain('offline.noSpace')
  })

  it('passes over what it cannot have, says so, and tries again when asked', async () => {
    const { backend, kept, done, album, tracks, told } = setUpKept()
    const preview = { start: 0, end: 30 }
    backend.answers.songUrl = ({ id }) =>
      id === 1 ? ok([]) : ok([{ ...stream(Number(id)), preview: id === 2 ? preview : null }])
    await kept.keepList(album, tracks(1, 2, 3))
    await done()
    expect([1, 2, 3].map((id) => kept.statusOf(id))).toEqual(['failed', 'failed', 'kept'])
    expect(told()).toContainEqual(['offline.someFailed', { count: 2 }])
    backend.answers.songUrl = ({ id }) => ok([stream(Number(id))])
    kept.retry()
    await done()
    expect([1, 2, 3].map((id) => kept.statusOf(id))).toEqual(['kept', 'kept', 'kept'])
  })

  it('does not fetch again what another tab has fetched meanwhile', async () => {
    const one = setUpKept()
    const other = setUpKept(one.device)
    const transfer = createDeferred()
    one.device.files.onKeep = async () => {
      await transfer.promise
      return ok(1000)
    }
    await one.kept.keepSong(one.tracks(1)[0]!)
    await one.done()
    other.keeper.pause()
    await other.kept.refresh()
    expect(other.keeper.waiting).toHaveLength(1)
    transfer.resolve()
    await one.done()
    other.keeper.resume()
    await other.done()
    expect([one.device.files.asked, other.kept.statusOf(1)]).toEqual([[1], 'kept'])
  })

  it('does not keep a song that was removed while it was fetched', async () => {
    const { device, kept, done, tracks } = setUpKept()
    const transfer = createDeferred()
    device.files.onKeep = async () => {
      await transfer.promise
      return ok(1000)
    }
    await kept.keepSong(tracks(1)[0]!)
    await done()
    kept.removeSongs([1])
    transfer.resolve()
    await done()
    expect([kept.statusOf(1), device.files.files.size, device.records.songs.size]).toEqual([null, 0, 0])
  })

  it('waits with a song whose lyrics cannot be had for lack of a network', async () => {
    const { backend, kept, keeper, done, tracks } = setUpKept()
    backend.lyricsOf = () => failed({ kind: 'offline' })
    await kept.keepSong(tracks(1)[0]!)
    await done()
    expect([kept.statusOf(1), keeper.rest]).toEqual(['waiting', 'offline'])
  })
})
