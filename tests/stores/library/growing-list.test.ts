import { describe, expect, it } from 'vitest'
import type { Page } from '../../../src/contract/replies/page'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { GrowingList } from '../../../src/stores/library/growing-list'
import { createDeferred } from '../../support/deferred'

type Item = { id: number }

const pageFrom = (offset: number, total: number, size = 2): Page<Item> => {
  const count = Math.max(0, Math.min(size, total - offset))
  const items = Array.from({ length: count }, (_, at) => ({ id: offset + at + 1 }))
  return { items, received: count, total, more: offset + count < total }
}

describe('GrowingList', () => {
  it('loads all pages and counts them', async () => {
    const list = new GrowingList<Item>({
      fetchPage: async (offset) => ok(pageFrom(offset, 5)),
      pageSize: 2,
    })
    await Promise.all([list.load(), list.load()])
    expect(list.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect([list.total, list.complete, list.loading]).toEqual([5, true, false])
  })

  it('keeps what it has when a page fails, and goes on from there', async () => {
    let broken = true
    const list = new GrowingList<Item>({
      fetchPage: async (offset) =>
        broken && offset === 2 ? failed({ kind: 'timeout' }) : ok(pageFrom(offset, 4)),
      pageSize: 2,
    })
    expect(await list.loadAll()).toEqual(failed({ kind: 'timeout' }))
    expect([list.items.length, list.loading]).toEqual([2, false])
    broken = false
    expect(await list.loadAll()).toMatchObject({ ok: true, value: [{}, {}, {}, {}] })
    expect(list.failure).toBeNull()
  })

  it('is complete when there is nothing', async () => {
    const list = new GrowingList<Item>({ fetchPage: async () => ok(pageFrom(0, 0)), pageSize: 2 })
    await list.load()
    expect([list.total, list.complete]).toEqual([0, true])
  })

  it('ignores an older reply that arrives last', async () => {
    const slow = createDeferred<Result<Page<Item>>>()
    const replies = [slow.promise, Promise.resolve(ok(pageFrom(0, 1)))]
    const list = new GrowingList<Item>({ fetchPage: () => replies.shift()!, pageSize: 2 })
    const older = list.load()
    list.pause()
    await list.load()
    slow.resolve(ok(pageFrom(0, 9)))
    await older
    expect([list.items.length, list.total]).toEqual([1, 1])
  })
})
