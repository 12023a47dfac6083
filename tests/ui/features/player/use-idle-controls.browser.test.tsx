import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPlayer } from '../../../support/ui/show-player'

const content = () => document.querySelector('[data-control-area]')?.parentElement
const idle = () => content()?.hasAttribute('data-idle')
const opacity = () =>
  [...document.querySelectorAll('[data-control-area]')].map((area) => getComputedStyle(area).opacity)

let inFullscreen: Element | null = null

function setFullscreen(element: Element | null): void {
  inFullscreen = element
  document.dispatchEvent(new Event('fullscreenchange'))
}

/** Opens the player with music, in fullscreen, and takes over the clock. */
async function showInFullscreen() {
  const fakes = await showPlayer()
  fakes.engine.advanceTo(1)
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close player' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setFullscreen(document.documentElement)
  await vi.waitFor(() => {
    vi.advanceTimersByTime(3_000)
    expect(idle()).toBe(true)
  })
  return fakes
}

beforeEach(() => {
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => inFullscreen)
})

afterEach(() => {
  vi.useRealTimers()
  setFullscreen(null)
  vi.restoreAllMocks()
})

describe('the controls of the full player in fullscreen', () => {
  it.each([
    ['the pointer moves', () => new PointerEvent('pointermove', { movementX: 2 })],
    ['a finger touches', () => new PointerEvent('pointerdown')],
    ['a key is pressed', () => new KeyboardEvent('keydown', { key: 'm' })],
  ])('fade out after three seconds, and come back when %s', async (_, event) => {
    await showInFullscreen()
    await vi.waitFor(() => expect(opacity()).toEqual(['0', '0']))
    document.dispatchEvent(event())
    expect(idle()).toBe(false)
    vi.advanceTimersByTime(2_900)
    expect(idle()).toBe(false)
    vi.advanceTimersByTime(100)
    expect(idle()).toBe(true)
  })

  it('stay away when only what lies under the pointer has moved', async () => {
    await showInFullscreen()
    document.dispatchEvent(new PointerEvent('pointermove'))
    expect(idle()).toBe(true)
  })

  it('stay while one of them has the focus of the keyboard', async () => {
    await showInFullscreen()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    page.getByRole('button', { name: 'Close player' }).element().focus({ focusVisible: true })
    vi.advanceTimersByTime(9_000)
    expect(idle()).toBe(false)
  })

  it('come back with a pause and at the end of fullscreen', async () => {
    const { stores } = await showInFullscreen()
    stores.player.toggle()
    await vi.waitFor(() => expect(idle()).toBe(false))
    stores.player.toggle()
    await vi.waitFor(() => {
      vi.advanceTimersByTime(3_000)
      expect(idle()).toBe(true)
    })
    setFullscreen(null)
    await vi.waitFor(() => expect(idle()).toBe(false))
  })
})
