import { describe, expect, it, onTestFinished } from 'vitest'
import type { Page } from '../../../src/domain/catalogue/page'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { createLibraryLists } from '../../../src/stores/library/library-lists'
import { PagedListStore } from '../../../src/stores/library/paged-list-store'
import { gate } from '../../support/gate'
import { playlist } from '../../support/playlist'
import { listener } from '../login/listener'

interface Item {
  id: number
}
const page = (ids: number[], rest: Partial<Page<Item>> = {}): Result<Page<Item>> =>
  ok({ items: ids.map((id) => ({ id })), received: ids.length, total: null, more: false, ...rest })

async function setUp() {
  const { backend, session, become } = listener()
  await become(5)
  let answer: (offset: number, uid: number) => Result<Page<Item>> | Promise<Result<Page<Item>>> = () =>
    page([])
  const offsets: number[] = []
  const store = new PagedListStore<Item>(session, async (uid, offset, signal) => {
    offsets.push(offset)
    const found = await answer(offset, uid)
    return signal.aborted ? failed({ kind: 'aborted' }) : found
  })
  onTestFinished(() => store.dispose())
  const ids = () => store.items.map(({ id }) => id)
  return { backend, session, become, store, offsets, ids, answers: (next: typeof answer) => (answer = next) }
}

describe('PagedListStore', () => {
  it('grows by a page each time more is asked for, until the count is reached', async () => {
    const { store, ids, offsets, answers } = await setUp()
    answers((offset) => page(offset === 0 ? [1, 2] : [3], { total: 3, more: null }))
    await store.load()
    expect([ids(), store.more]).toEqual([[1, 2], true])
    await store.loadMore()
    expect([ids(), store.more]).toEqual([[1, 2, 3], false])
    await store.loadMore()
    expect(offsets).toEqual([0, 2])
  })

  it('is brought up to date as far as it was known', async () => {
    const { store, ids, answers } = await setUp()
    answers((offset) => page(offset === 0 ? [1, 2] : [3, 4], { total: 4, more: null }))
    await store.load()
    await store.loadMore()
    answers((offset) => page(offset === 0 ? [9, 1] : [2, 3], { total: 5, more: null }))
    await store.load()
    expect([ids(), store.more]).toEqual([[9, 1, 2, 3], true])
  })

  it('ends where a server gives the same page for ever, and where one gives nothing', async () => {
    const { store, ids, answers } = await setUp()
    answers(() => page([1, 2], { more: null }))
    await store.load()
    await store.loadMore()
    expect([ids(), store.more]).toEqual([[1, 2], false])
    answers(() => page([], { total: 9, more: null }))
    await store.load()
    expect([ids(), store.more, store.known]).toEqual([[], false, true])
  })

  it('keeps what it knows when a page cannot be had, and says why', async () => {
    const { store, ids, answers } = await setUp()
    answers(() => page([1], { more: true }))
    await store.load()
    answers(() => failed({ kind: 'timeout' }))
    await store.loadMore()
    expect([ids(), store.failure, store.loading, store.more]).toEqual([[1], { kind: 'timeout' }, false, true])
  })

  it('shows the newest when an older reply arrives last', async () => {
    const { store, ids, answers } = await setUp()
    const late = gate<Result<Page<Item>>>()
    answers(() => late.promise)
    const first = store.load()
    answers(() => page([2]))
    await store.load()
    late.open(page([1]))
    await first
    expect(ids()).toEqual([2])
  })

  it('forgets everything once someone else listens', async () => {
    const { store, ids, answers, become } = await setUp()
    answers(() => page([1]))
    await store.load()
    await become(9)
    expect([ids(), store.known]).toEqual([[], false])
    await become(null)
    await store.load()
    expect(store.loading).toBe(false)
  })
})

describe('createLibraryLists', () => {
  it('leaves out what the listener made, and reads on until it has found something of others', async () => {
    const { backend, session, become } = listener()
    await become(5)
    const { playlists, albums, artists } = createLibraryLists(backend, session)
    onTestFinished(() => [playlists, albums, artists].forEach((list) => list.dispose()))
    const other = playlist(8, { creator: { userId: 9, nickname: 'Other' } })
    backend.answers.userPlaylist = ({ offset }) =>
      offset === 0
        ? ok({ items: [playlist(1), playlist(2)], received: 2, total: null, more: true })
        : ok({ items: [playlist(3), other], received: 2, total: null, more: false })
    await playlists.load()
    expect(playlists.items.map(({ id }) => id)).toEqual([8])
  })
})
