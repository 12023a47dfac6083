import { afterEach, describe, expect, it, vi } from 'vitest'
import { ScreenWakeLock } from '../../src/browser/screen-wake-lock'
import { nextTask } from '../../src/browser/next-task'

/** The browser's locks, which a headless one may refuse: each request, and whether it is still held. */
function fakeLocks({ refused = false } = {}) {
  const locks: { released: boolean; release(): Promise<void> }[] = []
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      wakeLock: {
        value: {
          async request() {
            if (refused) throw new DOMException('to save power', 'NotAllowedError')
            const lock = { released: false, release: async () => void (lock.released = true) }
            locks.push(lock)
            return lock
          },
        },
      },
    }),
  )
  return { locks, held: () => locks.filter(({ released }) => !released).length }
}

function showPage(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('ScreenWakeLock', () => {
  it('holds one lock while it is on', async () => {
    const { locks, held } = fakeLocks()
    const wakeLock = new ScreenWakeLock()
    wakeLock.on = true
    wakeLock.on = true
    await nextTask()
    expect([locks.length, held()]).toEqual([1, 1])
    wakeLock.on = false
    await nextTask()
    expect(held()).toBe(0)
  })

  it('holds none that is no longer wanted when it comes', async () => {
    const { held } = fakeLocks()
    const wakeLock = new ScreenWakeLock()
    wakeLock.on = true
    wakeLock.on = false
    await nextTask()
    expect(held()).toBe(0)
  })

  it('asks again when the page is shown after the browser took the lock back', async () => {
    const { locks, held } = fakeLocks()
    const wakeLock = new ScreenWakeLock()
    wakeLock.on = true
    await nextTask()
    locks[0]!.released = true
    showPage('hidden')
    await nextTask()
    expect(held()).toBe(0)
    showPage('visible')
    await nextTask()
    expect([locks.length, held()]).toEqual([2, 1])
  })

  it('goes on without a lock where the system refuses it', async () => {
    const { held } = fakeLocks({ refused: true })
    const wakeLock = new ScreenWakeLock()
    wakeLock.on = true
    await nextTask()
    wakeLock.on = false
    await nextTask()
    expect(held()).toBe(0)
  })
})
