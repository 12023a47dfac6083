import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { ContextMenu } from '../../../../src/ui/kit/menu/context-menu'
import { axeFaults } from '../../../support/ui/axe-faults'
import { andLongAfter, focused, isShut, lineOf, menu, songLines } from '../../../support/ui/menu-fixture'
import { showPart } from '../../../support/ui/show-part'

const row = page.getByRole('listitem')
const link = page.getByRole('link', { name: 'Song' })

async function show(view = {}) {
  const lines = songLines()
  const heard: string[] = []
  const part = (
    <ul>
      <ContextMenu label="Song actions" items={() => lines.items}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as rows of lists have it */}
        <li
          style={{ padding: 40 }}
          onPointerDown={() => heard.push('pointer')}
          onClick={() => heard.push('click')}
          onDoubleClick={() => heard.push('double')}
        >
          <a href="#song">Song</a> <input aria-label="Name" />
        </li>
      </ContextMenu>
    </ul>
  )
  return { ...lines, heard, ...(await showPart(part, view)) }
}

function touch(type: string, x: number, y: number): void {
  const options = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true, pointerId: 7 }
  row.element().dispatchEvent(new PointerEvent(type, { ...options, clientX: x, clientY: y }))
}

describe('ContextMenu', () => {
  it('opens at the pointer on the right button, and Escape restores focus', async () => {
    await show()
    const { left, top } = row.element().getBoundingClientRect()
    await userEvent.click(row, { button: 'right', position: { x: 120, y: 20 } })
    await expect.element(menu).toBeVisible()
    expect(document.activeElement).toBe(menu.element())
    const panel = menu.element().parentElement?.getBoundingClientRect()
    const isNear = (one = NaN, other = NaN) => Math.abs(one - other) <= 8
    await expect.poll(() => isNear(panel?.left, left + 120) && isNear(panel?.top, top + 26)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await isShut()
  })

  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])('opens on %s at the focused element', async (keys) => {
    await show()
    link.element().focus()
    await userEvent.keyboard(keys)
    await expect.element(menu).toBeVisible()
    expect(focused()).toBe('Play next')
    await userEvent.keyboard('{Escape}')
    await isShut()
    expect(document.activeElement).toBe(link.element())
  })

  it('opens on a long press, and lifting the finger clicks nothing', async () => {
    await show()
    touch('pointerdown', 60, 60)
    touch('pointermove', 64, 62)
    await expect.element(menu).toBeVisible()
    const lift = new Event('touchend', { bubbles: true, cancelable: true })
    row.element().dispatchEvent(lift)
    expect(lift.defaultPrevented).toBe(true)
    const tap = new Event('touchend', { bubbles: true, cancelable: true })
    row.element().dispatchEvent(tap)
    expect(tap.defaultPrevented).toBe(false)
  })

  it.each([
    ['scrolls', () => touch('pointermove', 60, 75)],
    ['is lifted', () => touch('pointerup', 60, 60)],
    ['is taken by the browser', () => touch('pointercancel', 60, 60)],
  ])('does not open when the finger %s', async (_, act) => {
    await show()
    await andLongAfter(() => {
      touch('pointerdown', 60, 60)
      act()
    })
    expect(menu.query()).toBeNull()
  })

  it('leaves text fields and Shift to the browser', async () => {
    await show()
    const ask = (target: Element, shiftKey: boolean) =>
      target.dispatchEvent(
        new MouseEvent('contextmenu', {
          bubbles: true,
          cancelable: true,
          clientX: 50,
          clientY: 50,
          shiftKey,
        }),
      )
    expect(ask(page.getByRole('textbox').element(), false)).toBe(true)
    expect(ask(row.element(), true)).toBe(true)
    expect(ask(row.element(), false)).toBe(false)
  })

  it('calls the handlers of its element, but not for events in the menu', async () => {
    const { heard, chosen } = await show()
    await userEvent.click(row, { button: 'right', position: { x: 120, y: 20 } })
    await expect.element(menu).toBeVisible()
    heard.length = 0
    await userEvent.dblClick(lineOf('Share'), { force: true })
    await userEvent.click(lineOf('Play next'))
    await isShut()
    expect(chosen).toEqual(['Play next'])
    expect(heard).toEqual([])
    await userEvent.click(row, { position: { x: 120, y: 20 } })
    expect(heard).toEqual(['pointer', 'click'])
  })

  it('has no accessibility faults, closed or open', async () => {
    await show({ language: 'zh-CN', theme: 'dark' })
    expect(await axeFaults()).toEqual([])
    await userEvent.click(row, { button: 'right', position: { x: 120, y: 20 } })
    await expect.element(menu).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })
})
