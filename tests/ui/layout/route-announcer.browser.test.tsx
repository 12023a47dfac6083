import { page } from 'vitest/browser'
import { observer } from 'mobx-react-lite'
import { createMemoryRouter, Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { RouteAnnouncer } from '../../../src/ui/layout/route-announcer'
import { useRouteTitle } from '../../../src/ui/layout/shell'
import { useTitle } from '../../../src/ui/hooks/use-title'
import { fakeStores } from '../../support/ui/fake-stores'

const Frame = observer(function Frame() {
  useRouteTitle()
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  )
})

function Named({ name }: { name: string }) {
  useTitle(name)
  return <p>{name}</p>
}

async function show(path = '/') {
  const { stores } = fakeStores()
  const routes = [
    {
      element: <Frame />,
      children: [
        { path: '/', element: <p>home</p> },
        { path: '/history', handle: { title: 'history.title' }, element: <p>history</p> },
        { path: '/named', element: <Named name="Rain - Playlist" /> },
        { path: '/late', element: <p>late</p> },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  const said = () => document.querySelector('[role=status]')?.textContent
  return { router, stores, said }
}

describe('RouteAnnouncer', () => {
  it('does not announce the first page of a visit', async () => {
    const { said, stores } = await show('/history')
    await expect.poll(() => stores.shell.pageTitle).toBe('Play history')
    expect(said()).toBe('')
  })

  it('announces each page by its title, whether the table or the screen sets it', async () => {
    const { router, said } = await show()
    for (const [path, name] of [
      ['/history', 'Play history'],
      ['/named', 'Rain - Playlist'],
      ['/', 'Home'],
      ['/named', 'Rain - Playlist'],
      ['/history', 'Play history'],
    ] as const) {
      await router.navigate(path)
      await expect.poll(said).toBe(name)
    }
  })

  it('waits for a title that comes with the data, and announces it once', async () => {
    const { router, said, stores } = await show('/history')
    await router.navigate('/late')
    await expect.element(page.getByText('late')).toBeVisible()
    expect(said()).toBe('')
    stores.shell.setPageTitle('Late - Album')
    await expect.poll(said).toBe('Late - Album')
    stores.shell.setPageTitle('Another name')
    await expect.element(document.body).toBeVisible()
    expect(said()).toBe('Late - Album')
  })
})

describe('useRouteTitle', () => {
  it('clears the title when a page is left', async () => {
    const { router, stores } = await show('/history')
    await router.navigate('/')
    await expect.poll(() => stores.shell.pageTitle).toBe('')
    await router.navigate('/named')
    await expect.poll(() => stores.shell.pageTitle).toBe('Rain - Playlist')
  })
})
