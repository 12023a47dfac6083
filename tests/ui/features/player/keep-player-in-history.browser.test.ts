import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  keepPlayerInHistory,
  type HistoryObserver,
} from '../../../../src/ui/features/player/keep-player-in-history'
import { cleanups, runCleanups } from '../../../support/cleanups'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'

afterEach(runCleanups)

/** The keys of the entries that the router would have been told of. */
let told: (string | undefined)[] = []
let walks = 0
let screen = { key: 'home', settled: true }

const key = () => (history.state as { key?: string } | null)?.key
const marked = () => (history.state as { player?: true } | null)?.player === true
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
  const walks: HistoryObserver = { onPopState() {} }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('popstate', (event) => walks.onPopState(event), { signal })
  // registered later, as the router's
  addEventListener('popstate', () => told.push(key()), { signal })
  cleanups.push(() => listening.abort())
  cleanups.push(keepPlayerInHistory(stores.shell, stores.player, () => screen, walks))
  return stores.shell
}

describe('keepPlayerInHistory', () => {
  it('lets Back close the player and Forward open it again, without the router', async () => {
    const shell = keep()
    shell.openPlayer()
    expect([marked(), key()]).toEqual([true, 'home'])
    await walk(-1)
    expect([shell.playerOpen, marked(), told]).toEqual([false, false, []])
    await walk(1)
    expect([shell.playerOpen, marked(), told]).toEqual([true, true, []])
    await walk(-1)
  })

  it('goes back over the entry of a player that was closed otherwise', async () => {
    const shell = keep()
    shell.openPlayer()
    const done = walked()
    shell.closePlayer()
    await done
    expect([marked(), key(), told]).toEqual([false, 'home', []])
  })

  it('has its own entry when it is opened while going back over the last one', async () => {
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

  it('leaves the history alone when it closes for a navigation', async () => {
    const shell = keep()
    shell.openPlayer()
    screen = { key: 'home', settled: false }
    shell.closePlayer()
    expect(marked()).toBe(true)
    await walk(-1)
  })

  it('returns from a screen opened in the player to the screen below it, closed', async () => {
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

  it('is closed after a reload, without its entry', async () => {
    history.pushState({ idx: 4, key: 'home', player: true }, '')
    const done = walked()
    const shell = keep()
    await done
    expect([shell.playerOpen, marked(), key(), told]).toEqual([false, false, 'home', []])
  })

  it('leaves moves between screens to the router', async () => {
    keep()
    history.pushState({ idx: 5, key: 'album' }, '')
    screen = { key: 'album', settled: true }
    await walk(-1)
    expect(told).toEqual(['home'])
  })
})
