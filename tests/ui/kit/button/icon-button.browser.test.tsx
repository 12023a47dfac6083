import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { Heart } from 'lucide-react'
import { beforeEach, describe, expect, it } from 'vitest'
import { IconButton } from '../../../../src/ui/kit/button/icon-button'
import { Modal } from '../../../../src/ui/kit/dialog/modal'
import { axeFaults } from '../../../support/ui/axe-faults'
import { andLongAfter } from '../../../support/ui/menu-fixture'
import { showPart } from '../../../support/ui/show-part'

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
  it('shows a tooltip where the mouse rests, and keeps it while the mouse is on it', async () => {
    await show()
    await userEvent.hover(button)
    await says('Like')
    const hint = document.querySelector('[popover]:popover-open')
    await andLongAfter(() => hint && userEvent.hover(hint))
    await says('Like')
    await userEvent.hover(page.getByRole('button', { name: 'After' }))
    await says()
  })

  it('shows its name and its shortcut when Tab reaches it, and hides them when Tab leaves it', async () => {
    await show({ 'aria-keyshortcuts': 'l' })
    page.getByRole('button', { name: 'Before' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button).toHaveFocus()
    await says('LikeL')
    await userEvent.keyboard('{Tab}')
    await says()
  })

  it.each(['{Escape}', '{Control}'])('hides the tooltip on %s and keeps focus', async (key) => {
    await show()
    page.getByRole('button', { name: 'Before' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await says('Like')
    await userEvent.keyboard(key)
    await says()
    await expect.element(button).toHaveFocus()
  })

  it('hides the tooltip when it is pressed', async () => {
    await show()
    await userEvent.hover(button)
    await says('Like')
    await userEvent.click(button)
    await says()
  })

  it('shows no tooltip where it comes to lie under the pointer, until that moves', async () => {
    function Opener() {
      const [open, setOpen] = useState(false)
      const place = { position: 'fixed', inset: '100px auto auto 100px', width: 80, height: 80 } as const
      return (
        <>
          <button type="button" style={place} onClick={() => setOpen(true)}>
            Open
          </button>
          {open && (
            <IconButton label="Like" style={place}>
              <Heart aria-hidden size={20} />
            </IconButton>
          )}
        </>
      )
    }
    await showPart(<Opener />)
    await andLongAfter(async () => {
      await userEvent.click(page.getByRole('button', { name: 'Open' }))
      await expect.poll(() => button.query()?.matches(':hover')).toBe(true)
      await new Promise(requestAnimationFrame)
    })
    expect(shown()).toEqual([])
    await userEvent.hover(button, { position: { x: 20, y: 20 } })
    await says('Like')
  })

  it('shows the tooltip above a dialog', async () => {
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

  it('is announced once by screen readers and has no accessibility faults with its tooltip', async () => {
    await show()
    await userEvent.hover(button)
    await says('Like')
    expect(document.querySelector('[popover]:popover-open')?.ariaHidden).toBe('true')
    expect(await axeFaults()).toEqual([])
  })

  it('calls the handlers that it is given', async () => {
    const heard: string[] = []
    await show({ onFocus: () => heard.push('focus'), onPointerEnter: () => heard.push('pointer') })
    await userEvent.hover(button)
    button.element().focus()
    expect(heard).toEqual(['pointer', 'focus'])
  })
})
