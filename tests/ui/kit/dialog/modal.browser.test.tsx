import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Button } from '../../../../src/ui/kit/button/button'
import { MenuButton } from '../../../../src/ui/kit/menu/menu-button'
import { Modal } from '../../../../src/ui/kit/dialog/modal'
import { isShut, menu } from '../../../support/ui/menu-fixture'
import { showPart } from '../../../support/ui/show-part'

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Song' })

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Modal title="Song" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Done</Button>
          <MenuButton label="More" items={[{ key: 'a', label: 'Share' }]}>
            …
          </MenuButton>
        </Modal>
      )}
    </>
  )
}

async function open() {
  await showPart(<Sample />)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
}

describe('Modal', () => {
  it('restores focus when it is unmounted while open', async () => {
    await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect.poll(() => dialog.query()).toBeNull()
    expect(document.activeElement).toBe(opener.element())
  })

  it('keeps Escape from the layers below exactly while it is open', async () => {
    await open()
    let heard = 0
    const below = () => void heard++
    document.addEventListener('keydown', below)
    onTestFinished(() => document.removeEventListener('keydown', below))
    const escape = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    escape()
    expect(heard).toBe(0)
    // the close event comes later
    document.querySelector('dialog')?.close()
    escape()
    expect(heard).toBe(1)
  })

  it('lets Escape close a menu in it first', async () => {
    await open()
    await userEvent.click(dialog.getByRole('button', { name: 'More' }))
    await expect.element(menu).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await isShut()
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'More' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
  })
})
