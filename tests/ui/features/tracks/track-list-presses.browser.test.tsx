import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import '../../../../src/ui/kit/menu/menu'
import { playButton as play, showTracks as show, some } from '../../../support/ui/show-tracks'

const title = (name: string) => page.getByRole('link', { name, exact: true })
const focusOn = async (name: string) => {
  await expect.element(play(name)).toBeVisible()
  ;(play(name).element() as HTMLElement).focus()
}

beforeEach(() => page.viewport(1100, 700))

describe('a press on a row', () => {
  it('plays by the cover, by keyboard, and by a double click on the row', async () => {
    const { played } = await show(some(3))
    await userEvent.click(play('Track 3'))
    await focusOn('Track 1')
    await userEvent.keyboard('{Enter}')
    await userEvent.dblClick(page.getByText('1:00').nth(2))
    expect(played).toEqual([2, 0, 2])
  })

  it('plays by a single click, by setting, also on the title', async () => {
    const { played, stores, where } = await show(some(3))
    await userEvent.click(page.getByText('1:00').nth(1))
    stores.settings.set('listClickMode', 'click')
    await userEvent.click(page.getByText('1:00').nth(1))
    await userEvent.click(title('Track 3'))
    expect(played).toEqual([1, 2])
    expect(where()).toBe('/')
  })

  it('plays by a double click on the title, whose page opens by keyboard and in the menu', async () => {
    const { played, where } = await show(some(3))
    await userEvent.click(title('Track 1'))
    expect(played).toEqual([])
    await userEvent.dblClick(title('Track 2'))
    expect(played).toEqual([1])
    expect(where()).toBe('/')
    await userEvent.click(title('Track 2'), { button: 'right' })
    await expect
      .element(page.getByRole('menuitem', { name: 'Song details' }))
      .toHaveAttribute('href', '/song?id=2')
    await userEvent.keyboard('{Escape}')
    title('Track 2').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toBe('/song?id=2')
  })

  it.each([360, 700])('has no number to press on a page %i wide', async (width) => {
    await page.viewport(width, 700)
    await show(some(3))
    await userEvent.hover(page.getByText('Track 2', { exact: true }))
    await expect.poll(() => document.querySelector('[data-at="1"]')?.matches('[data-hover]')).toBe(true)
    const number = document.querySelector('[data-at="1"] [data-number]')!
    expect(number.getClientRects()).toHaveLength(0)
  })

  it('plays and pauses by the number of a row', async () => {
    const tracks = some(3)
    const { stores, engine } = await show(tracks)
    stores.player.playAll(tracks, 0)
    await expect.poll(() => stores.player.playing).toBe(true)
    const number = () => document.querySelector('[data-number]')!
    await userEvent.click(number())
    expect(engine.calls.at(-1)).toBe('pause')
    await expect.element(play('Track 1')).toBeVisible()
    await userEvent.dblClick(number())
    await expect.poll(() => stores.player.playing).toBe(true)
    expect(engine.calls.at(-1)).toBe('play')
  })

  it('marks the current track, and pauses it by its cover, but not by the second click of two', async () => {
    const tracks = some(3)
    const { stores, engine } = await show(tracks)
    stores.player.playAll(tracks, 0)
    await expect.element(play('Track 1')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => stores.player.playing).toBe(true)
    await expect.element(play('Track 1')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.dblClick(play('Track 1'))
    await expect.element(play('Track 1')).toHaveAttribute('aria-pressed', 'false')
    expect(engine.calls).toEqual(['load 1 at 0 and play', 'pause'])
    // a double click beside the controls plays, as it does on any row
    await userEvent.dblClick(page.getByText('1:00').first())
    await userEvent.dblClick(page.getByText('1:00').first())
    expect(engine.calls).toEqual(['load 1 at 0 and play', 'pause', 'play'])
  })
})
