import { page, userEvent } from 'vitest/browser'
import { Ellipsis } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../../../src/ui/kit/menu/menu-item'
import { MenuButton } from '../../../../src/ui/kit/menu/menu-button'
import { axeFaults } from '../../../support/ui/axe-faults'
import { focused, isShut, lineOf, menu, songLines } from '../../../support/ui/menu-fixture'
import { showPart } from '../../../support/ui/show-part'

const opener = page.getByRole('button', { name: 'Song', exact: true })

async function show(more: { items?: MenuItem[] } = {}, view = {}) {
  const lines = songLines()
  const part = (
    <MenuButton label="Song" items={lines.items} align="start" {...more}>
      <Ellipsis aria-hidden size={20} />
    </MenuButton>
  )
  return { ...lines, ...(await showPart(part, view)) }
}

async function openByKey(key = '{Enter}') {
  const shown = await show()
  opener.element().focus()
  await userEvent.keyboard(key)
  await expect.element(menu).toBeVisible()
  return shown
}

describe('MenuButton', () => {
  it('opens at its first item on Enter, Space and Arrow Down, at the last on Arrow Up', async () => {
    for (const [key, line] of [
      ['{Enter}', 'Play next'],
      [' ', 'Play next'],
      ['{ArrowDown}', 'Play next'],
      ['{ArrowUp}', 'Remove'],
    ] as const) {
      const { unmount } = await openByKey(key)
      expect(focused()).toBe(line)
      expect(opener.element().ariaExpanded).toBe('true')
      await unmount()
    }
  })

  it('moves focus by arrows, Home, End and the letters of a name', async () => {
    await openByKey()
    for (const [key, line] of [
      ['{ArrowDown}', 'Add to playlist'],
      ['{End}', 'Remove'],
      ['{ArrowDown}', 'Play next'],
      ['{ArrowUp}', 'Remove'],
      ['{Home}', 'Play next'],
      ['g', 'Go there'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(focused()).toBe(line)
    }
  })

  it('restores focus on Escape, which reaches nothing else', async () => {
    await openByKey()
    const heard: string[] = []
    const listen = ({ key }: KeyboardEvent) => heard.push(key)
    document.addEventListener('keydown', listen)
    await userEvent.keyboard('{ArrowDown}{Escape}')
    document.removeEventListener('keydown', listen)
    await isShut()
    expect(document.activeElement).toBe(opener.element())
    expect(heard).toEqual([])
    expect(opener.element().ariaExpanded).toBe('false')
  })

  it('selects once focus is restored, so that a dialog can take it from there', async () => {
    let opened: Element | null = null
    const items = [{ key: 'dialog', label: 'Ask', onSelect: () => (opened = document.activeElement) }]
    await show({ items })
    await userEvent.click(opener)
    await userEvent.click(lineOf('Ask'))
    await isShut()
    expect(opened).toBe(opener.element())
  })

  it('moves on to the next element of the page on Tab', async () => {
    await openByKey()
    await userEvent.keyboard('{Tab}')
    await isShut()
    expect(focused()).toBe('After')
  })

  it('closes on a press outside, which presses nothing else', async () => {
    const { items } = songLines()
    let pressed = 0
    await showPart(
      <>
        <MenuButton label="Song" items={items}>
          <Ellipsis aria-hidden />
        </MenuButton>
        <button type="button" style={{ position: 'fixed', inset: 'auto 0 0 auto' }} onClick={() => pressed++}>
          Below
        </button>
      </>,
    )
    await userEvent.click(opener)
    await expect.element(menu).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Below' }), { force: true })
    await isShut()
    expect(pressed).toBe(0)
    await userEvent.click(page.getByRole('button', { name: 'Below' }))
    expect(pressed).toBe(1)
  })

  it('selects by click and by key, but no disabled item', async () => {
    const { chosen } = await openByKey()
    await userEvent.click(lineOf('Share'), { force: true })
    await expect.element(menu).toBeVisible()
    await userEvent.click(lineOf('Add to playlist'))
    await isShut()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(focused).toBe('Remove')
    await userEvent.keyboard(' ')
    await isShut()
    expect(chosen).toEqual(['Add to playlist', 'Remove'])
  })

  it.each(['{Enter}', ' '])('navigates by a link item on %j', async (key) => {
    const { router } = await openByKey()
    await userEvent.keyboard(`g${key}`)
    await expect.poll(() => router.state.location.pathname).toBe('/there')
    await isShut()
  })

  it.each([
    ['/?id=3', 'page'],
    ['/?id=3&page=2', 'page'],
    ['/?id=4', null],
    ['/', null],
  ])('marks the current link item, by its query as well: at %s, %s', async (place, current) => {
    const { router } = await show({ items: [{ key: 'album', label: 'Album', href: '/?id=3' }] })
    await router.navigate(place)
    await userEvent.click(opener)
    await expect.element(lineOf('Album')).toBeVisible()
    expect(lineOf('Album').element().getAttribute('aria-current')).toBe(current)
  })

  it('closes on navigation', async () => {
    const { router } = await openByKey()
    await router.navigate('/?page=2')
    await isShut()
  })

  it('marks the checked item and focuses it first', async () => {
    const items = ['Normal', 'Random'].map((label) => ({ key: label, label, checked: label === 'Random' }))
    await show({ items })
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitemradio', { name: 'Random', checked: true })).toHaveFocus()
    await expect.element(page.getByRole('menuitemradio', { name: 'Normal', checked: false })).toBeVisible()
  })

  it('is a sheet with a close button on a phone', async () => {
    await show({}, { width: 360 })
    await userEvent.click(opener)
    await expect.element(menu).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await isShut()
    expect(document.activeElement).toBe(opener.element())
  })

  it.each([
    ['light', 'en', 900],
    ['dark', 'zh-CN', 900],
    ['dark', 'en', 360],
  ] as const)('has no faults, shut or open: %s, %s, %i wide', async (theme, language, width) => {
    await show({}, { theme, language, width })
    expect(await axeFaults()).toEqual([])
    await userEvent.click(opener)
    await expect.element(menu).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })
})
