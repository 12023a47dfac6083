import { describe, expect, it } from 'vitest'
import type { Page } from '../../../src/contract/replies/page'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { PageWalk } from '../../../src/stores/lib/page-walk'

type Row = { id: number }

const page = (ids: number[], rest: Partial<Page<Row>> = {}): Result<Page<Row>> =>
  ok({ items: ids.map((id) => ({ id })), received: ids.length, total: null, more: null, ...rest })

/** A walk over pages of two rows; the offsets that it asked for are noted. */
function walkOver(fetchPage: (offset: number, previous: Page<Row> | null) => Result<Page<Row>>) {
  const offsets: number[] = []
  const walk = new PageWalk<Page<Row>>({
    fetchPage: async (offset, previous) => {
      offsets.push(offset)
      if (offsets.length > 20) throw new Error('this walk does not end')
      return fetchPage(offset, previous)
    },
    pageSize: () => 2,
  })
  const ids = async () => {
    const rows = await walk.rest()
    return rows.ok ? rows.value.map(({ id }) => id) : rows.failure.kind
  }
  return { walk, offsets, ids }
}

describe('PageWalk', () => {
  it('ends with a page that is not full if the service says nothing', async () => {
    const { ids, offsets } = walkOver((offset) => page([1, 2, 3].slice(offset, offset + 2)))
    expect(await ids()).toEqual([1, 2, 3])
    expect(offsets).toEqual([0, 2])
  })

  it('ends at the number of rows if the service says that', async () => {
    const { ids, offsets } = walkOver((offset) => page([offset + 1], { total: 3 }))
    expect(await ids()).toEqual([1, 2, 3])
    expect(offsets).toEqual([0, 1, 2])
  })

  it('ends when the service says that nothing follows, whatever the number of rows', async () => {
    const { ids } = walkOver((offset) => page([offset + 1, offset + 2], { total: 99, more: offset < 2 }))
    expect(await ids()).toEqual([1, 2, 3, 4])
  })

  it.each<[string, Partial<Page<Row>>]>([
    ['says that more rows follow', { more: true }],
    ['gives a number of rows that is never reached', { total: 1_000 }],
    ['says nothing', {}],
  ])('ends with a server that ignores offsets and %s', async (_, rest) => {
    const { ids, offsets } = walkOver(() => page([1, 2], rest))
    expect(await ids()).toEqual([1, 2])
    expect(offsets).toEqual([0, 2])
  })

  it('ends with a server that ignores offsets and sends rows that cannot be read', async () => {
    const { ids, offsets } = walkOver(() => page([], { received: 2, more: true }))
    expect(await ids()).toEqual([])
    expect(offsets).toEqual([0, 2])
  })

  it('goes on after a page whose rows cannot be read', async () => {
    const pages = [page([1, 2]), page([], { received: 2 }), page([5])]
    const { ids } = walkOver((offset) => pages[offset / 2]!)
    expect(await ids()).toEqual([1, 2, 5])
  })

  it('ends with an empty page, whatever the service says', async () => {
    const { ids, offsets } = walkOver(() => page([], { total: 9, more: true }))
    expect(await ids()).toEqual([])
    expect(offsets).toEqual([0])
  })

  it('returns a row once if the list has moved between two pages', async () => {
    const pages = [page([1, 2]), page([2, 3]), page([4])]
    const { ids } = walkOver((offset) => pages[offset / 2]!)
    expect(await ids()).toEqual([1, 2, 3, 4])
  })

  it('asks again for a page that failed', async () => {
    let broken = true
    const { ids, offsets } = walkOver((offset) => {
      if (offset === 0) return page([1, 2])
      return broken ? failed({ kind: 'offline' }) : page([3])
    })
    expect(await ids()).toBe('offline')
    broken = false
    expect(await ids()).toEqual([3])
    expect(offsets).toEqual([0, 2, 2])
  })

  it('stays where it was when it is aborted', async () => {
    const { walk } = walkOver(() => page([1, 2]))
    expect(await walk.next(AbortSignal.abort())).toEqual(failed({ kind: 'aborted' }))
    expect([walk.offset, walk.complete]).toEqual([0, false])
  })

  it('gives each request the page before, for services that page by a cursor', async () => {
    const { ids } = walkOver((_, previous) => {
      const id = (previous?.items[0]?.id ?? 0) + 1
      return page([id], { more: id < 3 })
    })
    expect(await ids()).toEqual([1, 2, 3])
  })

  it('steps back by rows that the list has lost', async () => {
    const rows = [1, 2, 3, 4]
    const { walk, ids } = walkOver((offset) => page(rows.slice(offset, offset + 2)))
    await walk.next()
    rows.shift()
    walk.stepBack(1)
    expect(await ids()).toEqual([3, 4])
  })
})
