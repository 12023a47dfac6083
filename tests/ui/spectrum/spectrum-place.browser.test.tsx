import { page } from 'vitest/browser'
import { StrictMode } from 'react'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { startI18n } from '../../../src/i18n/start-i18n'
import type { SpectrumRest } from '../../../src/ports/spectrum'
import { App } from '../../../src/ui/app'
import { SpectrumPlace } from '../../../src/ui/spectrum/spectrum-place'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { fakeStores } from '../fake-stores'

/** A place of 400 × 50 pixels, coloured by a variable as the themes do, with the spectrum switched on. */
async function show({ covered = false } = {}) {
  const fakes = fakeStores()
  fakes.stores.settings.set('musicFrequency', true)
  const place = (
    <div className="sized">
      <style>{`.sized { --tone: #336699 } .sized > * { width: 400px; height: 50px; color: var(--tone) }`}</style>
      <SpectrumPlace uncovered={!covered} />
    </div>
  )
  const router = createMemoryRouter([{ path: '/', element: place }])
  const screen = await render(
    <StrictMode>
      <App stores={fakes.stores} i18n={await startI18n('en')} router={router} />
    </StrictMode>,
  )
  const view = () => fakes.spectrum.live[0]
  return { ...fakes, view, leave: () => screen.unmount() }
}

describe('SpectrumPlace', () => {
  it('hands over one canvas, sharp at the pixel ratio of the screen, in the colour of the place', async () => {
    const { spectrum, view } = await show()
    await expect.poll(() => view()?.visible).toBe(true)
    expect(spectrum.live).toHaveLength(1)
    const scale = devicePixelRatio
    expect(view()?.look).toEqual({
      width: 400 * scale,
      height: 50 * scale,
      scale,
      bands: 96,
      fps: 60,
      colour: '#336699',
    })
    expect(view()?.canvas).toBeInstanceOf(OffscreenCanvas)
  })

  it('is not there while the listener has it switched off, and goes when it is switched off', async () => {
    const { stores, spectrum, view } = await show()
    await expect.poll(view).toBeDefined()
    stores.settings.set('musicFrequency', false)
    await expect.poll(() => document.querySelector('canvas')).toBeNull()
    expect(spectrum.live).toEqual([])
  })

  it('follows its size, its colour and the tier', async () => {
    const { stores, view } = await show()
    await expect.poll(view).toBeDefined()
    const place = document.querySelector<HTMLElement>('.sized')
    const host = document.querySelector('canvas')?.parentElement
    if (!place || !host) throw new Error('nothing is drawn')
    host.style.width = '80px'
    await expect.poll(() => view()?.look.width).toBe(80 * devicePixelRatio)
    expect(view()?.look.bands).toBe(20)
    place.style.setProperty('--tone', '#ff0080')
    await expect.poll(() => view()?.look.colour).toBe('#ff0080')
    stores.settings.set('qualityTier', 'low')
    await expect.poll(() => view()?.look.fps).toBe(30)
  })

  it('costs nothing while it is scrolled away', async () => {
    const { view } = await show()
    await expect.poll(() => view()?.visible).toBe(true)
    const host = document.querySelector('canvas')?.parentElement
    host?.style.setProperty('translate', '0 5000px')
    await expect.poll(() => view()?.visible).toBe(false)
    host?.style.removeProperty('translate')
    await expect.poll(() => view()?.visible).toBe(true)
  })

  it('costs nothing while something lies over it', async () => {
    const { view } = await show({ covered: true })
    await expect.poll(view).toBeDefined()
    expect(view()?.visible).toBe(false)
  })

  it('hands over another canvas when the drawing thread died', async () => {
    const { spectrum, view } = await show()
    await expect.poll(() => view()?.visible).toBe(true)
    const lost = view()
    spectrum.lose()
    await expect.poll(() => view()?.visible).toBe(true)
    expect(view()).not.toBe(lost)
    expect(document.querySelectorAll('canvas')).toHaveLength(1)
  })

  it('gives its canvas back when the place goes', async () => {
    const { spectrum, view, leave } = await show()
    await expect.poll(view).toBeDefined()
    await leave()
    expect(spectrum.live).toEqual([])
  })

  it.each<[SpectrumRest, string]>([
    ['outside', 'No spectrum for this source'],
    ['unsupported', 'This browser cannot draw the spectrum'],
    ['overloaded', 'Spectrum paused: the device is busy'],
  ])('says why when it rests: %s', async (rest, words) => {
    const { spectrum } = await show()
    spectrum.becomeRest(rest)
    await expect.element(page.getByText(words)).toBeVisible()
    expect(document.querySelector('canvas')).toBeNull()
    spectrum.becomeRest(null)
    await expect.poll(() => document.querySelector('canvas')).not.toBeNull()
  })

  it('shows nothing at all to a listener who wants less motion', async () => {
    const { spectrum } = await show()
    spectrum.becomeRest('still')
    await expect
      .poll(() => document.querySelector('.sized')?.textContent?.trim())
      .toBe(document.querySelector('.sized style')?.textContent)
    expect(document.querySelector('canvas')).toBeNull()
  })
})
