import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { showPlayer } from '../../../support/ui/show-player'

interface Finger {
  on: () => Element | null
  /** Pixels down at each step. */
  by: readonly number[]
  across?: number
  /** Milliseconds between steps. */
  ms?: number
  kind?: string
  end?: 'pointerup' | 'pointercancel'
}

/** Dispatches the events of a finger that moves over the player, with the times that real ones would have. */
function pull({ on, by, across = 0, ms = 100, kind = 'touch', end = 'pointerup' }: Finger): void {
  const target = on()
  if (!target) throw new Error('nothing to pull at')
  let now = 1000
  const send = (type: string, x: number, y: number) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 7,
      pointerType: kind,
      clientX: 100 + x,
      clientY: 100 + y,
    })
    Object.defineProperty(event, 'timeStamp', { value: now })
    target.dispatchEvent(event)
    now += ms
  }
  send('pointerdown', 0, 0)
  for (const y of by) send('pointermove', across, y)
  send(end, across, by.at(-1) ?? 0)
}

const phone = { width: 360, height: 740 }
const layer = () => page.getByRole('dialog').element() as HTMLElement
const cover = () => document.querySelector('section[data-pull]')
const head = () => document.querySelector('section > [data-pull]')
const top = () => document.querySelector('[role=dialog] > div > [data-pull]')
const slow = [20, 60, 100, 140, 141]

describe('usePullToClose', () => {
  it.each([
    ['the cover', cover],
    ['the head over the words', head],
    ['the top bar', top],
  ])('closes the player when it is pulled far down by %s', async (_name, on) => {
    const { stores } = await showPlayer(phone)
    await expect.poll(on).not.toBeNull()
    pull({ on, by: slow })
    expect(stores.shell.playerOpen).toBe(false)
  })

  it('moves the player with the finger, and returns it from half-way', async () => {
    const { stores } = await showPlayer(phone)
    const by: string[] = []
    const note = () => by.push(layer().style.translate)
    layer().addEventListener('pointermove', () => queueMicrotask(note))
    pull({ on: cover, by: [20, 40, 80, 81] })
    await expect.poll(() => by.length).toBe(4)
    expect(layer().style.translate).toBe('')
    expect(stores.shell.playerOpen).toBe(true)
  })

  it('has the page shown beneath it until it is back', async () => {
    await showPlayer(phone)
    const shown = () => document.documentElement.hasAttribute('data-player-pulled')
    let whilePulled = false
    layer().addEventListener('pointermove', () => (whilePulled = shown()))
    pull({ on: cover, by: [20, 40, 41] })
    expect([whilePulled, shown()]).toEqual([true, true])
    await expect.poll(shown).toBe(false)
    pull({ on: cover, by: slow })
    await expect.poll(shown).toBe(false)
  })

  it('closes on a flick', async () => {
    const { stores } = await showPlayer(phone)
    pull({ on: cover, by: [20, 60], ms: 16 })
    expect(stores.shell.playerOpen).toBe(false)
  })

  it('is at its place when it is opened again', async () => {
    const { stores } = await showPlayer(phone)
    pull({ on: cover, by: slow })
    stores.shell.openPlayer()
    await expect.element(page.getByRole('dialog')).not.toHaveAttribute('inert')
    await expect.poll(() => layer().getBoundingClientRect().top, { timeout: 10_000 }).toBe(0)
  })

  it.each<[string, Finger]>([
    ['a swipe across', { on: cover, by: slow, across: 300 }],
    ['a pull upwards', { on: cover, by: [-40, -200] }],
    ['the mouse', { on: cover, by: slow, kind: 'mouse' }],
    ['a finger on the words', { on: () => document.querySelector('[data-lyric-text]'), by: slow }],
    ['a finger on a slider', { on: () => document.querySelector('input[type=range]'), by: slow }],
    ['a pull that the browser takes over', { on: cover, by: slow, end: 'pointercancel' }],
  ])('ignores %s', async (_name, finger) => {
    const { stores } = await showPlayer(phone)
    await expect.poll(finger.on).not.toBeNull()
    pull(finger)
    expect(stores.shell.playerOpen).toBe(true)
    expect(layer().style.translate).toBe('')
  })
})
