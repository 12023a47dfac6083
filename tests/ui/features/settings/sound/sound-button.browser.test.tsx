import { page, userEvent } from 'vitest/browser'
import { Fragment, StrictMode } from 'react'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../../src/i18n/create-i18n'
import { App } from '../../../../../src/ui/app'
import { FullPlayer } from '../../../../../src/ui/features/player/full-player'
import { SoundButton } from '../../../../../src/ui/features/settings/sound/sound-button'
import '../../../../../src/ui/theme/tokens.css'
import '../../../../../src/ui/theme/base.css'
import { track } from '../../../../support/track'
import { fakeStores } from '../../../../support/ui/fake-stores'

async function show(Mode: typeof StrictMode | typeof Fragment = StrictMode) {
  const fakes = fakeStores()
  const router = createMemoryRouter([
    { path: '/', element: <SoundButton place="bar" size={20} /> },
    { path: '/album', element: <SoundButton place="bar" size={20} /> },
  ])
  await page.viewport(1000, 700)
  await render(
    <Mode>
      <App stores={fakes.stores} i18n={await createI18n('en')} router={router} />
    </Mode>,
  )
  return { ...fakes, router }
}

const opener = page.getByRole('button', { name: 'Sound settings', exact: true })
const dialog = page.getByRole('dialog', { name: 'Sound settings', exact: true })

async function open(Mode?: typeof Fragment) {
  const shown = await show(Mode)
  await userEvent.click(opener)
  await expect.element(dialog).toBeVisible()
  return shown
}

const isShut = () => expect.poll(() => document.querySelector('dialog')).toBeNull()

describe('SoundButton', () => {
  it('opens the settings and gets focus back on Escape', async () => {
    await open()
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await isShut()
    expect(document.activeElement).toBe(opener.element())
  })

  it.each([1000, 500])('has readable lines in a window %i pixels wide', async (width) => {
    await open()
    await page.viewport(width, 700)
    const hint = dialog.getByText(/^By album keeps the quiet songs/)
    await expect.poll(() => hint.element().getBoundingClientRect().width).toBeGreaterThan(170)
  })

  it('shows notices above the dialog, where they can be read and closed', async () => {
    const { stores } = await open()
    stores.notices.show('warning', 'sound.deviceRefused')
    const message = dialog.getByRole('status')
    await expect.element(message).toHaveTextContent('would not send the sound to that device')
    await userEvent.click(message.getByRole('button', { name: 'Close' }))
    await expect.element(message).toHaveTextContent('')
    await expect.element(dialog).toBeVisible()
  })

  it('closes by its button', async () => {
    await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await isShut()
    expect(document.activeElement).toBe(opener.element())
  })

  it('closes by a press outside, but not by a slider thumb released there', async () => {
    // strict mode would mount it twice and open it again between the two presses
    await open(Fragment)
    const box = dialog.element()
    const press = (type: string, target: Element) =>
      target.dispatchEvent(
        type === 'click'
          ? new MouseEvent(type, { bubbles: true })
          : new PointerEvent(type, { bubbles: true }),
      )
    press('pointerdown', dialog.getByRole('slider').element())
    press('click', box)
    expect(box).toHaveProperty('open', true)
    press('pointerdown', box)
    press('click', box)
    await isShut()
  })

  it('closes when another screen opens', async () => {
    const { router } = await open()
    await router.navigate('/album')
    await isShut()
  })

  it('leaves the full player open when Escape closes the dialog over it', async () => {
    const { stores } = fakeStores()
    stores.player.playAll([track(1)], 0)
    stores.shell.openPlayer()
    const router = createMemoryRouter([{ path: '/', element: <FullPlayer /> }])
    await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
    for (const pressed of ['nothing', 'a heading, which takes no focus']) {
      await userEvent.click(opener)
      await expect.element(dialog).toBeVisible()
      if (pressed !== 'nothing') await userEvent.click(dialog.getByRole('heading', { name: 'Playback' }))
      await userEvent.keyboard('{Escape}')
      await isShut()
      expect(stores.shell.playerOpen).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    expect(stores.shell.playerOpen).toBe(false)
  })
})
