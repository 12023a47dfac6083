import { afterEach, describe, expect, it } from 'vitest'
import { SoleTab } from '../../../src/audio/platform/sole-tab'
import { until } from '../../support/audio/until'
import { undo, undoAll } from '../../support/undo'

afterEach(undoAll)

/** Who was displaced, in order. */
let displaced: string[]

function tab(name: string, locks?: LockManager | null): SoleTab {
  const made = new SoleTab(() => displaced.push(name), locks)
  undo.push(() => made.dispose())
  return made
}

async function heldLocks(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name === 'melisma.playing').length
}

/** Everything asked of the lock manager before this has been answered. */
async function settled(): Promise<void> {
  for (let round = 0; round < 3; round++) await navigator.locks.request('settled', () => {})
}

async function holding(name: string): Promise<SoleTab> {
  const holder = tab(name)
  holder.on = true
  await settled()
  expect(await heldLocks()).toBe(1)
  return holder
}

describe('SoleTab', () => {
  it('lets the tab that starts later displace the one before', async () => {
    displaced = []
    await holding('first')
    const second = tab('second')
    second.on = true
    await until(() => displaced.length > 0)
    await settled()
    expect(displaced).toEqual(['first'])
    expect(await heldLocks()).toBe(1)
  })

  it('does not displace itself by saying again that it wants to sound', async () => {
    displaced = []
    const only = await holding('only')
    only.on = true
    only.on = true
    await settled()
    expect(displaced).toEqual([])
  })

  it('does not take the right back before it was told to be quiet', async () => {
    displaced = []
    const first = await holding('first')
    const second = tab('second')
    second.on = true
    await until(() => displaced.length > 0)
    first.on = true
    await settled()
    expect(displaced).toEqual(['first'])
    first.on = false
    first.on = true
    await until(() => displaced.length > 1)
    expect(displaced).toEqual(['first', 'second'])
  })

  it('says nothing to a tab that is paused', async () => {
    displaced = []
    const first = await holding('first')
    first.on = false
    const second = tab('second')
    second.on = true
    await settled()
    expect(displaced).toEqual([])
    expect(await heldLocks()).toBe(1)
  })

  it('lets the last of several that begin at once win', async () => {
    displaced = []
    const all = ['first', 'second', 'third'].map((name) => tab(name))
    for (const one of all) one.on = true
    await until(() => displaced.length > 1)
    await settled()
    expect(displaced).toEqual(['first', 'second'])
    expect(await heldLocks()).toBe(1)
  })

  it('keeps the right through a hundred presses of play and pause, and none after the last pause', async () => {
    displaced = []
    const only = tab('only')
    for (let press = 0; press < 101; press++) only.on = press % 2 === 0
    await settled()
    expect(await heldLocks()).toBe(1)
    only.on = false
    await settled()
    expect(await heldLocks()).toBe(0)
    expect(displaced).toEqual([])
  })

  it('lets go when it is disposed of, also before it was granted', async () => {
    displaced = []
    const first = await holding('first')
    first.dispose()
    const second = tab('second')
    second.on = true
    second.dispose()
    await settled()
    expect(await heldLocks()).toBe(0)
    expect(displaced).toEqual([])
  })

  it('lets everybody sound where the browser has no locks', async () => {
    displaced = []
    for (const name of ['first', 'second']) tab(name, null).on = true
    await settled()
    expect(displaced).toEqual([])
    expect(await heldLocks()).toBe(0)
  })

  it('lets everybody sound where the browser refuses locks', async () => {
    displaced = []
    let asked = 0
    const refusing = {
      request: () => {
        asked++
        return Promise.reject(new DOMException('no origin', 'SecurityError'))
      },
      query: () => Promise.resolve({}),
    } as unknown as LockManager
    tab('first', refusing).on = true
    await settled()
    expect(asked).toBe(1)
    expect(displaced).toEqual([])
  })
})
