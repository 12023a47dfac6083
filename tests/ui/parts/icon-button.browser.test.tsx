import { page, userEvent } from 'vitest/browser'
import { Heart } from 'lucide-react'
import { beforeEach, describe, expect, it } from 'vitest'
import { IconButton } from '../../../src/ui/parts/icon-button'
import { Modal } from '../../../src/ui/parts/modal'
import { axeFaults } from './axe-faults'
import { andLongAfter } from './menu-fixture'
import { showPart } from './show-part'

const button = page.getByRole('button', { name: 'Like', exact: true })
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')].map((hint) => hint.innerText)
const says = (...hints: string[]) => expect.poll(shown).toEqual(hints)

function show(more: object = {}) {
  return showPart(
    <IconButton label="Like" {...more}>
      <Heart aria-hidden size={20} />
    </IconButton>,
  )
}

beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 600, y: 690 } }))

describe('IconButton', () => {
  it('shows its name where the mouse rests, and the name stays while the mouse is on it', async () => {
    await show()
    await userEvent.hover(button)
    await says('Like')
    const hint = document.querySelector('[popover]:popover-open')
    await andLongAfter(() => hint && userEvent.hover(hint))
    await says('Like')
    await userEvent.hover(page.getByRole('button', { name: 'After' }))
    await says()
  })

  it('shows its name and its key to who walks to it by keyboard, and hides it when they go on', async () => {
    await show({ 'aria-keyshortcuts': 'l' })
    page.getByRole('button', { name: 'Before' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button).toHaveFocus()
    await says('LikeL')
    await userEvent.keyboard('{Tab}')
    await says()
  })

  it.each(['{Escape}', '{Control}'])('hides its name by %s, with focus where it is', async (key) => {
    await show()
    page.getByRole('button', { name: 'Before' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await says('Like')
    await userEvent.keyboard(key)
    await says()
    await expect.element(button).toHaveFocus()
  })

  it('hides its name when it is pressed', async () => {
    await show()
    await userEvent.hover(button)
    await says('Like')
    await userEvent.click(button)
    await says()
  })

  it('shows its name above a dialog', async () => {
    const content = (
      <Modal title="Song" onClose={() => {}}>
        <IconButton label="Like">
          <Heart aria-hidden size={20} />
        </IconButton>
      </Modal>
    )
    await showPart(content)
    await userEvent.hover(button)
    await says('Like')
    expect(document.querySelector('[popover]:popover-open')?.closest('dialog')).not.toBeNull()
  })

  it('is named once for who cannot see, and has no faults with its name shown', async () => {
    await show()
    await userEvent.hover(button)
    await says('Like')
    expect(document.querySelector('[popover]:popover-open')?.ariaHidden).toBe('true')
    expect(await axeFaults()).toEqual([])
  })

  it('keeps the handlers it is given', async () => {
    const heard: string[] = []
    await show({ onFocus: () => heard.push('focus'), onPointerEnter: () => heard.push('pointer') })
    await userEvent.hover(button)
    button.element().focus()
    expect(heard).toEqual(['pointer', 'focus'])
  })
})
