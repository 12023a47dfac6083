import { describe, expect, it, onTestFinished } from 'vitest'
import type { Artist } from '../../../src/domain/catalogue/artist'
import type { Page } from '../../../src/domain/catalogue/page'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { HomeArtistsStore } from '../../../src/stores/daily/home-artists-store'
import { FakeBackend } from '../../support/fake-backend'
import { gate } from '../../support/gate'

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
  const store = new HomeArtistsStore(backend)
  onTestFinished(() => store.dispose())
  backend.answers.artistList = ({ area }) => page(Number(area) + 100)
  return { backend, store, ids: () => store.artists?.map(({ id }) => id) }
}

describe('HomeArtistsStore', () => {
  it('shows the artists of the area that was chosen', async () => {
    const { store, ids } = setUp()
    await store.load()
    expect(ids()).toEqual([99])
    await store.choose(8)
    expect([store.area, ids()]).toEqual([8, [108]])
  })

  it('shows the newest choice when the reply to an older one arrives last', async () => {
    const { store, backend, ids } = setUp()
    const late = gate<Result<Page<Artist>>>()
    backend.answers.artistList = ({ area }) => (area === 7 ? late.promise : page(Number(area)))
    const first = store.choose(7)
    await store.choose(16)
    late.open(page(7))
    await first
    expect([store.area, ids(), store.loading]).toEqual([16, [16], false])
  })

  it('keeps what it shows when it cannot be brought up to date, and nothing of another area', async () => {
    const { store, backend, ids } = setUp()
    await store.load()
    backend.answers.artistList = () => failed({ kind: 'timeout' })
    await store.load()
    expect([ids(), store.failure]).toEqual([[99], { kind: 'timeout' }])
    await store.choose(7)
    expect([ids(), store.failure]).toEqual([undefined, { kind: 'timeout' }])
  })
})
