import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { failed, ok } from '../../../../src/contract/result'
import type { Language } from '../../../../src/domain/settings/settings'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { CardMenuLayer } from '../../../../src/ui/features/cards/card-menu-layer'
import { ArtistCard } from '../../../../src/ui/features/cards/artist-card'
import { CollectionCard } from '../../../../src/ui/kit/card/collection-card'
import '../../../../src/ui/theme/base.css'
import '../../../../src/ui/theme/tokens.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'

const nothing = async () => {}

function Screen() {
  return (
    <main>
      <h1>Cards</h1>
      <ul>
        <CollectionCard
          to="/playlist?id=7"
          name="Rain"
          cover={null}
          detail=""
          playLabel="Play Rain"
          onPlay={nothing}
        />
        <CollectionCard
          to="/album?id=8"
          name="Fog"
          cover={null}
          detail=""
          playLabel="Play Fog"
          onPlay={nothing}
        />
        <ArtistCard id={9} name="Mia" picture={null} />
      </ul>
      <p>Elsewhere</p>
      <CardMenuLayer />
    </main>
  )
}

async function show({ language = 'en', listener = true }: { language?: Language; listener?: boolean } = {}) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  const asked: string[] = []
  Object.assign(backend.answers, {
    loginStatus: () => ok(listener ? { userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 } : null),
    userPlaylist: () => ok({ items: [], received: 0, total: 0, more: false }),
    albumDynamic: () => ok({ subscribed: true }),
    artistDetail: () => failed({ kind: 'offline' }),
    playlistSubscribe: ({ id, t }: { id: number; t: number }) => {
      asked.push(`playlist ${id} ${t}`)
      return ok(null)
    },
    albumSub: ({ id, t }: { id: number; t: number }) => {
      asked.push(`album ${id} ${t}`)
      return ok(null)
    },
  })
  await stores.session.check()
  await stores.playerBundle.load()
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }])
  await render(<App stores={stores} i18n={await createI18n(language)} router={router} />)
  return { ...fakes, asked }
}

const card = (name: string) => page.getByRole('link', { name })
const item = (name: string | RegExp) => page.getByRole('menuitem', { name })

describe('CardMenuLayer', () => {
  it('collects a playlist, and copies its address', async () => {
    const { asked, stores } = await show()
    await userEvent.click(card('Rain'), { button: 'right' })
    await expect.element(page.getByRole('menu', { name: 'Rain' })).toBeVisible()
    await expect.element(item('Copy link')).toBeVisible()
    await item(/^Save$/).click()
    await expect.poll(() => asked).toEqual(['playlist 7 1'])
    await expect.poll(() => stores.collections.isCollected('playlist', 7)).toBe(true)
  })

  it('removes an album from the library, by keyboard', async () => {
    const { asked } = await show()
    card('Fog').element().focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(item('Remove from library')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await item('Remove from library').click()
    await expect.poll(() => asked).toEqual(['album 8 2'])
  })

  it('has no library item where the state is unknown, nor for visitors', async () => {
    await show({ listener: false, language: 'zh-CN' })
    for (const name of ['Rain', 'Mia']) {
      await userEvent.click(card(name), { button: 'right' })
      await expect.element(item('复制链接')).toBeVisible()
      expect(item(/收藏/).elements()).toEqual([])
      await userEvent.keyboard('{Escape}')
    }
  })

  it('saves a playlist as a file, and no other card', async () => {
    const { stores, backend, downloads } = await show({ listener: false })
    backend.answers.playlistTracks = () => ok({ items: [track(1)], received: 1, total: 1, more: false })
    await userEvent.click(card('Fog'), { button: 'right' })
    await expect.element(item('Copy link')).toBeVisible()
    expect(item('Save as M3U8 file').elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(card('Rain'), { button: 'right' })
    await item('Save as M3U8 file').click()
    await expect.poll(() => downloads.texts.map(({ name }) => name)).toEqual(['Rain.m3u8'])
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['collection.exported'])
  })

  it('leaves the rest of the page to the browser', async () => {
    await show()
    let prevented: boolean | null = null
    addEventListener('contextmenu', (event) => (prevented = event.defaultPrevented), { once: true })
    page
      .getByText('Elsewhere')
      .element()
      .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    expect(prevented).toBe(false)
  })
})
