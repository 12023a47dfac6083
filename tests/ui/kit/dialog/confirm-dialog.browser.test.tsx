import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ConfirmDialog } from '../../../../src/ui/kit/dialog/confirm-dialog'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showPart } from '../../../support/ui/show-part'

const opener = page.getByRole('button', { name: 'Log out' })
const dialog = page.getByRole('dialog', { name: 'Leave?' })
const answer = (name: string) => dialog.getByRole('button', { name, exact: true })

interface Heard {
  confirmed: (Element | null)[]
  closed: number
}

interface QuestionProps {
  danger: boolean
  onConfirm: () => void
  onClosed: () => void
}

function Question({ danger, onConfirm, onClosed }: QuestionProps) {
  const [open, setOpen] = useState(false)
  const onClose = () => {
    onClosed()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log out
      </button>
      {open && (
        <ConfirmDialog
          title="Leave?"
          message="The music stops."
          confirmLabel="Leave"
          danger={danger}
          onConfirm={onConfirm}
          onClose={onClose}
        />
      )}
    </>
  )
}

async function ask(danger = false, view = {}) {
  const heard: Heard = { confirmed: [], closed: 0 }
  const question = (
    <Question
      danger={danger}
      onConfirm={() => heard.confirmed.push(document.activeElement)}
      onClosed={() => heard.closed++}
    />
  )
  const shown = await showPart(question, view)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  return { heard, ...shown }
}

const isShut = () => expect.poll(() => document.querySelector('dialog')).toBeNull()

describe('ConfirmDialog', () => {
  it('shows its message and focuses the confirming button', async () => {
    await ask()
    await expect.element(dialog).toHaveAccessibleDescription('The music stops.')
    await expect.element(answer('Leave')).toHaveFocus()
  })

  it('focuses Cancel when the action cannot be undone', async () => {
    await ask(true)
    await expect.element(answer('Cancel')).toHaveFocus()
  })

  it('confirms once it is closed and focus is restored', async () => {
    const { heard } = await ask()
    await userEvent.keyboard('{Enter}')
    await isShut()
    expect(heard).toEqual({ confirmed: [opener.element()], closed: 1 })
  })

  it.each([
    ['its way back', () => userEvent.click(answer('Cancel'))],
    ['its button', () => userEvent.click(answer('Close'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('does nothing when it is closed by %s', async (_, shut) => {
    const { heard } = await ask()
    await shut()
    await isShut()
    expect(heard).toEqual({ confirmed: [], closed: 1 })
    expect(document.activeElement).toBe(opener.element())
  })

  it.each([
    ['light', 'en', 900],
    ['dark', 'zh-CN', 360],
  ] as const)('has no faults: %s, %s, %i wide', async (theme, language, width) => {
    await ask(true, { theme, language, width })
    expect(await axeFaults()).toEqual([])
  })
})
