import { describe, expect, it } from 'vitest'
import type { Page } from '../../../src/contract/replies/page'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { loadFirstPages } from '../../../src/stores/lib/load-first-pages'
import { createDeferred } from '../../support/deferred'

type Step = Page<{ id: number }>

const step = (ids: number[], more = true): Result<Step> =>
  ok({ items: ids.map((id) => ({ id })), received: ids.length, total: null, more })
const hasMore = ({ more }: Step) => more === true

async function idsOf(replies: Result<Step>[]) {
  const fetchPage = async (at: number) => replies[at] ?? failed({ kind: 'notFound' })
  const grown = await loadFirstPages({ count: replies.length, fetchPage, hasMore })
  return grown.ok ? { ...grown.value, items: grown.value.items.map(({ id }) => id) } : grown.failure
}

describe('loadFirstPages', () => {
  it('is one list, with each item once and in the order of the pages', async () => {
    expect(await idsOf([step([1, 2]), step([2, 3]), step([4], false)])).toEqual({
      items: [1, 2, 3, 4],
      more: false,
      failure: null,
    })
  })

  it('says that there is more if the last page says so', async () => {
    expect(await idsOf([step([1])])).toMatchObject({ more: true })
  })

  it('asks for all pages at once, and keeps their order whichever arrives first', async () => {
    const replies = [createDeferred<Result<Step>>(), createDeferred<Result<Step>>()]
    const asked: number[] = []
    const grown = loadFirstPages({
      count: 2,
      fetchPage: (at) => {
        asked.push(at)
        return replies[at]?.promise ?? Promise.resolve(step([]))
      },
      hasMore,
    })
    expect(asked).toEqual([0, 1])
    replies[1]?.resolve(step([2]))
    replies[0]?.resolve(step([1]))
    expect(await grown).toMatchObject({ ok: true, value: { items: [{ id: 1 }, { id: 2 }] } })
  })

  it('gives each request the reply to the one before', async () => {
    const fetchPage = async (_at: number, before?: Promise<Result<Step>>) => {
      const last = await before
      return step([last?.ok ? (last.value.items[0]?.id ?? 0) * 2 : 1])
    }
    expect(await loadFirstPages({ count: 4, fetchPage, hasMore })).toMatchObject({
      value: { items: [{ id: 1 }, { id: 2 }, { id: 4 }, { id: 8 }] },
    })
  })

  it('keeps the pages before one that fails, and says why that is missing', async () => {
    expect(await idsOf([step([1]), failed({ kind: 'timeout' }), step([3])])).toEqual({
      items: [1],
      more: true,
      failure: { kind: 'timeout' },
    })
  })

  it('fails if the first page fails', async () => {
    expect(await idsOf([failed({ kind: 'offline' }), step([2])])).toEqual({ kind: 'offline' })
  })

  it('ends with a page without new items, whatever the server says', async () => {
    expect(await idsOf([step([1, 2]), step([1, 2])])).toMatchObject({ items: [1, 2], more: false })
    expect(await idsOf([step([])])).toMatchObject({ items: [], more: false })
  })

  it('loads at most 100 pages, however many an address names', async () => {
    let asked = 0
    const fetchPage = async (at: number) => {
      asked++
      return step([at])
    }
    const grown = await loadFirstPages({ count: 900_000, fetchPage, hasMore })
    expect(asked).toBe(100)
    expect(grown).toMatchObject({ ok: true, value: { more: false } })
  })
})
