import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTasks } from '../../../../src/workers/core/tasks/create-tasks'

afterEach(() => void vi.unstubAllGlobals())

/** The tasks of one tab. `asked`: the addresses that it fetched; `told`: what it told the other tabs. */
function openTab() {
  const told: unknown[] = []
  const changes = Object.assign(new EventTarget(), { postMessage: (rows: unknown) => told.push(rows) })
  const { call, forget } = createTasks(changes as unknown as BroadcastChannel)
  const ask = (name: 'likelist' | 'hotSearches' | 'loginRefresh' | 'logout') =>
    call({ name, params: {} }, new AbortController().signal, () => {})
  const hear = (data: unknown) => changes.dispatchEvent(new MessageEvent('message', { data }))
  return { ask, told, hear, forget: () => forget(null, new AbortController().signal, () => {}) }
}

/** Answers each call with nothing found, and notes its path. */
function listen(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://localhost').pathname)
    return new Response('{"code":200,"ids":[],"data":[]}')
  })
  return asked
}

describe('createTasks', () => {
  it('tells other tabs what a change makes stale, but nothing of mere requests', async () => {
    listen()
    const { ask, told } = openTab()
    await ask('hotSearches')
    await ask('loginRefresh')
    expect(told).toEqual([])
    await ask('logout')
    expect(told).toEqual(['everything'])
  })

  it('sends what the browser can play with each call', async () => {
    const sent: Headers[] = []
    vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Headers }) => {
      sent.push(headers)
      return new Response('{"code":200,"data":[]}')
    })
    const changes = new EventTarget() as BroadcastChannel
    const { call } = createTasks(changes, () => [['X-Playable-Formats', 'mp3-mp3']])
    await call({ name: 'hotSearches', params: {} }, new AbortController().signal, () => {})
    expect(sent.map((headers) => Object.fromEntries(headers))).toEqual([
      { 'x-playable-formats': 'mp3-mp3', 'x-requested-with': 'XMLHttpRequest' },
    ])
  })

  it('requests everything again once it is to forget, and tells the other tabs', async () => {
    const asked = listen()
    const { ask, told, forget } = openTab()
    await ask('hotSearches')
    await forget()
    await ask('hotSearches')
    expect(asked).toEqual(['/api/search/hot/detail', '/api/search/hot/detail'])
    expect(told).toEqual(['everything'])
  })

  it('requests again what another tab has made stale, and tells nobody', async () => {
    const asked = listen()
    const { ask, told, hear } = openTab()
    for (const name of ['likelist', 'hotSearches', 'likelist'] as const) await ask(name)
    expect(asked).toEqual(['/api/likelist', '/api/search/hot/detail'])
    hear(['likelist'])
    await ask('hotSearches')
    await ask('likelist')
    expect(asked.slice(2)).toEqual(['/api/likelist'])
    expect(told).toEqual([])
  })
})
