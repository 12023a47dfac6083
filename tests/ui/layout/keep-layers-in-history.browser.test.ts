import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OpenLayers } from '../../../src/ui/kit/layers/open-layers'
import { keepLayersInHistory } from '../../../src/ui/layout/keep-layers-in-history'
import type { HistoryObserver } from '../../../src/ui/layout/keep-layers-in-history'
import { cleanups, runCleanups } from '../../support/cleanups'
import { track } from '../../support/track'
import { fakeStores } from '../../support/ui/fake-stores'

afterEach(runCleanups)

/** The keys of the entries that the router would have been told of. */
let told: (string | undefined)[] = []
let walks = 0
let screen = { key: 'home', settled: true }

const entry = () => (history.state ?? {}) as { key?: string; layers?: number }
const key = () => entry().key
/** How many layers the current entry stands for. */
const depth = () => entry().layers ?? 0
/** Resolves after the next `popstate`. */
const walked = async (from = walks) => expect.poll(() => walks).toBe(from + 1)

async function walk(by: -1 | 1) {
  const done = walked()
  history.go(by)
  await done
}

beforeEach(() => {
  told = []
  screen = { key: 'home', settled: true }
  history.pushState({ idx: 4, key: 'home' }, '')
  const listening = new AbortController()
  cleanups.push(() => listening.abort())
  const { signal } = listening
  addEventListener('popstate', () => walks++, { capture: true, signal })
})

function keep({ queued = true } = {}) {
  const { stores } = fakeStores()
  if (queued) stores.player.playAll([track(1)], 0)
  const observer: HistoryObserver = { onPopState() {} }
  const layers = new OpenLayers()
  const { shell, player } = stores
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('popstate', (event) => observer.onPopState(event), { signal })
  // registered later, as the router's
  addEventListener('popstate', () => told.push(key()), { signal })
  cleanups.push(() => listening.abort())
  cleanups.push(keepLayersInHistory({ layers, shell, player, screen: () => screen, observer }))
  /** Opens a layer that notes when Back closes it. */
  const open = (name: string) => layers.add(() => closed.push(name))
  const closed: string[] = []
  return { shell, layers, open, closed }
}

describe('keepLayersInHistory', () => {
  it('lets Back close the player and Forward open it again, without the router', async () => {
    const { shell } = keep()
    shell.openPlayer()
    await expect.poll(depth).toBe(1)
    expect(key()).toBe('home')
    await walk(-1)
    expect([shell.playerOpen, depth(), told]).toEqual([false, 0, []])
    await walk(1)
    expect([shell.playerOpen, depth(), told]).toEqual([true, 1, []])
    await walk(-1)
  })

  it('lets Back close one layer at a time, the topmost first', async () => {
    const { shell, open, closed } = keep()
    shell.openPlayer()
    open('queue')
    open('menu')
    await expect.poll(depth).toBe(3)
    await walk(-1)
    expect([closed, depth()]).toEqual([['menu'], 2])
    await walk(-1)
    expect([closed, depth(), shell.playerOpen]).toEqual([['menu', 'queue'], 1, true])
    await walk(-1)
    expect([depth(), shell.playerOpen, told]).toEqual([0, false, []])
  })

  it('goes back over the entries of layers that were closed otherwise, however many', async () => {
    const { open } = keep()
    const close = ['queue', 'dialog'].map(open)
    await expect.poll(depth).toBe(2)
    const done = walked()
    for (const remove of close) remove()
    await done
    expect([depth(), key(), told]).toEqual([0, 'home', []])
  })

  it('has an entry for a layer that opens while going back over the last one', async () => {
    const { open, closed } = keep()
    const close = open('dialog')
    await expect.poll(depth).toBe(1)
    const done = walked()
    close()
    await Promise.resolve()
    open('question')
    await done
    expect(depth()).toBe(1)
    await walk(-1)
    expect([closed, depth()]).toEqual([['question'], 0])
  })

  it('does not open anything but the player again on Forward', async () => {
    const { open } = keep()
    open('queue')
    await expect.poll(depth).toBe(1)
    await walk(-1)
    const back = walked(walks + 1)
    history.forward()
    await back
    expect([depth(), told]).toEqual([0, []])
  })

  it('leaves the history alone when a layer closes for a navigation', async () => {
    const { open } = keep()
    const close = open('menu')
    await expect.poll(depth).toBe(1)
    screen = { key: 'home', settled: false }
    close()
    await Promise.resolve()
    expect(depth()).toBe(1)
    await walk(-1)
  })

  it('returns from a screen opened in a layer to the screen below it, closed', async () => {
    const { shell, open } = keep()
    shell.openPlayer()
    const close = open('queue')
    await expect.poll(depth).toBe(2)
    screen = { key: 'home', settled: false }
    close()
    shell.closePlayer()
    history.pushState({ idx: 5, key: 'album' }, '')
    screen = { key: 'album', settled: true }
    history.back()
    await expect.poll(() => told).toEqual(['home'])
    expect([shell.playerOpen, depth(), key()]).toEqual([false, 0, 'home'])
  })

  it('is at the screen after a reload, with all layers closed', async () => {
    history.pushState({ idx: 4, key: 'home', layers: 1, player: true }, '')
    history.pushState({ idx: 4, key: 'home', layers: 2 }, '')
    const done = walked()
    const { shell } = keep()
    await done
    expect([shell.playerOpen, depth(), key(), told]).toEqual([false, 0, 'home', []])
  })

  it('leaves moves between screens to the router', async () => {
    keep()
    history.pushState({ idx: 5, key: 'album' }, '')
    screen = { key: 'album', settled: true }
    await walk(-1)
    expect(told).toEqual(['home'])
  })
})
