import { describe, expect, it, onTestFinished } from 'vitest'
import type { SavedQueue } from '../../../src/domain/queue/queue'
import { ok } from '../../../src/contract/result'
import { LoginChanges } from '../../../src/stores/session/login-changes'
import { setUp as playerSetUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'
import { profile } from '../../support/stores/set-up-session'

function setUp(saved: SavedQueue | null = null) {
  const fixture = playerSetUp(saved)
  const { session, queue, store: player, notices, backend } = fixture
  let asked = 0
  const changes = new LoginChanges({ revalidate: () => asked++ }, { session, queue, player, notices })
  changes.start()
  onTestFinished(() => changes.dispose())
  const become = async (id: number | null) => {
    backend.answers.loginStatus = () => ok(id === null ? null : profile(id))
    await session.check()
    await settle()
  }
  const logOut = async () => {
    backend.answers.logout = () => ok(null)
    await session.logout()
  }
  return { ...fixture, become, logOut, asked: () => asked }
}

const cloud: SavedQueue = { tracks, index: 1, mode: 'normal', position: 3, cloud: true }

describe('LoginChanges', () => {
  it('does nothing when it becomes known who is logged in, and while that stays the same', async () => {
    const { become, asked, shown } = setUp()
    await become(5)
    await become(5)
    expect([asked(), shown()]).toEqual([0, []])
  })

  it('says that a login has expired, and reloads the data of the screen', async () => {
    const { become, asked, shown, notices } = setUp()
    await become(5)
    notices.showFailure({ kind: 'loginNeeded' }, { group: 'likes' })
    await become(null)
    expect([asked(), shown()]).toEqual([1, ['account.loginExpired']])
    await become(5)
    expect(asked()).toBe(2)
  })

  it('says that the listener has logged out in another tab', async () => {
    const { become, asked, shown, login } = setUp()
    await become(5)
    login.kept = null
    await become(null)
    expect([asked(), shown()]).toEqual([1, ['account.loggedOut']])
  })

  it('ignores a logout in this tab, which reloads the app', async () => {
    const { become, logOut, asked, shown } = setUp()
    await become(5)
    await logOut()
    expect([asked(), shown()]).toEqual([0, ['account.loggedOut']])
  })

  it('clears a queue from the cloud drive when the login has expired, and says so', async () => {
    const { become, queue, store, shown } = setUp()
    await become(5)
    store.playCloud(tracks, 0)
    await become(null)
    expect([queue.isEmpty, queue.cloud, queue.fm, shown()]).toEqual([
      true,
      false,
      false,
      ['account.loginExpired'],
    ])
  })

  it('does so at the start of a visit as well, whichever is known first', async () => {
    const early = setUp(cloud)
    early.login.kept = 5
    await early.store.restore()
    expect(early.queue.isEmpty).toBe(false)
    await early.become(null)
    const late = setUp(cloud)
    late.login.kept = 5
    await late.become(null)
    await late.store.restore()
    await settle()
    for (const { queue, shown } of [early, late])
      expect([queue.isEmpty, shown()]).toEqual([true, ['account.loginExpired']])
  })

  it('clears it without a notice after a logout, and when somebody else logs in elsewhere', async () => {
    const left = setUp()
    await left.become(5)
    left.store.playCloud(tracks, 0)
    await left.logOut()
    expect([left.queue.isEmpty, left.shown()]).toEqual([true, ['account.loggedOut']])
    const other = setUp()
    await other.become(5)
    other.store.playCloud(tracks, 0)
    await other.become(6)
    expect([other.queue.isEmpty, other.asked(), other.shown()]).toEqual([true, 1, []])
  })

  it('keeps every other queue, and that of a listener who is still logged in', async () => {
    const { become, queue, store } = setUp()
    await become(5)
    store.playCloud(tracks, 0)
    await become(5)
    expect(queue.isEmpty).toBe(false)
    store.playAll(tracks, 0)
    await become(null)
    expect(queue.queue.tracks).toEqual(tracks)
  })
})
