import { StrictMode } from 'react'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../src/i18n/create-i18n'
import type { SpectrumOffReason } from '../../../../src/ports/spectrum'
import { App } from '../../../../src/ui/app'
import { SpectrumPlace } from '../../../../src/ui/features/spectrum/spectrum-place'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { fakeStores } from '../../../support/ui/fake-stores'

/** Renders the spectrum at 400 × 50 pixels, switched on, coloured by a variable as the themes do. */
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
      <App stores={fakes.stores} i18n={await createI18n('en')} router={router} />
    </StrictMode>,
  )
  const view = () => fakes.spectrum.liveViews[0]
  return { ...fakes, view, leave: () => screen.unmount() }
}

describe('SpectrumPlace', () => {
  it('transfers one canvas, at the pixel ratio of the screen, in the colour of its host', async () => {
    const { spectrum, view } = await show()
    await expect.poll(() => view()?.visible).toBe(true)
    expect(spectrum.liveViews).toHaveLength(1)
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

  it('is not shown while it is switched off, and removed when it is switched off', async () => {
    const { stores, spectrum, view } = await show()
    await expect.poll(view).toBeDefined()
    stores.settings.set('musicFrequency', false)
    await expect.poll(() => document.querySelector('canvas')).toBeNull()
    expect(spectrum.liveViews).toEqual([])
  })

  it('follows changes of size, colour and tier', async () => {
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

  it('is not drawn while it is scrolled away', async () => {
    const { view } = await show()
    await expect.poll(() => view()?.visible).toBe(true)
    const host = document.querySelector('canvas')?.parentElement
    host?.style.setProperty('translate', '0 5000px')
    await expect.poll(() => view()?.visible).toBe(false)
    host?.style.removeProperty('translate')
    await expect.poll(() => view()?.visible).toBe(true)
  })

  it('is not drawn while something covers it', async () => {
    const { view } = await show({ covered: true })
    await expect.poll(view).toBeDefined()
    expect(view()?.visible).toBe(false)
  })

  it('transfers another canvas when its worker has died', async () => {
    const { spectrum, view } = await show()
    await expect.poll(() => view()?.visible).toBe(true)
    const lost = view()
    spectrum.crash()
    await expect.poll(() => view()?.visible).toBe(true)
    expect(view()).not.toBe(lost)
    expect(document.querySelectorAll('canvas')).toHaveLength(1)
  })

  it('disposes its canvas on unmount', async () => {
    const { spectrum, view, leave } = await show()
    await expect.poll(view).toBeDefined()
    await leave()
    expect(spectrum.liveViews).toEqual([])
  })

  it.each<SpectrumOffReason>(['outside', 'unsupported', 'overloaded', 'still'])(
    'shows nothing while it cannot be drawn: %s',
    async (rest) => {
      const { spectrum } = await show()
      await expect.poll(() => document.querySelector('canvas')).not.toBeNull()
      spectrum.setRest(rest)
      await expect
        .poll(() => document.querySelector('.sized')?.textContent?.trim())
        .toBe(document.querySelector('.sized style')?.textContent)
      expect(document.querySelector('canvas')).toBeNull()
      spectrum.setRest(null)
      await expect.poll(() => document.querySelector('canvas')).not.toBeNull()
    },
  )
})
