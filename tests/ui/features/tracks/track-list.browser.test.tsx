import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Track } from '../../../../src/contract/replies/track'
import { switchLanguage } from '../../../../src/i18n/switch-language'
import '../../../../src/ui/kit/menu/menu'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { playButton as play, showTracks as show, some } from '../../../support/ui/show-tracks'

const hostile = '<img src=x onerror="document.title=1">'

const rows = () =>
  [...document.querySelectorAll('[data-at]')].map((row) => Number((row as HTMLElement).dataset['at']))
const focusOn = async (name: string) => {
  await expect.element(play(name)).toBeVisible()
  ;(play(name).element() as HTMLElement).focus()
}
const menuLines = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((line) => line.textContent)

beforeEach(() => page.viewport(1100, 700))

describe('TrackList', () => {
  it('renders only the rows near the view of ten thousand tracks', async () => {
    await show(some(10_000))
    await expect.element(play('Track 1')).toBeVisible()
    const items = document.querySelectorAll('li')
    expect(items.length).toBeLessThan(60)
    expect([items[0]?.ariaPosInSet, items[0]?.ariaSetSize]).toEqual(['1', '10000'])
    expect(document.documentElement.scrollHeight).toBeGreaterThan(600_000)
  })

  it('keeps every heading of ten thousand tracks, and only rows near the view', async () => {
    const sections = [
      { at: 0, name: 'Disc 1', title: '' },
      { at: 9000, name: 'Disc 2', title: 'Live' },
    ]
    await show(some(10_000), { sections })
    await expect.element(page.getByRole('heading', { name: 'Disc 1' })).toBeVisible()
    expect(page.getByRole('heading').elements()).toHaveLength(2)
    expect(document.querySelectorAll('li').length).toBeLessThan(60)
    await focusOn('Track 1')
    await userEvent.keyboard('{End}')
    await expect.element(play('Track 10000')).toHaveFocus()
    const last = play('Track 10000').element().closest('li')
    expect(last?.querySelector('[data-number]')?.textContent).toBe('1000')
    expect([last?.ariaPosInSet, last?.ariaSetSize]).toEqual(['10000', '10000'])
    page.getByRole('heading', { name: 'Disc 2' }).element().scrollIntoView()
    await expect.element(play('Track 9001')).toBeVisible()
    expect(rows()).toContain(9000)
  })

  it('shows names as text, whatever they contain', async () => {
    await show([track(1, { name: hostile, album: { id: 3, name: hostile, picUrl: null } })])
    await expect.element(page.getByText(hostile).first()).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('says in the language of the page that artist and album are not known', async () => {
    const { i18n } = await show([track(1, { artists: [], album: { id: 3, name: '', picUrl: null } })])
    await expect.element(page.getByText('Unknown artist', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Unknown album', exact: true })).toBeVisible()
    await switchLanguage(i18n, 'zh-CN', () => true)
    await expect.element(page.getByText('未知歌手', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '未知专辑', exact: true })).toBeVisible()
  })

  it('names the language of names in another script', async () => {
    await show([track(1, { name: '月光', artists: [{ id: 4, name: '海月ソーダ' }] })])
    const languageOf = (name: string) =>
      page.getByRole('link', { name, exact: true }).element().closest('[lang]')
    await expect.element(play('月光')).toBeVisible()
    expect(languageOf('月光')?.getAttribute('lang')).toBe('zh')
    expect(languageOf('海月ソーダ')?.getAttribute('lang')).toBe('ja')
    expect(page.getByRole('link', { name: 'Album', exact: true }).element()).not.toHaveAttribute('lang')
  })

  it('links to the song, its artist and its album, and leaves new tabs to the browser', async () => {
    const tracks = [
      track(1, { mv: 8, artists: [{ id: 4, name: 'Nils' }], album: { id: 6, name: 'Sea', picUrl: null } }),
    ]
    const { where, played } = await show(tracks)
    const lead = async (name: string) => {
      const link = page.getByRole('link', { name, exact: true })
      await expect.element(link).toBeVisible()
      return link.element() as HTMLAnchorElement
    }
    let left = 0
    const leave = (event: Event) => {
      if (!event.defaultPrevented) left++
      event.preventDefault()
    }
    addEventListener('click', leave)
    onTestFinished(() => removeEventListener('click', leave))
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    ;(await lead('Sea')).dispatchEvent(press)
    expect([left, where()]).toEqual([1, '/'])
    const hrefs = ['Track 1', 'Nils', 'Sea'].map(async (name) => (await lead(name)).getAttribute('href'))
    expect(await Promise.all(hrefs)).toEqual(['/song?id=1', '/artist/songs?id=4', '/album?id=6'])
    await userEvent.click(await lead('Nils'))
    await expect.poll(where).toBe('/artist/songs?id=4')
    expect([left, played]).toEqual([1, []])
  })

  it('moves focus by arrows, as far as the end of ten thousand', async () => {
    await show(some(10_000))
    await focusOn('Track 1')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(play('Track 2')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(play('Track 10000')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(play('Track 9999')).toHaveFocus()
  })

  it('keeps focus while its row is scrolled away, and continues from there', async () => {
    await show(some(10_000))
    await focusOn('Track 2')
    scrollTo(0, 300_000)
    await expect.element(play('Track 4700')).toBeInTheDocument()
    await expect.element(play('Track 2')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(play('Track 3')).toHaveFocus()
    expect(scrollY).toBeLessThan(300)
  })

  it('has its Tab stop where it is scrolled to', async () => {
    await show(some(10_000))
    scrollTo(0, 300_000)
    await expect.element(play('Track 4700')).toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    const control = () => document.activeElement?.getBoundingClientRect()
    await expect.poll(() => document.activeElement?.closest('[data-at]')).not.toBeNull()
    expect(control()?.top).toBeGreaterThanOrEqual(0)
    expect(control()?.bottom).toBeLessThanOrEqual(innerHeight)
    expect(scrollY).toBeGreaterThan(299_000)
  })

  it('takes a few Tab stops, however long it is', async () => {
    await show(some(50))
    await focusOn('Track 2')
    const stops = [...document.querySelectorAll<HTMLElement>('a, button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(new Set(stops.map((stop) => stop.closest('[data-at]')?.getAttribute('data-at')))).toEqual(
      new Set(['1']),
    )
  })

  it('shows which tracks are for members, for purchase or unavailable', async () => {
    const cloud = { fileName: 'a', fileSize: 1 }
    await show([
      track(1, { fee: 1 }),
      track(2, { fee: 4 }),
      track(3, { cloud }),
      track(4, { mv: 8 }),
      track(5, { unavailable: true }),
      track(6, { unavailable: true, unplayable: true }),
    ])
    await expect
      .element(page.getByText('VIP'))
      .toHaveAttribute('title', 'For VIP members; others hear a preview')
    await expect.element(page.getByText('EP')).toBeVisible()
    await expect.element(page.getByText('Cloud')).toBeVisible()
    await expect.element(page.getByText('Unavailable')).toBeVisible()
    await expect.element(page.getByText('Format')).toHaveAttribute('title', expect.stringContaining('ffmpeg'))
    await expect
      .element(page.getByRole('link', { name: 'Watch the MV of Track 4' }))
      .toHaveAttribute('href', '/video?id=8')
    expect(await axeFaults()).toEqual([])
  })

  it('opens the menu of a row by the right button, by keyboard and by its button', async () => {
    const { stores, played, where } = await show([track(1, { mv: 8 }), track(2)])
    stores.player.playAll(some(1), 0)
    await userEvent.click(page.getByText('1:00').nth(1), { button: 'right' })
    await expect.element(page.getByRole('menu', { name: 'Track 2' })).toBeVisible()
    expect(menuLines().slice(0, 4)).toEqual(['Play', 'Play next', 'Add to playlist', 'Download'])
    await userEvent.click(page.getByRole('menuitem', { name: 'Play next' }))
    expect(stores.queue.queue.tracks.map(({ id }) => id)).toEqual([1, 2])

    await focusOn('Track 1')
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(page.getByRole('menuitem', { name: 'Play', exact: true })).toHaveFocus()
    expect(menuLines()).not.toContain('Play next')
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(play('Track 1')).toHaveFocus()

    await userEvent.click(page.getByRole('button', { name: 'More for Track 1' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Watch the MV' }))
    expect([where(), played]).toEqual(['/video?id=8', []])
  })

  it.each([1, 8])(
    'opens the menu of row %i above or below its button, which stays clickable',
    async (row) => {
      await show(some(12))
      const button = page.getByRole('button', { name: `More for Track ${row}`, exact: true })
      await userEvent.click(button)
      await expect.element(page.getByRole('menu')).toHaveFocus()
      const { top, bottom } = button.element().getBoundingClientRect()
      const menu = page.getByRole('menu').element().getBoundingClientRect()
      expect(menu.top >= bottom || menu.bottom <= top).toBe(true)
    },
  )

  it('offers visitors no playlist, and links to songs of the same name', async () => {
    const { where } = await show([track(1, { name: 'A & B' })], { listener: false })
    await userEvent.click(page.getByRole('button', { name: 'More for A & B' }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(menuLines()).not.toContain('Add to playlist')
    await userEvent.click(page.getByRole('menuitem', { name: 'Search for this title' }))
    expect(where()).toBe('/search/songs?keywords=A+%26+B&page=1')
  })

  it('shows what matches the filter, by pinyin too, and plays from its index in the whole list', async () => {
    const tracks = [track(1, { name: '七里香' }), track(2, { name: 'Sunny' }), track(3, { name: '晴天' })]
    const { played } = await show(tracks, { tools: true })
    const box = page.getByRole('textbox', { name: 'Filter songs' })
    await userEvent.fill(box, 'qt')
    await expect.poll(rows).toEqual([2])
    await expect.element(page.getByText('1 song found')).toBeVisible()
    await userEvent.click(play('晴天'))
    expect(played).toEqual([2])
    await userEvent.fill(box, 'none')
    await expect.element(page.getByText('No song matches “none”')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Clear filter' }).last())
    await expect.poll(rows).toEqual([0, 1, 2])
  })

  it('selects several tracks, with Shift for a range, to be played next or removed', async () => {
    const removed: number[][] = []
    const onRemove = (gone: readonly Track[]) => removed.push(gone.map(({ id }) => id))
    const { stores } = await show(some(5), { tools: true, onRemove, removeLabel: 'Take out' })
    stores.player.playAll([track(9)], 0)
    await userEvent.click(page.getByRole('button', { name: 'Select several' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Track 2' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Track 4' }), { modifiers: ['Shift'] })
    await expect.element(page.getByText('3 selected')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Take out' }))
    expect(removed).toEqual([[2, 3, 4]])
    await userEvent.click(page.getByRole('button', { name: 'Select all' }))
    await userEvent.click(page.getByRole('button', { name: 'Play next' }))
    expect(stores.queue.queue.tracks.map(({ id }) => id)).toEqual([9, 1, 2, 3, 4, 5])
    await expect.element(play('Track 1')).toBeVisible()
  })

  it('has room for names, and a sheet of all actions, on a phone', async () => {
    await page.viewport(360, 700)
    await show([track(1, { name: 'A rather long name of a song that goes on' })], { tools: true })
    await expect.element(page.getByText('A rather long name')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await userEvent.click(page.getByRole('button', { name: /^More for/ }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(menuLines()).toEqual(
      expect.arrayContaining(['Like', 'Song details', 'Artist: Artist', 'Album: Album', 'Download']),
    )
    expect(await axeFaults()).toEqual([])
  })
})
