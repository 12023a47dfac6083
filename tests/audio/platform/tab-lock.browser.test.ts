import { afterEach, describe, expect, it } from 'vitest'
import { TabLock } from '../../../src/audio/platform/tab-lock'
import { until } from '../../support/audio/until'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

/** The displaced tabs, in order. */
let displaced: string[]

function tab(name: string, locks?: LockManager | null): TabLock {
  const made = new TabLock(() => displaced.push(name), locks)
  cleanups.push(() => made.dispose())
  return made
}

async function heldLocks(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name === 'melisma.playing').length
}

/** Resolves once the lock manager has answered everything requested before. */
async function settled(): Promise<void> {
  for (let round = 0; round < 3; round++) await navigator.locks.request('settled', () => {})
}

async function holding(name: string): Promise<TabLock> {
  const holder = tab(name)
  holder.wanted = true
  await settled()
  expect(await heldLocks()).toBe(1)
  return holder
}

describe('TabLock', () => {
  it('lets the tab that starts later displace the earlier one', async () => {
    displaced = []
    await holding('first')
    const second = tab('second')
    second.wanted = true
    await until(() => displaced.length > 0)
    await settled()
    expect(displaced).toEqual(['first'])
    expect(await heldLocks()).toBe(1)
  })

  it('does not displace itself when set again', async () => {
    displaced = []
    const only = await holding('only')
    only.wanted = true
    only.wanted = true
    await settled()
    expect(displaced).toEqual([])
  })

  it('does not take the lock back before it was released', async () => {
    displaced = []
    const first = await holding('first')
    const second = tab('second')
    second.wanted = true
    await until(() => displaced.length > 0)
    first.wanted = true
    await settled()
    expect(displaced).toEqual(['first'])
    first.wanted = false
    first.wanted = true
    await until(() => displaced.length > 1)
    expect(displaced).toEqual(['first', 'second'])
  })

  it('does not notify a paused tab', async () => {
    displaced = []
    const first = await holding('first')
    first.wanted = false
    const second = tab('second')
    second.wanted = true
    await settled()
    expect(displaced).toEqual([])
    expect(await heldLocks()).toBe(1)
  })

  it('lets the last of several simultaneous tabs win', async () => {
    displaced = []
    const all = ['first', 'second', 'third'].map((name) => tab(name))
    for (const one of all) one.wanted = true
    await until(() => displaced.length > 1)
    await settled()
    expect(displaced).toEqual(['first', 'second'])
    expect(await heldLocks()).toBe(1)
  })

  it('keeps the lock through a hundred toggles, and releases it after the last pause', async () => {
    displaced = []
    const only = tab('only')
    for (let press = 0; press < 101; press++) only.wanted = press % 2 === 0
    await settled()
    expect(await heldLocks()).toBe(1)
    only.wanted = false
    await settled()
    expect(await heldLocks()).toBe(0)
    expect(displaced).toEqual([])
  })

  it('releases the lock when disposed, even before it was granted', async () => {
    displaced = []
    const first = await holding('first')
    first.dispose()
    const second = tab('second')
    second.wanted = true
    second.dispose()
    await settled()
    expect(await heldLocks()).toBe(0)
    expect(displaced).toEqual([])
  })

  it('lets every tab play without Web Locks', async () => {
    displaced = []
    for (const name of ['first', 'second']) tab(name, null).wanted = true
    await settled()
    expect(displaced).toEqual([])
    expect(await heldLocks()).toBe(0)
  })

  it('lets every tab play when the browser refuses locks', async () => {
    displaced = []
    let asked = 0
    const refusing = {
      request: () => {
        asked++
        return Promise.reject(new DOMException('no origin', 'SecurityError'))
      },
      query: () => Promise.resolve({}),
    } as unknown as LockManager
    tab('first', refusing).wanted = true
    await settled()
    expect(asked).toBe(1)
    expect(displaced).toEqual([])
  })
})
