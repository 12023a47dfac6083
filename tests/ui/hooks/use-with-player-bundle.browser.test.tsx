import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { createI18n } from '../../../src/i18n/create-i18n'
import { Lazy } from '../../../src/stores/lib/lazy'
import { App } from '../../../src/ui/app'
import type { ShellStores, PlayerBundle } from '../../../src/ui/hooks/stores-context'
import { useWithPlayerBundle } from '../../../src/ui/hooks/use-with-player-bundle'
import { createDeferred } from '../../support/deferred'
import { track } from '../../support/track'
import { fakeStores } from '../../support/ui/fake-stores'

function Card({ id }: { id: number }) {
  const withMusic = useWithPlayerBundle()
  return (
    <button type="button" onClick={() => void withMusic(({ player }) => player.playAll([track(id)], 0))}>
      Play {id}
    </button>
  )
}

/** Renders two cards before the player bundle is loaded; `fetched` says whether loading succeeds. */
async function show() {
  const { stores } = fakeStores()
  let fetched = createDeferred<boolean>()
  const playerBundle = new Lazy<PlayerBundle>(async () => {
    if (await fetched.promise) return stores.playerBundle.load()
    fetched = createDeferred<boolean>()
    throw new Error('offline')
  })
  const { backend, settings, notices, shell, session } = stores
  const frame: ShellStores = { backend, settings, notices, shell, session, playerBundle }
  const element = (
    <main>
      <Card id={1} />
      <Card id={2} />
    </main>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await render(<App stores={frame} i18n={await createI18n('en')} router={router} />)
  return { stores, playerBundle, come: (there: boolean) => fetched.resolve(there) }
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

describe('useWithPlayerBundle', () => {
  it('plays what was pressed last while the player bundle was loading, once it is loaded', async () => {
    const { stores, come } = await show()
    await press('Play 1')
    await press('Play 2')
    expect(stores.player.track).toBeNull()
    come(true)
    await expect.poll(() => stores.player.track?.id).toBe(2)
  })

  it('shows a notice when loading fails, and can be tried again', async () => {
    const { stores, come } = await show()
    await press('Play 1')
    come(false)
    await expect.poll(() => stores.notices.notices.map(({ text }) => text)).toEqual(['failure.offline'])
    await press('Play 2')
    come(true)
    await expect.poll(() => stores.player.track?.id).toBe(2)
  })

  it('plays synchronously with the press once it is loaded', async () => {
    const { stores, playerBundle, come } = await show()
    come(true)
    await playerBundle.load()
    let played: number | undefined
    addEventListener('click', () => (played = stores.player.track?.id), { once: true })
    await press('Play 1')
    expect(played).toBe(1)
  })
})
