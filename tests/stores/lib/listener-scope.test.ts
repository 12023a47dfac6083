import { describe, expect, it } from 'vitest'
import { ListenerScope } from '../../../src/stores/lib/listener-scope'
import { setUpSession } from '../../support/stores/set-up-session'

describe('ListenerScope', () => {
  it('resets and aborts its signal when somebody else logs in, and when nobody is logged in any more', async () => {
    const { session, become } = setUpSession()
    await become(5)
    let resets = 0
    const scope = new ListenerScope(session, () => resets++)
    const first = scope.signal
    await become(5)
    expect([resets, first.aborted]).toEqual([0, false])
    await become(9)
    const second = scope.signal
    expect([resets, first.aborted, second.aborted]).toEqual([1, true, false])
    await become(null)
    expect([resets, second.aborted, scope.signal.aborted]).toEqual([2, true, false])
  })

  it('aborts its signal and resets no more once it is disposed', async () => {
    const { session, become } = setUpSession()
    let resets = 0
    const scope = new ListenerScope(session, () => resets++)
    scope.dispose()
    await become(5)
    expect([resets, scope.signal.aborted]).toEqual([0, true])
  })
})
