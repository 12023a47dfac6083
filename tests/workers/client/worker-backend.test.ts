import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/contract/languages'
import type { Failure } from '../../../src/contract/failure'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { createShellStores } from '../../../src/stores/create-shell-stores'
import { WorkerBackend } from '../../../src/workers/client/worker-backend'
import type { EndpointCall } from '../../../src/workers/rpc/tasks'
import { createFakeDeps } from '../../support/stores/fake-deps'

/** A backend whose worker answers as the test says. */
function setUp(answer: (name: EndpointCall['name']) => Result<unknown>) {
  const speaks: { language: Language } = { language: 'en' }
  let refused = 0
  const reached: boolean[] = []
  const run = async (_task: string, input: EndpointCall) => {
    languages.push(input.language)
    return answer(input.name)
  }
  const languages: (Language | undefined)[] = []
  const changes = new EventTarget()
  const onLoginNeeded = () => refused++
  const onReachable = (reachable: boolean) => reached.push(reachable)
  const language = () => speaks.language
  const deps = { rpc: { run: run as never }, changes, language, onLoginNeeded, onReachable }
  const backend = new WorkerBackend(deps)
  return { backend, changes, refused: () => refused, reached, speaks, languages }
}

describe('WorkerBackend', () => {
  it('notices each call that is refused for lack of a login, and no other failure', async () => {
    let failure: Failure = { kind: 'loginNeeded' }
    const { backend, refused } = setUp(() => failed(failure))
    expect(await backend.call('userCloud', {})).toEqual(failed({ kind: 'loginNeeded' }))
    expect(refused()).toBe(1)
    failure = { kind: 'offline' }
    await backend.call('userCloud', {})
    expect(refused()).toBe(1)
  })

  it('ignores a refusal of loginStatus itself, which would lead to another check', async () => {
    const { backend, refused } = setUp(() => failed({ kind: 'loginNeeded' }))
    await backend.call('loginStatus', {})
    expect(refused()).toBe(0)
  })

  it('tells of every answer whether the server was reached, and nothing of a call that took too long', async () => {
    let reply: Result<unknown> = ok(null)
    const { backend, reached } = setUp(() => reply)
    await backend.call('userCloud', {})
    reply = failed({ kind: 'offline' })
    await backend.lyrics(1)
    await backend.call('userCloud', {})
    reply = failed({ kind: 'timeout' })
    await backend.call('userCloud', {})
    reply = ok(null)
    await backend.lyrics(1)
    expect(reached).toEqual([true, false, false, true])
  })

  it('ends a session when a loader of a screen is refused', async () => {
    const profile = { userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 }
    let loggedIn = true
    const answer = (name: EndpointCall['name']) => {
      if (name === 'loginStatus') return ok(loggedIn ? profile : null)
      return failed({ kind: 'loginNeeded' })
    }
    const run = async (_task: string, input: { name: EndpointCall['name'] }) => answer(input.name)
    const backend = new WorkerBackend({
      rpc: { run: run as never },
      changes: new EventTarget(),
      language: () => 'en',
      onLoginNeeded: () => session.recheck(),
      onReachable: () => {},
    })
    const { session } = createShellStores({ ...createFakeDeps(), backend })
    await session.check()
    expect(session.state).toBe('listener')
    loggedIn = false
    // as a loader does during a navigation
    await backend.call('recommendSongs', {})
    await new Promise((resolve) => setTimeout(resolve))
    expect(session.state).toBe('visitor')
  })

  it('sends the language with each call, and counts another one as a change', async () => {
    const { backend, speaks, languages } = setUp(() => ok(null))
    await backend.call('hotSearches', {})
    await backend.call('hotSearches', {})
    expect(backend.changeCount).toBe(0)
    speaks.language = 'zh-CN'
    await backend.call('hotSearches', {})
    expect(backend.changeCount).toBe(1)
    expect(languages).toEqual(['en', 'en', 'zh-CN'])
  })

  it('counts the changes that any tab made', () => {
    const { backend, changes } = setUp(() => ok(null))
    changes.dispatchEvent(new Event('message'))
    expect(backend.changeCount).toBe(1)
  })
})
