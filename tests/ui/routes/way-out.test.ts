import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { wayOut } from '../../../src/ui/routes/way-out'

const paths = ['/', '/playlist', '/500']

function visit() {
  const routes = paths.map((path) => ({ path, element: null }))
  const router = createMemoryRouter(routes, { initialEntries: ['/playlist?id=7'] })
  const place = () => router.state.location.pathname + router.state.location.search
  return { router, way: wayOut(router), place }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('wayOut', () => {
  it('leads to the error, and back to where the visit was', async () => {
    const { way, place } = visit()
    await way.out()
    expect(place()).toBe('/500')
    way.back()
    await settle()
    expect(place()).toBe('/playlist?id=7')
  })

  it('takes nobody away who went on', async () => {
    const { router, way, place } = visit()
    await router.navigate('/')
    await way.out()
    way.back()
    await settle()
    expect(place()).toBe('/')
  })

  it('calls nobody back who left the error', async () => {
    const { router, way, place } = visit()
    await way.out()
    await router.navigate('/')
    way.back()
    await settle()
    expect(place()).toBe('/')
  })
})
