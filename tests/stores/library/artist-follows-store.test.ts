import { describe, expect, it, onTestFinished } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { ArtistFollowsStore } from '../../../src/stores/library/artist-follows-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { SessionStore } from '../../../src/stores/session/session-store'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'

const artist = { id: 9, followed: false }

async function setUp(loggedIn = true) {
  const system = new ManualSystem()
  const backend = new FakeBackend()
  const notices = new NoticesStore({ system })
  const session = new SessionStore({ backend, system, reload: () => {} }, { notices })
  const profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }
  backend.answers.loginStatus = () => ok(loggedIn ? profile : null)
  await session.check()
  const follows = new ArtistFollowsStore({ backend }, { session, notices })
  onTestFinished(() => follows.dispose())
  const asked: string[] = []
  const answer = (reply: Result<null> | Promise<Result<null>>) => {
    backend.answers.artistSub = ({ id, t }) => {
      asked.push(`${id} ${t}`)
      return reply
    }
  }
  return { follows, asked, answer, told: () => notices.notices.map(({ text }) => text) }
}

describe('ArtistFollowsStore', () => {
  it('follows an artist at once and says so when the backend has confirmed it', async () => {
    const { follows, asked, answer, told } = await setUp()
    const reply = createDeferred<Result<null>>()
    answer(reply.promise)
    const done = follows.toggle(artist)
    expect([follows.isFollowed(artist), told()]).toEqual([true, []])
    reply.resolve(ok(null))
    await done
    expect([follows.isFollowed(artist), told(), asked]).toEqual([true, ['artist.followedNotice'], ['9 1']])
    answer(ok(null))
    await follows.toggle(artist)
    expect([follows.isFollowed(artist), told(), asked]).toEqual([
      false,
      ['artist.unfollowedNotice'],
      ['9 1', '9 2'],
    ])
  })

  it('takes the choice back if the backend refuses it, and says that it failed', async () => {
    const { follows, answer, told } = await setUp()
    answer(failed({ kind: 'timeout' }))
    await follows.toggle(artist)
    expect([follows.isFollowed(artist), told()]).toEqual([false, ['artist.followFailed']])
  })

  it('asks a visitor to log in and sends no request', async () => {
    const { follows, asked, told } = await setUp(false)
    await follows.toggle(artist)
    expect([follows.isFollowed(artist), asked, told()]).toEqual([false, [], ['failure.loginNeeded']])
  })
})
