import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ok } from '../../../../src/contract/result'
import type { Language } from '../../../../src/domain/settings/settings'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { PlayerBar } from '../../../../src/ui/features/player/player-bar'
import { useKeyboardShortcuts } from '../../../../src/ui/features/keyboard/use-keyboard-shortcuts'
import { loadPlayerLayer } from '../../../../src/ui/features/player/full-player'
import { FullPlayer } from '../../../../src/ui/features/player/full-player'
import { TrackList } from '../../../../src/ui/features/tracks/track-list'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'
import { press } from '../../../support/ui/press'
import { axeFaults } from '../../../support/ui/axe-faults'

const tracks = [track(1)]

function Screen() {
  useKeyboardShortcuts()
  return (
    <main>
      <TrackList tracks={tracks} onPlay={() => {}} />
      <PlayerBar />
      <FullPlayer />
    </main>
  )
}

interface FmShow {
  language?: Language
  listener?: boolean
}

/** Renders the bar and the full player in personal FM, which plays the songs 101, 102, … */
async function showFm({ language = 'en', listener = true }: FmShow = {}) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  const thrown: number[] = []
  let given = 100
  backend.answers.personalFm = () => ok([track(++given)])
  backend.answers.fmTrash = ({ id }) => {
    thrown.push(Number(id))
    return ok(null)
  }
  backend.answers.loginStatus = () =>
    ok(listener ? { userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 } : null)
  await stores.session.check()
  await stores.playerBundle.load()
  await page.viewport(1200, 800)
  await loadPlayerLayer()
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }])
  await render(<App stores={stores} i18n={await createI18n(language)} router={router} />)
  stores.personalFm.toggle()
  await expect.poll(() => stores.player.playing).toBe(true)
  await expect.poll(() => stores.personalFm.upcoming?.id).toBe(102)
  return { ...fakes, thrown }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const places = ['the bar', 'the full player'] as const

describe('personal FM', () => {
  it.each(places)(
    'has dislike in place of previous, and neither play mode nor queue, in %s',
    async (place) => {
      const { stores, thrown } = await showFm()
      if (place === 'the full player') stores.shell.openPlayer()
      const box = page.getByRole(place === 'the bar' ? 'region' : 'dialog', {
        name: place === 'the bar' ? 'Player' : 'Track 101',
      })
      await expect.element(box.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      for (const name of ['Previous', 'Play queue', /^Play mode/])
        expect(box.getByRole('button', { name }).elements()).toEqual([])
      await userEvent.click(box.getByRole('button', { name: 'Dislike', exact: true }))
      await expect.poll(() => stores.player.track?.id).toBe(102)
      expect(thrown).toEqual([101])
    },
  )

  it('restores all controls when something else is played', async () => {
    const { stores } = await showFm()
    stores.player.playAll([track(1), track(2)], 0)
    await expect.element(button('Previous')).toBeVisible()
    await expect.element(button('Play queue')).toBeVisible()
    await expect.element(button('Play mode: normal')).toBeVisible()
    expect(button('Dislike').elements()).toEqual([])
  })

  it('names dislike in Chinese', async () => {
    await showFm({ language: 'zh-CN' })
    await expect.element(button('不喜欢')).toBeVisible()
  })

  it('asks visitors to log in before disliking', async () => {
    const { stores, thrown } = await showFm({ listener: false })
    await userEvent.click(button('Dislike'))
    expect([stores.notices.notices.at(-1)?.text, stores.player.track?.id, thrown]).toEqual([
      'failure.loginNeeded',
      101,
      [],
    ])
  })

  it('offers no way to play a song next', async () => {
    const { stores } = await showFm()
    const next = page.getByRole('menuitem', { name: 'Play next' })
    const open = async () => {
      await userEvent.click(button('More for Track 1'))
      await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    }
    await open()
    expect(next.elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    stores.player.playAll([track(5)], 0)
    await expect.poll(() => stores.player.track?.id).toBe(5)
    await open()
    expect(next.elements()).toHaveLength(1)
  })

  it('handles the shortcut for the next song, and ignores those for what it does not have', async () => {
    const { stores, thrown } = await showFm()
    for (const key of ['j', 's', 'r', 'q']) press(key)
    const { queue, shell, player, notices } = stores
    expect([player.track?.id, queue.queue.mode, shell.queueOpen, notices.notices, thrown]).toEqual([
      101,
      'normal',
      false,
      [],
      [],
    ])
    press('k')
    expect(player.track?.id).toBe(102)
  })

  it('centres the controls on a phone', async () => {
    const { stores } = await showFm()
    await page.viewport(360, 740)
    stores.shell.openPlayer()
    const play = page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true })
    await expect.element(play).toBeVisible()
    const { left, right } = play.element().getBoundingClientRect()
    expect((left + right) / 2).toBeCloseTo(180, 0)
  })

  it('has no accessibility faults', async () => {
    const { stores } = await showFm()
    stores.player.toggle()
    await expect.element(button('Play')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })
})
