import { beforeEach, describe, expect, it, vi } from 'vitest'
import { JourneyPage } from '../support/browsers/journey-page'
import { pictureOf } from '../support/browsers/picture'

const waiting = { timeout: 30_000, interval: 100 }

let journey: JourneyPage

/** CSS pixels from the top of the window; `height` is its own. */
interface Heights {
  top: number
  bottom: number
  content: number
  height: number
}

/** Whether the focused element shows a ring. */
const ring = `(() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
})()`

/** What every popover on screen says. */
const popovers = `[...document.querySelectorAll(':popover-open')].map(({ innerText }) => innerText).join(' ')`

const focused = `(document.activeElement.ariaLabel ?? document.activeElement.innerText).trim()`

describe('a dialog', () => {
  beforeEach(async () => {
    journey = await JourneyPage.visit('/')
    await journey.press('button', 'Account and settings')
    await journey.press('menuitem', 'About')
    await journey.find('dialog', 'About', { begins: true })
    await journey.rest()
  })

  it('is as high as its content, in the middle of the window', async () => {
    const { top, bottom, content, height } = await journey.evaluate<Heights>(`(() => {
      const dialog = document.querySelector('dialog:modal')
      const { top, bottom } = dialog.getBoundingClientRect()
      const parts = [...dialog.querySelectorAll('p, h2, a, button, dl')].map((one) => one.getBoundingClientRect())
      return { top, bottom, content: Math.max(...parts.map((box) => box.bottom)), height: innerHeight }
    })()`)
    expect(top).toBeGreaterThan(40)
    expect(Math.abs(top + bottom - height)).toBeLessThan(4)
    expect(bottom - content).toBeLessThan(60)
  })

  it('opened by the mouse shows neither a focus ring nor a tooltip; by Tab both', async () => {
    expect(await journey.evaluate(ring)).toBe(false)
    expect(await journey.evaluate(popovers)).toBe('')
    await journey.page.pressKey('Tab')
    await journey.until(ring)
  })

  it('closes by Escape and gives focus back', async () => {
    await journey.page.pressKey('Escape')
    await journey.gone('dialog', 'About')
    await journey.until(`document.querySelector('dialog:modal') === null`)
    await journey.press('button', 'Account and settings')
  })
})

describe('a menu', () => {
  it('is used by the arrow keys and closed by Escape', async () => {
    journey = await JourneyPage.visit('/')
    await journey.press('button', 'Account and settings')
    await journey.find('menuitem', 'Settings')
    await journey.page.pressKey('ArrowDown')
    const first = await journey.evaluate<string>(focused)
    await journey.page.pressKey('ArrowDown')
    expect(await journey.evaluate<string>(focused)).not.toBe(first)
    await journey.page.pressKey('Escape')
    await journey.gone('menuitem', 'Settings')
    await journey.until(`${focused} === 'Account and settings'`)
  })
})

describe('the settings', () => {
  beforeEach(async () => {
    journey = await JourneyPage.visit('/setting/player')
  })

  it('are kept over a reload', async () => {
    expect(await journey.find('switch', 'Romanisation')).toMatchObject({ checked: true })
    await journey.press('switch', 'Romanisation')
    await vi.waitFor(
      async () => expect(await journey.find('switch', 'Romanisation')).toMatchObject({ checked: false }),
      waiting,
    )
    await journey.goTo('/setting/player')
    expect(await journey.find('switch', 'Romanisation')).toMatchObject({ checked: false })
  })

  it('fill the slider of the lyric size up to its thumb', async () => {
    await journey.find('slider', 'Lyric size')
    await journey.rest()
    await vi.waitFor(async () => {
      await journey.find('slider', 'Lyric size')
      const slider = await pictureOf(journey, 'input[type="range"][aria-label="Lyric size"]')
      // 3.6 of 3 to 4
      const before = slider.colourAt(0.3)
      const after = slider.colourAt(0.85)
      const apart = before.map((channel, index) => Math.abs(channel - (after[index] ?? 0)))
      expect(Math.max(...apart)).toBeGreaterThan(60)
    }, waiting)
  })
})

describe('the login', () => {
  it('is confirmed on this device by the QR code', async () => {
    journey = await JourneyPage.visit('/login')
    await journey.press('link', 'Confirm on this device')
    await journey.page.inPopup(async (popup) => {
      const place = `(() => {
        const account = document.querySelector('button[name="listener"]')
        account?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = account?.getBoundingClientRect()
        return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
      })()`
      const account = await vi.waitFor(async () => {
        const found = await popup.evaluate<{ x: number; y: number } | null>(place)
        if (!found) throw new Error('there is no account')
        return found
      }, waiting)
      await popup.pressAt(account.x, account.y)
      await vi.waitFor(async () => expect(await popup.evaluate(place)).toBeNull(), waiting)
    })
    await journey.until(`location.pathname !== '/login'`)
    await journey.press('button', 'Account and settings')
    await journey.find('menuitem', 'Log out')
  })
})
