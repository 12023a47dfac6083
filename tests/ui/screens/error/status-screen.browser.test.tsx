import { page } from 'vitest/browser'
import { createBrowserRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { StatusScreen } from '../../../../src/ui/screens/error/status-screen'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { fakeStores } from '../../../support/ui/fake-stores'

const address = location.href
const stateBefore: unknown = history.state
let close = () => {}

async function show(path: string, cameFrom: string | null) {
  history.replaceState({ idx: 0 }, '', cameFrom ?? path)
  const router = createBrowserRouter([
    { path: '/403', element: <StatusScreen status={403} /> },
    { path: '/404', element: <StatusScreen status={404} /> },
    { path: '/500', element: <StatusScreen status={500} /> },
    { path: '/before', element: <p>The page before</p> },
    { path: '/', element: <p>Home page</p> },
  ])
  close = () => router.dispose()
  await render(<App stores={fakeStores().stores} i18n={await createI18n('en')} router={router} />)
  if (cameFrom) await router.navigate(path)
  return router
}

afterEach(() => {
  close()
  history.replaceState(stateBefore, '', address)
})

describe('StatusScreen', () => {
  it.each([
    ['/403', /403.*You may not see this page/],
    ['/404', /404.*The resource you are looking for does not exist/],
    ['/500', /500.*The server made an error/],
  ])('%s names its status', async (path, name) => {
    await show(path, null)
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  it.each(['/403', '/404'])('%s goes back to the previous screen', async (path) => {
    await show(path, '/before')
    const back = page.getByRole('button', { name: 'Go back' })
    await expect.element(back).toBeVisible()
    expect(document.querySelectorAll('button, a')).toHaveLength(1)
    await back.click()
    await expect.element(page.getByText('The page before')).toBeVisible()
  })

  it.each([
    ['/404', null],
    ['/500', '/before'],
  ])('%s after %s goes home', async (path, from) => {
    await show(path, from)
    await page.getByRole('button', { name: 'Back to home' }).click()
    await expect.element(page.getByText('Home page')).toBeVisible()
  })
})
