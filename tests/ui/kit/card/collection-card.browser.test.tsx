import { page, userEvent } from 'vitest/browser'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { CollectionCard } from '../../../../src/ui/kit/card/collection-card'

describe('CollectionCard', () => {
  it('keeps focus on its play button while the songs are loading, and requests them once', async () => {
    let asked = 0
    let found = () => {}
    const onPlay = () => {
      asked++
      return new Promise<void>((resolve) => (found = resolve))
    }
    const card = (
      <ul>
        <CollectionCard to="/" name="Rain" cover={null} detail="" playLabel="Play Rain" onPlay={onPlay} />
      </ul>
    )
    const i18n = await createI18n('en')
    const router = createMemoryRouter([{ path: '/', element: card }])
    await render(
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    )
    const button = page.getByRole('button', { name: 'Play Rain' })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(button.element())
    expect(asked).toBe(1)
    found()
    await expect.element(button).toHaveAttribute('aria-busy', 'false')
    expect(document.activeElement).toBe(button.element())
  })
})
