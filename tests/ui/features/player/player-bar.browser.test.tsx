import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ok } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { PlayerBar } from '../../../../src/ui/features/player/player-bar'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'

async function show() {
  const fakes = fakeStores()
  const router = createMemoryRouter([{ path: '/', element: <PlayerBar /> }])
  await page.viewport(1200, 600)
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  return fakes
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('PlayerBar', () => {
  it('is not shown before anything is queued', async () => {
    await show()
    expect(document.querySelector('section')).toBeNull()
  })

  it('says Pause while it should play and Play otherwise', async () => {
    const { stores, engine } = await show()
    stores.player.playAll([track(1), track(2)], 0)
    await userEvent.click(button('Pause'))
    await expect.element(button('Play')).toBeVisible()
    expect(engine.calls).toEqual(['load 1 at 0 and play', 'pause'])
  })

  it('highlights Play when the browser waits for a press', async () => {
    const { stores, engine } = await show()
    stores.player.playAll([track(1)], 0)
    await expect.poll(() => stores.player.playing).toBe(true)
    engine.setState({ phase: 'paused', blocked: true })
    await expect.element(page.getByText('Press play to hear it').first()).toBeVisible()
    await expect.element(button('Play')).toHaveAttribute('data-blocked')
  })

  it('shows when it waits for data, and when it reconnects', async () => {
    const { stores, engine } = await show()
    stores.player.playAll([track(1)], 0)
    await expect.poll(() => stores.player.playing).toBe(true)
    engine.setState({ phase: 'stalled' })
    await expect.element(page.getByText('Buffering…').first()).toBeVisible()
    engine.setState({ attempts: 1 })
    await expect.element(page.getByText('Reconnecting…').first()).toBeVisible()
    await expect.element(button('Pause')).toHaveAttribute('aria-busy', 'true')
  })

  it('follows nothing under the full player, and is up to date when that closes', async () => {
    const { stores, engine } = await show()
    stores.player.playAll([track(1), track(2)], 0)
    await expect.element(button('Pause')).toBeVisible()
    const bar = page.getByRole('region', { name: 'Player' }).element()
    stores.shell.openPlayer()
    await expect.poll(() => [...bar.children].every((part) => !part.checkVisibility())).toBe(true)
    const watch = new MutationObserver(() => undefined)
    watch.observe(bar, { attributes: true, characterData: true, childList: true, subtree: true })
    engine.advanceTo(5)
    engine.advanceTo(6)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(watch.takeRecords()).toEqual([])
    expect([...bar.children].flatMap((part) => part.getAnimations({ subtree: true }))).toEqual([])
    stores.shell.closePlayer()
    await expect.element(page.getByText(/^0:06 \/ /)).toBeVisible()
  })

  it('draws its spectrum while visible, and not below the full player', async () => {
    const { stores, spectrum } = await show()
    stores.settings.set('musicFrequency', true)
    stores.player.playAll([track(1)], 0)
    await expect.poll(() => spectrum.liveViews.map(({ visible }) => visible)).toEqual([true])
    expect(spectrum.liveViews[0]?.look).toMatchObject({ scale: devicePixelRatio, bands: 14 })
    stores.shell.openPlayer()
    await expect.poll(() => spectrum.liveViews.map(({ visible }) => visible)).toEqual([false])
    stores.shell.closePlayer()
    await expect.poll(() => spectrum.liveViews.map(({ visible }) => visible)).toEqual([true])
  })

  it.each([640, 700, 1200])('keeps its buttons apart at a width of %i', async (width) => {
    const { stores } = await show()
    stores.player.playAll([track(1), track(2)], 0)
    await expect.element(button('Next')).toBeVisible()
    await page.viewport(width, 600)
    const edgesOf = (name: string) => button(name).element().getBoundingClientRect()
    expect(edgesOf('Play mode: normal').left).toBeGreaterThanOrEqual(edgesOf('Next').right)
    expect(edgesOf('Play mode: normal').width).toBe(44)
    expect(edgesOf('Play queue').right).toBeLessThanOrEqual(width)
  })

  it.each([360, 1200])('takes presses on its slider only inside the bar, at a width of %i', async (width) => {
    const { stores } = await show()
    stores.player.playAll([track(1), track(2)], 0)
    await page.viewport(width, 600)
    const slider = page.getByRole('slider', { name: 'Progress' }).element()
    const bar = page.getByRole('region', { name: 'Player' }).element()
    await Promise.all(bar.getAnimations().map(({ finished }) => finished))
    const { top } = bar.getBoundingClientRect()
    const pressed = (x: number, y: number) => document.elementFromPoint(x, y)
    expect(slider.getBoundingClientRect().height).toBe(24)
    expect(pressed(width / 3, top - 1)).not.toBe(slider)
    for (const x of [30, width / 3]) expect(pressed(x, top + 12)).toBe(slider)
    const play = button('Pause').element().getBoundingClientRect()
    expect(pressed(play.left + play.width / 2, play.top + 4)).not.toBe(slider)
  })

  it('has a slider that arrows move by five seconds', async () => {
    const { stores, engine } = await show()
    stores.player.playAll([track(1)], 0)
    await expect.poll(() => stores.player.playing).toBe(true)
    engine.advanceTo(20)
    const slider = page.getByRole('slider', { name: 'Progress' })
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:20 of 1:00')
    slider.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(engine.calls.at(-1)).toBe('seek 25')
    await userEvent.keyboard('{End}')
    expect(engine.calls.at(-1)).toBe('seek 60')
  })

  it('mutes and unmutes', async () => {
    const { stores, engine } = await show()
    stores.player.playAll([track(1)], 0)
    await userEvent.click(button('Mute'))
    expect(engine.volume).toEqual({ volume: 0.7, muted: true })
    await userEvent.click(button('Unmute'))
    expect(engine.volume).toEqual({ volume: 0.7, muted: false })
  })

  it('opens a menu of the play modes with the current one checked', async () => {
    const { stores } = await show()
    stores.player.playAll([track(1)], 0)
    await userEvent.click(button('Play mode: normal'))
    const mode = (name: string) => page.getByRole('menuitemradio', { name })
    await expect.element(mode('Play in order')).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(mode('Shuffle'))
    await expect.element(button('Play mode: random')).toHaveFocus()
    expect([stores.queue.queue.mode, stores.notices.notices.at(-1)?.text]).toEqual([
      'random',
      'notice.modeRandom',
    ])
    await userEvent.keyboard('{Enter}')
    await expect.element(mode('Shuffle')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(button('Play mode: single')).toHaveFocus()
    expect(stores.queue.queue.mode).toBe('single')
  })

  it('links to the song and its artists', async () => {
    const { stores } = await show()
    stores.player.playAll(
      [
        track(7, {
          artists: [
            { id: 3, name: 'One' },
            { id: 0, name: 'Two' },
          ],
        }),
      ],
      0,
    )
    await expect.element(page.getByRole('link', { name: 'Track 7' })).toHaveAttribute('href', '/song?id=7')
    await expect
      .element(page.getByRole('link', { name: 'One' }))
      .toHaveAttribute('href', '/artist/songs?id=3')
    expect(page.getByRole('link').all()).toHaveLength(2)
  })

  it('opens the player on a press beside its controls, by setting', async () => {
    const { stores } = await show()
    stores.player.playAll([track(1)], 0)
    const bar = page.getByRole('region', { name: 'Player' })
    await userEvent.click(bar, { position: { x: 4, y: 40 } })
    expect(stores.shell.playerOpen).toBe(false)
    stores.settings.set('bottomClick', true)
    await userEvent.click(button('Pause'))
    expect(stores.shell.playerOpen).toBe(false)
    await userEvent.click(bar, { position: { x: 4, y: 40 } })
    expect(stores.shell.playerOpen).toBe(true)
  })

  it('lets listeners like and unlike the song, but not visitors', async () => {
    const { stores, backend } = await show()
    stores.player.playAll([track(1)], 0)
    await expect.element(button('Add to playlist')).toBeVisible()
    expect(button('Like').elements()).toHaveLength(0)
    backend.answers.loginStatus = () => ok({ userId: 5, nickname: 'L', avatarUrl: null, vipType: 0 })
    backend.answers.likelist = () => ok([])
    backend.answers.like = () => ok(null)
    await stores.session.check()
    await userEvent.click(button('Like'))
    await userEvent.click(button('Unlike'))
    await expect.element(button('Like')).toBeVisible()
  })
})
