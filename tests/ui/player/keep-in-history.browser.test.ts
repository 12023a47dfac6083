import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepInHistory, type Walks } from '../../../src/ui/player/keep-in-history'
import { undo, undoAll } from '../../support/undo'
import { track } from '../../support/track'
import { fakeStores } from '../fake-stores'

afterEach(undoAll)

/** What the router would have seen: the keys of the entries that it was told of. */
let told: (string | undefined)[] = []
let walks = 0
let screen = { key: 'home', settled: true }

const key = () => (history.state as { key?: string } | null)?.key
const marked = () => (history.state as { player?: true } | null)?.player === true
/** Until one more walk through the history is over. */
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
  undo.push(() => listening.abort())
  const { signal } = listening
  addEventListener('popstate', () => walks++, { capture: true, signal })
})

function keep({ queued = true } = {}) {
  const { stores } = fakeStores()
  if (queued) stores.player.playAll([track(1)], 0)
  const walks: Walks = { hear() {} }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('popstate', (event) => walks.hear(event), { signal })
  // as the router's
  addEventListener('popstate', () => told.push(key()), { signal })
  undo.push(() => listening.abort())
  undo.push(keepInHistory(stores.shell, stores.player, () => screen, walks))
  return stores.shell
}

describe('keepInHistory', () => {
  it('lets Back close the player and Forward open it again, and tells the router of neither', async () => {
    const shell = keep()
    shell.openPlayer()
    expect([marked(), key()]).toEqual([true, 'home'])
    await walk(-1)
    expect([shell.playerOpen, marked(), told]).toEqual([false, false, []])
    await walk(1)
    expect([shell.playerOpen, marked(), told]).toEqual([true, true, []])
    await walk(-1)
  })

  it('takes the entry of a player that was closed otherwise back', async () => {
    const shell = keep()
    shell.openPlayer()
    const done = walked()
    shell.closePlayer()
    await done
    expect([marked(), key(), told]).toEqual([false, 'home', []])
  })

  it('stands at its own entry when it is opened while that is being taken back', async () => {
    const shell = keep()
    shell.openPlayer()
    const done = walked()
    shell.closePlayer()
    shell.openPlayer()
    await done
    expect([shell.playerOpen, marked()]).toEqual([true, true])
    await walk(-1)
    expect(shell.playerOpen).toBe(false)
  })

  it('walks nowhere when it closes for a screen that is on its way', async () => {
    const shell = keep()
    shell.openPlayer()
    screen = { key: 'home', settled: false }
    shell.closePlayer()
    expect(marked()).toBe(true)
    await walk(-1)
  })

  it('comes back from a screen opened over it to the screen below it, closed', async () => {
    const shell = keep()
    shell.openPlayer()
    screen = { key: 'home', settled: false }
    shell.closePlayer()
    history.pushState({ idx: 5, key: 'album' }, '')
    screen = { key: 'album', settled: true }
    history.back()
    await expect.poll(() => told).toEqual(['home'])
    expect([shell.playerOpen, marked(), key()]).toEqual([false, false, 'home'])
  })

  it('is shut after the page was loaded anew, and its entry gone', async () => {
    history.pushState({ idx: 4, key: 'home', player: true }, '')
    const done = walked()
    const shell = keep()
    await done
    expect([shell.playerOpen, marked(), key(), told]).toEqual([false, false, 'home', []])
  })

  it('leaves walks between screens to the router', async () => {
    keep()
    history.pushState({ idx: 5, key: 'album' }, '')
    screen = { key: 'album', settled: true }
    await walk(-1)
    expect(told).toEqual(['home'])
  })
})
