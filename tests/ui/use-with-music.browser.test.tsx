import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { startI18n } from '../../src/i18n/start-i18n'
import { Late } from '../../src/stores/late'
import { App } from '../../src/ui/app'
import type { FrameStores, Music } from '../../src/ui/stores-context'
import { useWithMusic } from '../../src/ui/use-with-music'
import { gate } from '../support/gate'
import { track } from '../support/track'
import { fakeStores } from './fake-stores'

function Card({ id }: { id: number }) {
  const withMusic = useWithMusic()
  return (
    <button type="button" onClick={() => void withMusic(({ player }) => player.playAll([track(id)], 0))}>
      Play {id}
    </button>
  )
}

/** Two cards before the music part has come; `fetched` tells whether it can be had. */
async function show() {
  const { stores } = fakeStores()
  let fetched = gate<boolean>()
  const music = new Late<Music>(async () => {
    if (await fetched.promise) return stores.music.load()
    fetched = gate<boolean>()
    throw new Error('offline')
  })
  const { backend, settings, notices, shell, session } = stores
  const frame: FrameStores = { backend, settings, notices, shell, session, music }
  const element = (
    <main>
      <Card id={1} />
      <Card id={2} />
    </main>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await render(<App stores={frame} i18n={await startI18n('en')} router={router} />)
  return { stores, music, come: (there: boolean) => fetched.open(there) }
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

describe('useWithMusic', () => {
  it('plays what was pressed last before the music part had come, once it has', async () => {
    const { stores, come } = await show()
    await press('Play 1')
    await press('Play 2')
    expect(stores.player.track).toBeNull()
    come(true)
    await expect.poll(() => stores.player.track?.id).toBe(2)
  })

  it('says so when it cannot be had, and can be asked again', async () => {
    const { stores, come } = await show()
    await press('Play 1')
    come(false)
    await expect.poll(() => stores.notices.notices.map(({ text }) => text)).toEqual(['failure.offline'])
    await press('Play 2')
    come(true)
    await expect.poll(() => stores.player.track?.id).toBe(2)
  })

  it('plays within the press once it is there', async () => {
    const { stores, music, come } = await show()
    come(true)
    await music.load()
    let played: number | undefined
    addEventListener('click', () => (played = stores.player.track?.id), { once: true })
    await press('Play 1')
    expect(played).toBe(1)
  })
})
