import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LinkTabs } from '../../../../src/ui/kit/page/link-tabs'
import '../../../../src/ui/theme/base.css'
import '../../../../src/ui/theme/tokens.css'
import { axeFaults } from '../../../support/ui/axe-faults'

const names = ['Songs', 'Artists', 'Albums', 'Videos', 'Playlists', 'Listeners']
const tabs = names.map((name) => ({ to: `/search/${name.toLowerCase()}?keywords=rain`, name }))

async function show(at: string, width = 360) {
  await page.viewport(width, 600)
  const element = (
    <main>
      <LinkTabs label="Results" tabs={tabs} />
    </main>
  )
  const router = createMemoryRouter([{ path: '/search/:kind', element }], { initialEntries: [at] })
  await render(<RouterProvider router={router} />)
  return router
}

const tab = (name: string) => page.getByRole('link', { name })

function isInView(name: string): boolean {
  const strip = page.getByRole('navigation', { name: 'Results' }).element().getBoundingClientRect()
  const { left, right } = tab(name).element().getBoundingClientRect()
  // scrolling stops at whole pixels
  return left >= strip.left - 1 && right <= strip.right + 1
}

describe('LinkTabs', () => {
  it('marks the current screen, and navigates to another with its query', async () => {
    const router = await show('/search/songs')
    await expect.element(tab('Songs')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(tab('Artists'))
    await expect.element(tab('Artists')).toHaveAttribute('aria-current', 'page')
    await expect.element(tab('Songs')).not.toHaveAttribute('aria-current')
    expect(router.state.location.search).toBe('?keywords=rain')
  })

  it('scrolls to the current one where not all of them fit', async () => {
    const router = await show('/search/listeners')
    await expect.poll(() => isInView('Listeners')).toBe(true)
    expect(isInView('Songs')).toBe(false)
    await router.navigate('/search/songs')
    await expect.poll(() => isInView('Songs')).toBe(true)
  })

  it('does not scroll the page', async () => {
    await show('/search/listeners')
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  it('has no accessibility faults', async () => {
    await show('/search/albums')
    expect(await axeFaults()).toEqual([])
  })
})
