import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../../src/domain/settings/settings'
import { headings, showSettings } from '../../../support/ui/show-settings'

const show = () => showSettings('player')
const size = page.getByRole('slider', { name: 'Lyric size' })
const preview = () => document.querySelector<HTMLElement>('[aria-hidden][data-block]')
const previewLines = () => [...(preview()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
const letterSize = () =>
  Number.parseFloat(getComputedStyle(preview()?.querySelector('p:not([lang])') ?? document.body).fontSize)

describe('PlayerSettingsScreen', () => {
  it('has one main heading with its groups below, and sets the title', async () => {
    const { stores } = await show()
    expect(headings()).toEqual(['H1 Settings', 'H2 Lyrics', 'H2 Play page and display', 'H2 Sound'])
    await expect.poll(() => stores.shell.pageTitle).toBe('Player settings')
  })

  it.each([
    ['showYrc', 'Word by word'],
    ['showYrcAnimation', 'Word animation'],
    ['showYrcTransform', 'Words float up'],
    ['showTransl', 'Translation'],
    ['showRoma', 'Romanisation'],
    ['countDownShow', 'Intro countdown'],
    ['lrcMousePause', 'Pause on hover'],
    ['lyricsBlur', 'Blur'],
    ['keepScreenOn', 'Keep the screen on'],
    ['musicFrequency', 'Spectrum'],
    ['gaplessPlayback', 'Gapless playback'],
  ] as const)('switches %s by its row and by the space key', async (setting, name) => {
    const { stores } = await show()
    const row = page.getByRole('switch', { name, exact: true })
    await expect.element(row).toHaveAttribute('aria-checked', String(defaultSettings[setting]))
    await userEvent.click(page.getByText(name, { exact: true }))
    expect(stores.settings.values[setting]).toBe(!defaultSettings[setting])
    row.element().focus()
    await userEvent.keyboard(' ')
    expect(stores.settings.values[setting]).toBe(defaultSettings[setting])
  })

  it.each([
    ['playerStyle', 'Player style', 'cover', 'Cover', 'record', 'Record'],
    ['backgroundImageShow', 'Background', 'blur', 'Blurred', 'solid', 'Solid'],
    ['lyricsPosition', 'Lyric position', 'left', 'Left', 'center', 'Centre'],
    ['lyricsBlock', 'Current line', 'start', 'Top', 'center', 'Centre'],
    ['loudness', 'Even loudness', 'off', 'Off', 'track', 'By track'],
  ] as const)(
    'chooses %s by a press and by the arrows',
    async (setting, name, first, shown, second, other) => {
      const { stores } = await show()
      const group = page.getByRole('radiogroup', { name, exact: true })
      await expect.element(group.getByRole('radio', { name: shown })).toBeChecked()
      expect(stores.settings.values[setting]).toBe(first)
      await userEvent.click(group.getByRole('radio', { name: other }))
      expect(stores.settings.values[setting]).toBe(second)
      await expect.element(group.getByRole('radio', { name: other })).toBeChecked()
      await userEvent.keyboard('{ArrowLeft}')
      expect(stores.settings.values[setting]).toBe(first)
    },
  )

  it('sizes the lyrics from 3 to 4 in hundredths, shows it at once, and resets to 3.6', async () => {
    const { stores } = await show()
    await expect.element(size).toHaveAttribute('aria-valuetext', '3.60% of the window height')
    const reset = page.getByRole('button', { name: 'Reset the size' })
    await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
    size.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(stores.settings.values.lyricsFontSize).toBe(3.61)
    await userEvent.keyboard('{End}')
    expect(stores.settings.values.lyricsFontSize).toBe(4)
    await expect.poll(letterSize).toBe(36)
    await userEvent.keyboard('{Home}')
    expect(stores.settings.values.lyricsFontSize).toBe(3)
    await expect.poll(letterSize).toBe(27)
    await userEvent.click(reset)
    expect(stores.settings.values.lyricsFontSize).toBe(3.6)
  })

  it('marks the smallest, default and largest size at the positions of the thumb', async () => {
    await show()
    const rail = size.element().getBoundingClientRect()
    const marks = [...(size.element().closest('div')?.querySelectorAll('[style*="--at"]') ?? [])]
    const places = marks.map((mark) => {
      const { left, right } = mark.getBoundingClientRect()
      return [mark.textContent, ((left + right) / 2 - rail.left - 8) / (rail.width - 16)]
    })
    expect(places).toEqual([
      ['3', expect.closeTo(0, 2)],
      ['3.6', expect.closeTo(0.6, 2)],
      ['4', expect.closeTo(1, 2)],
    ])
  })

  it('keeps its frame while tabs change, and marks the current one', async () => {
    const { router, stores } = await show()
    const tabs = page.getByRole('navigation', { name: 'Groups of settings' })
    const heading = page.getByRole('heading', { level: 1 }).element()
    await expect.element(tabs.getByRole('link', { name: 'Player' })).toHaveAttribute('aria-current', 'page')
    tabs.getByRole('link', { name: 'Other' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/setting/other')
    await expect.element(tabs.getByRole('link', { name: 'Other' })).toHaveAttribute('aria-current', 'page')
    expect(page.getByRole('heading', { level: 1 }).element()).toBe(heading)
    await expect.poll(() => stores.shell.pageTitle).toBe('Other settings')
    await router.navigate(-1)
    await expect.poll(() => stores.shell.pageTitle).toBe('Player settings')
  })

  it('previews three lines without moving the rows below', async () => {
    const { stores } = await show()
    const { settings } = stores
    const height = preview()?.offsetHeight
    expect(previewLines()).toHaveLength(9)
    settings.set('showTransl', false)
    await expect.poll(() => previewLines().length).toBe(6)
    settings.set('showRoma', false)
    await expect.poll(previewLines).toEqual(['夜が降りて', '星をひとつ拾う', 'きみの窓に灯す'])
    const words = () =>
      [...(preview()?.querySelectorAll('[data-word]') ?? [])].map((word) => word.getAttribute('data-word'))
    expect(words()).toEqual(['lit', 'half'])
    settings.set('showYrcAnimation', false)
    await expect.poll(words).toEqual(['lit', 'lit'])
    settings.set('showYrc', false)
    await expect.poll(words).toEqual([])
    const current = () =>
      [...(preview()?.querySelectorAll('[data-current]') ?? [])].map(({ textContent }) => textContent)
    expect(current()).toEqual(['夜が降りて'])
    settings.set('lyricsBlock', 'center')
    await expect.poll(current).toEqual(['星をひとつ拾う'])
    const blurs = () =>
      [...(preview()?.querySelectorAll('[data-distance]') ?? [])].map((line) => getComputedStyle(line).filter)
    settings.set('lyricsBlur', true)
    await expect.poll(blurs).toEqual(['blur(0.5px)', 'none', 'blur(0.5px)'])
    settings.set('qualityTier', 'low')
    await expect.poll(blurs).toEqual([])
    settings.set('lyricsFontSize', 4)
    settings.set('lyricsPosition', 'center')
    const align = () => getComputedStyle(preview()?.querySelector('p') ?? document.body).textAlign
    await expect.poll(align).toBe('center')
    expect(preview()?.offsetHeight).toBe(height)
  })

  it('says if the device tier leaves the blurred cover out', async () => {
    const { stores } = await show()
    const background = page.getByRole('radiogroup', { name: 'Background' })
    await expect.element(background).toHaveAccessibleDescription(/^The colour of the cover/)
    stores.settings.set('qualityTier', 'low')
    await expect.element(background).toHaveAccessibleDescription(/left out at the present drawing quality/)
  })

  it('restores every default except the delay of a device, and undoes that', async () => {
    const { stores } = await show()
    const restore = page.getByRole('button', { name: 'Restore defaults' })
    await expect.element(restore).toHaveAttribute('aria-disabled', 'true')
    stores.settings.set('lyricsFontSize', 3.2)
    stores.settings.set('playerStyle', 'record')
    stores.settings.set('gaplessPlayback', false)
    stores.outputs.setOffset(80)
    await userEvent.click(restore)
    expect(stores.settings.values).toEqual({
      ...defaultSettings,
      language: 'en',
      outputOffsets: stores.settings.values.outputOffsets,
    })
    expect(stores.outputs.offsetMs).toBe(80)
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['setting.restored'])
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(stores.settings.values).toMatchObject({
      lyricsFontSize: 3.2,
      playerStyle: 'record',
      gaplessPlayback: false,
    })
    await expect.element(restore).toHaveAttribute('aria-disabled', 'false')
  })

  it('offers no undo after another change', async () => {
    const { stores } = await show()
    stores.settings.set('showRoma', false)
    await userEvent.click(page.getByRole('button', { name: 'Restore defaults' }))
    await userEvent.click(page.getByRole('switch', { name: 'Translation' }))
    await userEvent.click(page.getByRole('button', { name: 'Restore defaults' }))
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(stores.settings.values).toMatchObject({ showRoma: true, showTransl: false })
  })

  it.each([
    [360, 740],
    [768, 1024],
  ])('keeps the preview visible above the focused row, at %i by %i', async (width, height) => {
    await show()
    await page.viewport(width, height)
    const controls = [...document.querySelectorAll<HTMLElement>(':is(input, select, button):not(:disabled)')]
    expect(controls.length).toBeGreaterThan(12)
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus()
      const [box, held] = [control.getBoundingClientRect(), preview()?.getBoundingClientRect()]
      expect(held?.top).toBeGreaterThanOrEqual(60)
      expect(box.top).toBeGreaterThanOrEqual(held?.bottom ?? Infinity)
    }
    scrollTo(0, 100_000)
    await expect.poll(() => preview()?.getBoundingClientRect().top).toBe(68)
  })
})
