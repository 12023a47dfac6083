import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Button } from '../../../src/ui/parts/button'
import { MenuButton } from '../../../src/ui/parts/menu-button'
import { Modal } from '../../../src/ui/parts/modal'
import { isShut, menu } from './menu-fixture'
import { showPart } from './show-part'

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
  it('gives focus back also when its owner takes it away', async () => {
    await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect.poll(() => dialog.query()).toBeNull()
    expect(document.activeElement).toBe(opener.element())
  })

  it('keeps Escape from what lies below for as long as it is open, and not a moment longer', async () => {
    await open()
    let heard = 0
    const below = () => void heard++
    document.addEventListener('keydown', below)
    onTestFinished(() => document.removeEventListener('keydown', below))
    const escape = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    escape()
    expect(heard).toBe(0)
    // the page is told of it later
    document.querySelector('dialog')?.close()
    escape()
    expect(heard).toBe(1)
  })

  it('holds a menu that Escape shuts before it', async () => {
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
