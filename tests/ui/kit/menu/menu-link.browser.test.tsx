import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { MenuLink } from '../../../../src/ui/kit/menu/menu-link'
import { andLongAfter, focused, isShut, lineOf, menu, songLines } from '../../../support/ui/menu-fixture'
import { showPart } from '../../../support/ui/show-part'

const opener = page.getByRole('link', { name: 'Song', exact: true })
const rest = () => userEvent.hover(opener)
const moveAway = () => userEvent.hover(document.documentElement, { position: { x: 1, y: 690 } })

async function show() {
  const lines = songLines()
  const part = (
    <MenuLink to="/there" current={false} label="Song" items={lines.items} align="start">
      Song
    </MenuLink>
  )
  return { ...lines, ...(await showPart(part)) }
}

beforeEach(moveAway)

describe('MenuLink', () => {
  it('opens where the mouse rests without taking focus, and stays while the mouse moves into it', async () => {
    const { chosen } = await show()
    page.getByRole('button', { name: 'Before' }).element().focus()
    await rest()
    await expect.element(menu).toBeVisible()
    expect(focused()).toBe('Before')
    await andLongAfter(() => userEvent.hover(lineOf('Remove')))
    await userEvent.click(lineOf('Remove'))
    expect(chosen).toEqual(['Remove'])
    await isShut()
  })

  it('opens too where it appeared under the mouse, once that moves', async () => {
    await show()
    const entered = (event: Event) => event.stopPropagation()
    addEventListener('pointerover', entered, { capture: true })
    onTestFinished(() => removeEventListener('pointerover', entered, { capture: true }))
    await rest()
    await expect.element(menu).toBeVisible()
  })

  it('closes when the mouse has left both', async () => {
    await show()
    await rest()
    await expect.element(menu).toBeVisible()
    await userEvent.hover(page.getByRole('button', { name: 'After' }))
    await isShut()
  })

  it('closes on Escape, and opens again only after the mouse has left', async () => {
    await show()
    await rest()
    await expect.element(menu).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await isShut()
    await andLongAfter(() => userEvent.hover(opener, { position: { x: 5, y: 12 } }))
    expect(menu.query()).toBeNull()
    await userEvent.hover(page.getByRole('button', { name: 'Before' }))
    await rest()
    await expect.element(menu).toBeVisible()
  })

  it('opens by arrow keys, and leads to its screen when it is clicked', async () => {
    await show()
    opener.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(menu).toBeVisible()
    expect(focused()).toBe('Play next')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(opener)
    await expect.element(page.getByText('There', { exact: true })).toBeVisible()
    await isShut()
  })
})
