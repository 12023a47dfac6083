import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { openAsAsked } from '../../../src/ui/layout/open-as-asked'

/** Opens the app at an address. Returns what was done, and the address afterwards. */
function open(address: string) {
  const done: string[] = []
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [address] })
  openAsAsked(router, {
    personalFm: { toggle: () => done.push('fm') },
    shell: { focusSearch: () => done.push('search') },
  })
  const { pathname, search } = router.state.location
  return { done, address: pathname + search }
}

describe('openAsAsked', () => {
  it.each([
    ['/?start=fm', ['fm'], '/'],
    ['/?start=search&hud=', ['search'], '/?hud='],
    ['/?start=other', [], '/'],
    ['/album?id=3', [], '/album?id=3'],
  ])('opened at %s does %j and stays at %s', (opened, done, left) => {
    expect(open(opened)).toEqual({ done, address: left })
  })
})
