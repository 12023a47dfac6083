import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter, Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ok } from '../../../src/contract/result'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { TabBar } from '../../../src/ui/layout/tab-bar'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { fakeStores } from '../../support/ui/fake-stores'
import { axeFaults } from '../../support/ui/axe-faults'

async function show(width: number) {
  const { stores, backend } = fakeStores()
  const screen = <main>Screen</main>
  const frame = (
    <>
      <Outlet />
      <TabBar inert={false} />
    </>
  )
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element: screen }] }])
  document.documentElement.lang = 'zh-CN'
  await page.viewport(width, 700)
  await render(<App stores={stores} i18n={await createI18n('zh-CN')} router={router} />)
  return { stores, backend, where: () => router.state.location.pathname }
}

const tabs = page.getByRole('navigation', { name: '主要页面' })

describe('TabBar', () => {
  it('is at the bottom of a phone and marks the current screen', async () => {
    const { where } = await show(360)
    await expect.element(tabs.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
    expect(await axeFaults()).toEqual([])
    await userEvent.click(tabs.getByRole('link', { name: '发现' }))
    await expect.poll(where).toBe('/discover')
    await expect.element(tabs.getByRole('link', { name: '发现' })).toHaveAttribute('aria-current', 'page')
  })

  it('links visitors to the login instead of the library', async () => {
    const { stores, backend } = await show(360)
    backend.answers.loginStatus = () => ok(null)
    await stores.session.check()
    await expect.element(tabs.getByRole('link', { name: '我的' })).toHaveAttribute('href', '/login')
  })

  it('is hidden if the top bar has room for all links', async () => {
    await show(800)
    expect(tabs.elements()).toEqual([])
  })
})
