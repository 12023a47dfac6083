import { page } from 'vitest/browser'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Outlet, ScrollRestoration } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { useDeferredScrollRestoration } from '../../../src/ui/layout/use-deferred-scroll-restoration'
import { TrackList } from '../../../src/ui/features/tracks/track-list'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { createDeferred, type Deferred } from '../../support/deferred'
import { track } from '../../support/track'
import { fakeStores } from '../../support/ui/fake-stores'

const tracks = Array.from({ length: 3000 }, (_, at) => track(at + 1))
let data: Deferred<void>

function Frame() {
  useDeferredScrollRestoration()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Renders a long list whose data the test delivers. */
function Late() {
  const [here, setHere] = useState(false)
  useEffect(() => void data.promise.then(() => setHere(true)), [])
  return here ? <TrackList tracks={tracks} onPlay={() => {}} /> : <p>On its way</p>
}

async function show() {
  data = createDeferred()
  const routes = [
    {
      element: <Frame />,
      children: [
        { path: '/', element: <Late /> },
        { path: '/other', element: <p style={{ height: 3000 }}>Another page</p> },
      ],
    },
  ]
  const router = createMemoryRouter(routes)
  await page.viewport(800, 600)
  await render(<App stores={fakeStores().stores} i18n={await createI18n('en')} router={router} />)
  data.resolve()
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(100_000)
  scrollTo(0, 50_000)
  await expect.element(page.getByText('Track 782', { exact: true })).toBeVisible()
  await router.navigate('/other')
  await expect.element(page.getByText('Another page')).toBeVisible()
  expect(scrollY).toBe(0)
  data = createDeferred()
  return router
}

afterEach(() => scrollTo(0, 0))

describe('useDeferredScrollRestoration', () => {
  it('scrolls back to the row that was left once its data is loaded', async () => {
    const router = await show()
    await router.navigate(-1)
    await expect.element(page.getByText('On its way')).toBeVisible()
    data.resolve()
    await expect.poll(() => scrollY).toBe(50_000)
    await expect.element(page.getByText('Track 782', { exact: true })).toBeVisible()
  })

  it('stays where the listener scrolls in the meantime', async () => {
    const router = await show()
    await router.navigate(-1)
    await expect.element(page.getByText('On its way')).toBeVisible()
    dispatchEvent(new WheelEvent('wheel'))
    data.resolve()
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
    expect(scrollY).toBe(0)
  })

  it('starts at the top of a new page', async () => {
    const router = await show()
    data.resolve()
    await router.navigate('/')
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
    expect(scrollY).toBe(0)
  })
})
