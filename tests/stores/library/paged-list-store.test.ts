import { describe, expect, it, onTestFinished } from 'vitest'
import type { Page } from '../../../src/contract/replies/page'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { createLibraryLists } from '../../../src/stores/library/library-lists'
import { PagedListStore } from '../../../src/stores/library/paged-list-store'
import { createDeferred } from '../../support/deferred'
import { playlist } from '../../support/playlist'
import { setUpSession } from '../../support/stores/set-up-session'

interface Item {
  id: number
}
const page = (ids: number[], rest: Partial<Page<Item>> = {}): Result<Page<Item>> =>
  ok({ items: ids.map((id) => ({ id })), received: ids.length, total: null, more: false, ...rest })

async function setUp() {
  const { backend, session, become } = setUpSession()
  await become(5)
  let answer: (offset: number, uid: number) => Result<Page<Item>> | Promise<Result<Page<Item>>> = () =>
    page([])
  const offsets: number[] = []
  const store = new PagedListStore<Item>(
    {
      pageSize: 2,
      fetchPage: async (uid, offset, signal) => {
        offsets.push(offset)
        const found = await answer(offset, uid)
        return signal.aborted ? failed({ kind: 'aborted' }) : found
      },
    },
    { session },
  )
  onTestFinished(() => store.dispose())
  const ids = () => store.items.map(({ id }) => id)
  return { backend, session, become, store, offsets, ids, answers: (next: typeof answer) => (answer = next) }
}

describe('PagedListStore', () => {
  it('grows by one page at a time, until the total is reached', async () => {
    const { store, ids, offsets, answers } = await setUp()
    answers((offset) => page(offset === 0 ? [1, 2] : [3], { total: 3, more: null }))
    await store.load()
    expect([ids(), store.more]).toEqual([[1, 2], true])
    await store.loadMore()
    expect([ids(), store.more]).toEqual([[1, 2, 3], false])
    await store.loadMore()
    expect(offsets).toEqual([0, 2])
  })

  it('loads again as far as it was loaded', async () => {
    const { store, ids, answers } = await setUp()
    answers((offset) => page(offset === 0 ? [1, 2] : [3, 4], { total: 4, more: null }))
    await store.load()
    await store.loadMore()
    answers((offset) => page(offset === 0 ? [9, 1] : [2, 3], { total: 5, more: null }))
    await store.load()
    expect([ids(), store.more]).toEqual([[9, 1, 2, 3], true])
  })

  it('ends with a server that ignores offsets, and with one that sends nothing', async () => {
    const { store, ids, answers } = await setUp()
    answers(() => page([1, 2], { more: null }))
    await store.load()
    await store.loadMore()
    expect([ids(), store.more]).toEqual([[1, 2], false])
    answers(() => page([], { total: 9, more: null }))
    await store.load()
    expect([ids(), store.more, store.loaded]).toEqual([[], false, true])
  })

  it('keeps its items if a page fails, and says why', async () => {
    const { store, ids, answers } = await setUp()
    answers(() => page([1], { more: true }))
    await store.load()
    answers(() => failed({ kind: 'timeout' }))
    await store.loadMore()
    expect([ids(), store.failure, store.loading, store.more]).toEqual([[1], { kind: 'timeout' }, false, true])
  })

  it('shows the newest reply if an older one arrives last', async () => {
    const { store, ids, answers } = await setUp()
    const late = createDeferred<Result<Page<Item>>>()
    answers(() => late.promise)
    const first = store.load()
    answers(() => page([2]))
    await store.load()
    late.resolve(page([1]))
    await first
    expect(ids()).toEqual([2])
  })

  it('forgets everything when somebody else logs in', async () => {
    const { store, ids, answers, become } = await setUp()
    answers(() => page([1]))
    await store.load()
    await become(9)
    expect([ids(), store.loaded]).toEqual([[], false])
    await become(null)
    await store.load()
    expect(store.loading).toBe(false)
  })
})

describe('createLibraryLists', () => {
  it('leaves out own playlists, and loads on until it has found one of others', async () => {
    const { backend, session, become } = setUpSession()
    await become(5)
    const { playlists, albums, artists } = createLibraryLists({ backend }, { session })
    onTestFinished(() => [playlists, albums, artists].forEach((list) => list.dispose()))
    const other = playlist(8, { creator: { userId: 9, nickname: 'Other' } })
    backend.answers.userPlaylist = ({ offset }) =>
      offset === 0
        ? ok({ items: [playlist(1), playlist(2)], received: 2, total: null, more: true })
        : ok({ items: [playlist(3), other], received: 2, total: null, more: false })
    await playlists.load()
    expect(playlists.items.map(({ id }) => id)).toEqual([8])
  })

  it('ends with a server that ignores offsets, also where only own playlists come', async () => {
    const { backend, session, become } = setUpSession()
    await become(5)
    const lists = createLibraryLists({ backend }, { session })
    onTestFinished(() => lists.dispose())
    let calls = 0
    backend.answers.userPlaylist = () => {
      if (++calls > 9) throw new Error('it does not end')
      return ok({ items: [playlist(1), playlist(2)], received: 2, total: null, more: true })
    }
    await lists.playlists.load()
    expect([lists.playlists.items, lists.playlists.more, calls]).toEqual([[], false, 2])
  })
})
