import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { afterPaint } from '../../../../src/ui/kit/after-paint'
import { useFocusRelease } from '../../../../src/ui/features/keyboard/use-focus-release'

function Page() {
  useFocusRelease()
  return (
    <>
      <button type="button">Next</button>
      <a href="#there">Link</a>
      <input type="range" data-player-slider aria-label="Volume" />
      <input type="range" aria-label="Size" />
      <input aria-label="Name" />
      <button
        type="button"
        aria-haspopup="menu"
        onClick={() => document.querySelector<HTMLElement>('[role=menuitem]')?.focus()}
      >
        Menu
      </button>
      <button
        type="button"
        role="menuitem"
        onClick={() => document.querySelector<HTMLElement>('[aria-haspopup]')?.focus()}
      >
        Item
      </button>
      <dialog>
        <button type="button">In a dialog</button>
      </dialog>
    </>
  )
}

const focused = () => document.activeElement
/** What waits for the frame after a press has happened. */
const answered = () => new Promise<void>((resolve) => afterPaint(resolve))

beforeEach(async () => {
  await render(<Page />)
})

describe('useFocusRelease', () => {
  it.each([
    ['button', 'Next'],
    ['link', 'Link'],
    ['slider', 'Volume'],
  ])('gives focus back to the page after a press of a pointer on a %s', async (role, name) => {
    await page.getByRole(role, { name }).click()
    await answered()
    expect(focused()).toBe(document.body)
  })

  it.each([
    ['slider', 'Size'],
    ['textbox', 'Name'],
  ])('leaves focus on a %s, which takes keys', async (role, name) => {
    const control = page.getByRole(role, { name })
    await control.click()
    await answered()
    await expect.element(control).toHaveFocus()
  })

  it('leaves focus where a press by keyboard was', async () => {
    const next = page.getByRole('button', { name: 'Next' })
    next.element().focus()
    await userEvent.keyboard('{Enter}')
    await answered()
    await expect.element(next).toHaveFocus()
  })

  it('leaves focus in a menu, and takes it from the button that gets it back', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await answered()
    await expect.element(page.getByRole('menuitem')).toHaveFocus()
    await page.getByRole('menuitem').click()
    await answered()
    expect(focused()).toBe(document.body)
  })

  it('leaves focus in a modal dialog', async () => {
    document.querySelector('dialog')?.showModal()
    const button = page.getByRole('button', { name: 'In a dialog' })
    await button.click()
    await answered()
    await expect.element(button).toHaveFocus()
  })
})
