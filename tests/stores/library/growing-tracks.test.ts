import { describe, expect, it } from 'vitest'
import type { Page } from '../../../src/contract/replies/page'
import type { Track } from '../../../src/contract/replies/track'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { GrowingTracks } from '../../../src/stores/library/growing-tracks'
import { createDeferred } from '../../support/deferred'
import { track } from '../../support/track'
import { settle } from '../../support/settle'

function part(from: number, count: number, more: boolean | null = null): Result<Page<Track>> {
  const items = Array.from({ length: count }, (_, at) => track(from + at))
  return ok({ items, received: count, total: null, more })
}

const ids = (list: GrowingTracks) => list.tracks.map(({ id }) => id)

/** A list of that many tracks in parts of two; remembers the offsets. */
function listOf(count: number) {
  const offsets: number[] = []
  const list = new GrowingTracks({
    fetchPage: async (offset) => {
      offsets.push(offset)
      return part(offset, Math.max(0, Math.min(2, count - offset)))
    },
    pageSize: () => 2,
  })
  return { list, offsets }
}

describe('GrowingTracks', () => {
  it('starts with the first page and grows to the whole list', async () => {
    const { list, offsets } = listOf(5)
    expect(await list.loadFirst()).toEqual(ok(list))
    expect([ids(list), list.complete]).toEqual([[0, 1], false])
    await list.loadRest()
    expect([ids(list), list.complete, offsets]).toEqual([[0, 1, 2, 3, 4], true, [0, 2, 4]])
  })

  it('knows at once that a short list is complete', async () => {
    const { list, offsets } = listOf(1)
    await list.loadFirst()
    await list.loadRest()
    expect([list.complete, offsets]).toEqual([true, [0]])
  })

  it('ends with a server that ignores offsets', async () => {
    const list = new GrowingTracks({ fetchPage: async () => part(0, 2), pageSize: () => 2 })
    await list.loadFirst()
    await list.loadRest()
    expect([ids(list), list.complete]).toEqual([[0, 1], true])
  })

  it('fails if the first page fails', async () => {
    const list = new GrowingTracks({ fetchPage: async () => failed({ kind: 'timeout' }), pageSize: () => 2 })
    expect(await list.loadFirst()).toEqual(failed({ kind: 'timeout' }))
  })

  it('keeps the pages before one that failed, and goes on from there', async () => {
    let broken = true
    const list = new GrowingTracks({
      fetchPage: async (offset) => {
        if (offset > 0 && broken) return failed({ kind: 'offline' })
        return part(offset, offset === 0 ? 2 : 1)
      },
      pageSize: () => 2,
    })
    await list.loadFirst()
    await list.loadRest()
    expect([ids(list), list.complete, list.failure]).toEqual([[0, 1], false, { kind: 'offline' }])
    expect(await list.loadAll()).toEqual(failed({ kind: 'offline' }))
    broken = false
    expect((await list.loadAll()).ok).toBe(true)
    expect([ids(list), list.complete, list.failure]).toEqual([[0, 1, 2], true, null])
  })

  it('ignores a page that an older turn brings last', async () => {
    const answers = [createDeferred<Result<Page<Track>>>(), createDeferred<Result<Page<Track>>>()]
    let asked = 0
    const list = new GrowingTracks({
      fetchPage: async (offset) => {
        if (offset === 0) return part(0, 2)
        return answers[asked++]?.promise ?? part(0, 0)
      },
      pageSize: () => 2,
    })
    await list.loadFirst()
    void list.loadRest()
    list.pause()
    const growing = list.loadRest()
    answers[1]?.resolve(part(7, 1))
    await growing
    answers[0]?.resolve(part(3, 1))
    await settle()
    expect([ids(list), list.complete]).toEqual([[0, 1, 7], true])
  })

  it('stops loading when it is paused, unless somebody waits for the whole list', async () => {
    const { list, offsets } = listOf(7)
    await list.loadFirst()
    void list.loadRest()
    list.pause()
    await settle()
    expect([offsets, list.complete]).toEqual([[0, 2], false])
    const whole = list.loadAll()
    list.pause()
    const found = await whole
    expect(found.ok && found.value.length).toBe(7)
  })

  it('goes on at the right offset after tracks were removed', async () => {
    const held = [0, 1, 2, 3, 4, 5]
    const list = new GrowingTracks({
      fetchPage: async (offset) => {
        const items = held.slice(offset, offset + 2).map((id) => track(id))
        return ok({ items, received: items.length, total: null, more: null })
      },
      pageSize: () => 2,
    })
    await list.loadFirst()
    held.shift()
    list.remove([track(0)])
    await list.loadRest()
    expect(ids(list)).toEqual([1, 2, 3, 4, 5])
    expect(list.removedCount).toBe(1)
  })
})
