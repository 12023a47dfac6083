import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { emptyLyrics, type LyricData } from '../../../../src/domain/lyrics/lyric-data'
import { ok } from '../../../../src/contract/result'
import { showPlayer, song } from '../../../support/ui/show-player'

const list = page.getByRole('list', { name: 'Lyrics' })
const lineOf = (text: string) => page.getByRole('button', { name: text })
const textOf = (text: string) => list.getByText(text, { exact: true })

const languages: LyricData = {
  ...emptyLyrics,
  lrc: ['月光如水', 'Moonlight', '달빛이 내린다'].map((content, at) => ({
    time: 10 * (at + 1),
    content,
    tran: at === 1 ? '月光' : 'moonlight',
    roma: 'yue guang',
  })),
  credits: ['Lyrics: Someone', 'Music: Someone Else'],
  hasLrcTran: true,
  hasLrcRoma: true,
}

/** Selects the first characters of a line, as dragging the mouse does. */
function mark(element: Element, length: number): void {
  const text = element.firstChild
  if (text) getSelection()?.setBaseAndExtent(text, 0, text, length)
}

describe('LyricList', () => {
  it('plays from a line that is clicked', async () => {
    const { engine, stores } = await showPlayer()
    stores.player.toggle()
    await userEvent.click(textOf('Evening'))
    expect(engine.calls.slice(-2)).toEqual(['seek 30', 'play'])
  })

  it('moves focus between lines by arrows, and plays from one on Enter or Space', async () => {
    const { engine } = await showPlayer()
    engine.advanceTo(10)
    await expect.poll(() => lineOf('Morning').element().tabIndex).toBe(0)
    lineOf('Morning').element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(document.activeElement).toBe(lineOf('Noon').element())
    await userEvent.keyboard('{Enter}')
    expect(engine.calls.at(-1)).toBe('seek 20')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ')
    expect(document.activeElement).toBe(lineOf('Night').element())
    expect(engine.calls.at(-1)).toBe('seek 40')
    expect(engine.state.phase).toBe('playing')
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(lineOf('Morning').element())
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(lineOf('Night').element())
    mark(textOf('Noon').element(), 2)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(engine.calls.at(-1)).toBe('seek 30')
  })

  it('places the second voice on the other side, and all together in the middle', async () => {
    const duet = {
      ...emptyLyrics,
      lrc: [
        { time: 1, content: 'One' },
        { time: 2, content: 'Two', voice: 'second' as const },
        { time: 3, content: 'Three', voice: 'together' as const },
      ],
    }
    const { stores } = await showPlayer({ lyrics: () => ok(duet) })
    const aligned = () =>
      ['One', 'Two', 'Three'].map((line) => getComputedStyle(textOf(line).element()).textAlign)
    await expect.poll(() => textOf('Three').query()).not.toBeNull()
    expect(aligned()).toEqual(['start', 'end', 'center'])
    stores.settings.set('lyricsPosition', 'center')
    await expect.poll(aligned).toEqual(['center', 'center', 'center'])
  })

  it('fades at both ends without a mask, which would have all of it drawn apart in every frame', async () => {
    await showPlayer()
    await expect.element(list).toBeInTheDocument()
    const around: Element[] = []
    for (let one: Element | null = list.element(); one; one = one.parentElement) around.push(one)
    expect(around.map((one) => getComputedStyle(one).maskImage).filter((mask) => mask !== 'none')).toEqual([])
    const ends = document.querySelectorAll('[data-edge]')
    expect([...ends].map((end) => getComputedStyle(end).maskImage.startsWith('linear-gradient'))).toEqual([
      true,
      true,
    ])
  })

  it('is lit once as the player opens, and not seen before it is in its place', async () => {
    const again: MutationRecord[] = []
    const observer = new MutationObserver((records) =>
      again.push(...records.filter(({ oldValue }) => oldValue !== null)),
    )
    const attributeFilter = ['data-overlaid']
    observer.observe(document, { subtree: true, attributeFilter, attributeOldValue: true })
    await showPlayer()
    await expect.poll(() => list.element().querySelectorAll('[data-overlaid]').length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 100))
    observer.disconnect()
    expect(again).toEqual([])
    const viewport = list.element().closest('[data-align]')!
    expect(getComputedStyle(viewport).opacity).toBe('1')
    viewport.setAttribute('data-unplaced', 'true')
    expect(getComputedStyle(viewport).opacity).toBe('0')
  })

  it('lets text be selected without seeking', async () => {
    const { engine } = await showPlayer()
    await expect.element(list).toBeVisible()
    const text = textOf('Evening').element()
    expect(getComputedStyle(text).userSelect).not.toBe('none')
    mark(text, 4)
    expect(getSelection()?.toString()).toBe('Even')
    text.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(engine.calls).not.toContain('seek 30')
    getSelection()?.removeAllRanges()
    text.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(engine.calls).toContain('seek 30')
  })

  it('passes focus to the player where the focused line is gone with its song', async () => {
    const other: LyricData = { ...emptyLyrics, lrc: [{ time: 10, content: 'Dawn' }] }
    const { stores } = await showPlayer({ lyrics: (id) => ok(id === 2 ? other : song) })
    await expect.element(list).toBeVisible()
    lineOf('Night').element().focus()
    stores.player.next()
    stores.lyrics.retry()
    await expect.element(textOf('Dawn')).toBeVisible()
    await expect.poll(() => document.activeElement?.matches('[data-player-layer]')).toBe(true)
  })

  it('marks the current line and no other', async () => {
    const { engine } = await showPlayer()
    engine.advanceTo(21)
    const current = () =>
      [...list.element().querySelectorAll('[aria-current="true"]')].map((line) => line.textContent)
    await expect.poll(current).toEqual(['Noon'])
    engine.advanceTo(41)
    await expect.poll(current).toEqual(['Night'])
  })

  it('sets the language of each line and translation', async () => {
    await showPlayer({ lyrics: () => ok(languages) })
    await expect.element(textOf('月光如水')).toHaveAttribute('lang', 'zh')
    await expect.element(textOf('달빛이 내린다')).toHaveAttribute('lang', 'ko')
    await expect.element(textOf('Moonlight')).toHaveAttribute('lang', '')
    await expect.element(textOf('月光')).toHaveAttribute('lang', 'zh')
  })

  it('says the line first, though its romanisation stands above it', async () => {
    await showPlayer({ lyrics: () => ok(languages) })
    const line = page.getByRole('button', { name: /^月光如水 ?yue guang ?moonlight$/ })
    await expect.element(line).toBeVisible()
    const top = (text: string) => line.getByText(text).element().getBoundingClientRect().top
    expect(top('yue guang')).toBeLessThan(top('月光如水'))
    expect(top('moonlight')).toBeGreaterThan(top('月光如水'))
  })

  it('shows translation, romanisation and countdown dots by setting, at once', async () => {
    const { stores } = await showPlayer({ lyrics: () => ok(languages) })
    const seen = () => [
      list.getByText('moonlight', { exact: true }).elements().length,
      list.getByText('yue guang').elements().length,
      list.element().querySelectorAll('[data-countdown]').length,
    ]
    await expect.poll(seen).toEqual([2, 3, 1])
    stores.settings.set('showTransl', false)
    await expect.poll(seen).toEqual([0, 3, 1])
    stores.settings.set('showRoma', false)
    await expect.poll(seen).toEqual([0, 0, 1])
    stores.settings.set('countDownShow', false)
    await expect.poll(seen).toEqual([0, 0, 0])
  })

  it('shows the credits below the last line', async () => {
    await showPlayer({ lyrics: () => ok(languages) })
    const credits = page.getByRole('list', { name: 'Credits' })
    await expect.element(credits).toHaveTextContent('Lyrics: SomeoneMusic: Someone Else')
  })

  it('says how many lines were too long to be shown', async () => {
    await showPlayer({ lyrics: () => ok({ ...song, omittedLines: 2 }) })
    await expect.element(page.getByText('2 lines were too long to be shown')).toBeInTheDocument()
  })

  it('announces lines to screen readers only by setting', async () => {
    const { engine, stores } = await showPlayer()
    engine.advanceTo(21)
    const said = () =>
      [...document.querySelectorAll('[aria-live="polite"]')].map((place) => place.textContent).join()
    await expect.element(textOf('Noon')).toBeVisible()
    expect(said()).not.toContain('Noon')
    stores.settings.set('announceLyrics', true)
    await expect.poll(said).toContain('Noon')
  })

  it('shows a hint while hovering pauses it, by setting', async () => {
    const { stores } = await showPlayer({ lyrics: () => ok(song) })
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
    const hint = page.getByText('Click a line to play from it')
    await expect.element(hint).not.toBeInTheDocument()
    stores.settings.set('lrcMousePause', true)
    await expect.element(hint).toBeInTheDocument()
    expect(getComputedStyle(hint.element()).opacity).toBe('0')
    await userEvent.hover(textOf('Noon'))
    await expect.poll(() => getComputedStyle(hint.element()).opacity).toBe('1')
  })
})
