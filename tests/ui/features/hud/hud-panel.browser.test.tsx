import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HudPanel } from '../../../../src/ui/features/hud/hud-panel'
import { Modal } from '../../../../src/ui/kit/dialog/modal'
import { axeFaults } from '../../../support/ui/axe-faults'
import { createHudFixture } from '../../../support/stores/hud-fixture'
import { fakeStores } from '../../../support/ui/fake-stores'
import { showPart } from '../../../support/ui/show-part'

afterEach(() => void vi.restoreAllMocks())

type Show = Parameters<typeof showPart>[1]

/** Shows the panel over a page, with one sample taken. */
async function showHud(show: Show = {}, besides: React.ReactNode = null) {
  const { engine, system, stores } = fakeStores()
  const fixture = createHudFixture({ engine, system }, stores)
  const closed = vi.fn()
  const shown = await showPart(
    <>
      <HudPanel hud={fixture.hud} onClose={closed} />
      {besides}
    </>,
    show,
  )
  fixture.countFrames(59.6, 1)
  await fixture.sample()
  return { ...shown, ...fixture, fakeEngine: engine, closed }
}

const figure = (name: string) => page.getByText(name, { exact: true }).element().nextElementSibling

describe('HudPanel', () => {
  it('shows each figure with how it is measured', async () => {
    await showHud()
    expect(figure('Frames per second')?.textContent).toBe('60 (1 dropped)')
    expect(figure('Buffered')?.textContent).toBe('30 s')
    expect(figure('Gapless join, error')?.textContent).toBe('0 samples')
    expect(figure('Output latency')?.textContent).toBe('50 ms')
    expect(figure('Device tier')?.textContent).toBe('High: a capable device')
    expect(page.getByText('Main thread, long frames').element().getAttribute('title')).toContain(
      'long-animation-frame',
    )
  })

  it('shows a dash for what there is not, and says why', async () => {
    const { fakeEngine, sample } = await showHud()
    fakeEngine.sound = { ...fakeEngine.sound, underruns: null }
    await sample()
    const underruns = figure('Audio underruns')
    expect(underruns?.getAttribute('title')).toMatch(/does not count/)
    expect(underruns?.textContent).toMatch(/^–/)
  })

  it('names the latest long frames by their cause', async () => {
    const { monitor, sample } = await showHud()
    const script = {
      durationMs: 90,
      invoker: 'BUTTON.onclick',
      functionName: 'go',
      sourceUrl: '',
      position: -1,
    }
    monitor.block({ durationMs: 100, scripts: [script] })
    monitor.block({ startMs: 5000, durationMs: 70, renderMs: 60 })
    await sample()
    const items = page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
    expect(items).toEqual(['70 ms · style, layout and paint', '100 ms · go ← BUTTON.onclick'])
  })

  it('saves a report with one press', async () => {
    await showHud()
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `#${saved.push(blob as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await page.getByRole('button', { name: 'Export report' }).click()
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({ lastMinute: [{ fps: 59.6 }] })
  })

  it('closes by its button, reached with the keyboard', async () => {
    const { closed } = await showHud()
    const close = page
      .getByRole('region', { name: 'Performance panel' })
      .getByRole('button', { name: 'Close' })
    ;(close.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('can be pressed over a modal dialog as well', async () => {
    const { closed } = await showHud(
      {},
      <Modal title="Dialog" onClose={() => {}}>
        Content
      </Modal>,
    )
    const panel = page.getByRole('region', { name: 'Performance panel' })
    await panel.getByRole('button', { name: 'Close' }).click()
    expect(closed).toHaveBeenCalledOnce()
  })

  it.each([
    ['light', 'en', 900],
    ['dark', 'zh-CN', 360],
  ] as const)(
    'is accessible and announces nothing by itself, %s, %s, %i wide',
    async (theme, language, width) => {
      await showHud({ theme, language, width })
      const panel = document.querySelector('section:has(dl)')
      expect(panel?.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
      expect(await axeFaults()).toEqual([])
    },
  )
})
