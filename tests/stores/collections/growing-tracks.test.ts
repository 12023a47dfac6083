import { describe, expect, it } from 'vitest'
import type { Page } from '../../../src/domain/catalogue/page'
import type { Track } from '../../../src/domain/catalogue/track'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { GrowingTracks } from '../../../src/stores/collections/growing-tracks'
import { gate } from '../../support/gate'
import { track } from '../../support/track'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function part(from: number, count: number, more: boolean | null = null): Result<Page<Track>> {
  const items = Array.from({ length: count }, (_, at) => track(from + at))
  return ok({ items, received: count, total: null, more })
}

const ids = (list: GrowingTracks) => list.tracks.map(({ id }) => id)

/** A list of that many tracks in parts of two; remembers the offsets. */
function listOf(count: number) {
  const offsets: number[] = []
  const list = new GrowingTracks(
    async (offset) => {
      offsets.push(offset)
      return part(offset, Math.max(0, Math.min(2, count - offset)))
    },
    () => 2,
  )
  return { list, offsets }
}

describe('GrowingTracks', () => {
  it('is there with its first part, and grows to all of it', async () => {
    const { list, offsets } = listOf(5)
    expect(await list.begin()).toEqual(ok(list))
    expect([ids(list), list.complete]).toEqual([[0, 1], false])
    await list.grow()
    expect([ids(list), list.complete, offsets]).toEqual([[0, 1, 2, 3, 4], true, [0, 2, 4]])
  })

  it('knows at once that a short list is whole', async () => {
    const { list, offsets } = listOf(1)
    await list.begin()
    await list.grow()
    expect([list.complete, offsets]).toEqual([true, [0]])
  })

  it('does not go on for ever where a server ignores offsets', async () => {
    const list = new GrowingTracks(
      async () => part(0, 2),
      () => 2,
    )
    await list.begin()
    await list.grow()
    expect([ids(list), list.complete]).toEqual([[0, 1], true])
  })

  it('fails where its first part does', async () => {
    const list = new GrowingTracks(
      async () => failed({ kind: 'timeout' }),
      () => 2,
    )
    expect(await list.begin()).toEqual(failed({ kind: 'timeout' }))
  })

  it('keeps what came before a part that failed, and goes on from there', async () => {
    let broken = true
    const list = new GrowingTracks(
      async (offset) => {
        if (offset > 0 && broken) return failed({ kind: 'offline' })
        return part(offset, offset === 0 ? 2 : 1)
      },
      () => 2,
    )
    await list.begin()
    await list.grow()
    expect([ids(list), list.complete, list.failure]).toEqual([[0, 1], false, { kind: 'offline' }])
    expect(await list.whole()).toEqual(failed({ kind: 'offline' }))
    broken = false
    expect((await list.whole()).ok).toBe(true)
    expect([ids(list), list.complete, list.failure]).toEqual([[0, 1, 2], true, null])
  })

  it('takes no part that an older turn brings last', async () => {
    const answers = [gate<Result<Page<Track>>>(), gate<Result<Page<Track>>>()]
    let asked = 0
    const list = new GrowingTracks(
      async (offset) => {
        if (offset === 0) return part(0, 2)
        return answers[asked++]?.promise ?? part(0, 0)
      },
      () => 2,
    )
    await list.begin()
    void list.grow()
    list.stop()
    const growing = list.grow()
    answers[1]?.open(part(7, 1))
    await growing
    answers[0]?.open(part(3, 1))
    await settle()
    expect([ids(list), list.complete]).toEqual([[0, 1, 7], true])
  })

  it('asks for nothing more once nobody looks, unless somebody waits for the whole', async () => {
    const { list, offsets } = listOf(7)
    await list.begin()
    void list.grow()
    list.stop()
    await settle()
    expect([offsets, list.complete]).toEqual([[0, 2], false])
    const whole = list.whole()
    list.stop()
    const found = await whole
    expect(found.ok && found.value.length).toBe(7)
  })

  it('goes on at the right place after tracks were taken out', async () => {
    const held = [0, 1, 2, 3, 4, 5]
    const list = new GrowingTracks(
      async (offset) => {
        const items = held.slice(offset, offset + 2).map((id) => track(id))
        return ok({ items, received: items.length, total: null, more: null })
      },
      () => 2,
    )
    await list.begin()
    held.shift()
    list.drop([track(0)])
    await list.grow()
    expect(ids(list)).toEqual([1, 2, 3, 4, 5])
    expect(list.dropped).toBe(1)
  })
})
