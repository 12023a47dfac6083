import { page } from 'vitest/browser'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Outlet, ScrollRestoration } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { startI18n } from '../../../src/i18n/start-i18n'
import { App } from '../../../src/ui/app'
import { useLateScroll } from '../../../src/ui/routes/use-late-scroll'
import { TrackList } from '../../../src/ui/tracks/track-list'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { gate, type Gate } from '../../support/gate'
import { track } from '../../support/track'
import { fakeStores } from '../fake-stores'

const tracks = Array.from({ length: 3000 }, (_, at) => track(at + 1))
let data: Gate<void>

function Frame() {
  useLateScroll()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** A long list whose data comes when the test says so. */
function Late() {
  const [here, setHere] = useState(false)
  useEffect(() => void data.promise.then(() => setHere(true)), [])
  return here ? <TrackList tracks={tracks} onPlay={() => {}} /> : <p>On its way</p>
}

async function show() {
  data = gate()
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
  await render(<App stores={fakeStores().stores} i18n={await startI18n('en')} router={router} />)
  data.open()
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(100_000)
  scrollTo(0, 50_000)
  await expect.element(page.getByText('Track 782', { exact: true })).toBeVisible()
  await router.navigate('/other')
  await expect.element(page.getByText('Another page')).toBeVisible()
  expect(scrollY).toBe(0)
  data = gate()
  return router
}

afterEach(() => scrollTo(0, 0))

describe('useLateScroll', () => {
  it('brings the listener back to the row they left, once its data is there', async () => {
    const router = await show()
    await router.navigate(-1)
    await expect.element(page.getByText('On its way')).toBeVisible()
    data.open()
    await expect.poll(() => scrollY).toBe(50_000)
    await expect.element(page.getByText('Track 782', { exact: true })).toBeVisible()
  })

  it('stays where the listener moves in the meantime', async () => {
    const router = await show()
    await router.navigate(-1)
    await expect.element(page.getByText('On its way')).toBeVisible()
    dispatchEvent(new WheelEvent('wheel'))
    data.open()
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
    expect(scrollY).toBe(0)
  })

  it('begins at the top of a page that is opened anew', async () => {
    const router = await show()
    data.open()
    await router.navigate('/')
    await expect.element(page.getByText('Track 1', { exact: true })).toBeVisible()
    expect(scrollY).toBe(0)
  })
})
