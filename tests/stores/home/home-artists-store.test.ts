import { describe, expect, it, onTestFinished } from 'vitest'
import type { Artist } from '../../../src/contract/replies/artist'
import type { Page } from '../../../src/contract/replies/page'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { HomeArtistsStore } from '../../../src/stores/home/home-artists-store'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'

const artist = (id: number): Artist => ({
  id,
  name: `Artist ${id}`,
  aliases: [],
  picUrl: null,
  albumCount: 0,
  trackCount: 0,
  videoCount: 0,
  followed: false,
})
const page = (id: number): Result<Page<Artist>> =>
  ok({ items: [artist(id)], received: 1, total: 1, more: false })

function setUp() {
  const backend = new FakeBackend()
  const store = new HomeArtistsStore({ backend })
  onTestFinished(() => store.dispose())
  backend.answers.artistList = ({ area }) => page(Number(area) + 100)
  return { backend, store, ids: () => store.artists?.map(({ id }) => id) }
}

describe('HomeArtistsStore', () => {
  it('shows the artists of the area that was chosen', async () => {
    const { store, ids } = setUp()
    await store.load()
    expect(ids()).toEqual([99])
    await store.selectArea(8)
    expect([store.area, ids()]).toEqual([8, [108]])
  })

  it('shows the newest choice if the reply to an older one arrives last', async () => {
    const { store, backend, ids } = setUp()
    const late = createDeferred<Result<Page<Artist>>>()
    backend.answers.artistList = ({ area }) => (area === 7 ? late.promise : page(Number(area)))
    const first = store.selectArea(7)
    await store.selectArea(16)
    late.resolve(page(7))
    await first
    expect([store.area, ids(), store.loading]).toEqual([16, [16], false])
  })

  it('keeps its artists if loading them again fails, but none of another area', async () => {
    const { store, backend, ids } = setUp()
    await store.load()
    backend.answers.artistList = () => failed({ kind: 'timeout' })
    await store.load()
    expect([ids(), store.failure]).toEqual([[99], { kind: 'timeout' }])
    await store.selectArea(7)
    expect([ids(), store.failure]).toEqual([undefined, { kind: 'timeout' }])
  })
})
