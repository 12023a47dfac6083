import { describe, expect, it, onTestFinished } from 'vitest'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { UpdateNotifier } from '../../../src/stores/shell/update-notifier'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { settle } from '../../support/settle'

const half = 30 * 60_000

function setUp() {
  const system = new ManualSystem()
  const notices = new NoticesStore({ system })
  const version = {
    served: null as string | null,
    fetched: true as boolean | Promise<boolean>,
    findNewer: async () => version.served,
    prefetch: async () => version.fetched,
    observeReasonsToCheck: (run: () => void) => {
      version.check = run
      return () => (version.check = () => {})
    },
    check: () => {},
  }
  const watch = new UpdateNotifier({ appVersion: version, system }, { notices })
  watch.start()
  onTestFinished(() => watch.dispose())
  const pass = async (ms: number) => {
    system.advance(ms)
    await settle()
  }
  return {
    version,
    watch,
    pass,
    notices,
    told: () => notices.notices.map(({ text, lasting }) => [text, lasting]),
  }
}

describe('UpdateNotifier', () => {
  it('says nothing while the running build is the served one', async () => {
    const { pass, told } = setUp()
    await pass(half)
    await pass(half)
    expect(told()).toEqual([])
  })

  it('says once that a newer build is being fetched, and once that it is ready', async () => {
    const { version, pass, told } = setUp()
    await pass(half)
    const coming = createDeferred<boolean>()
    version.fetched = coming.promise
    version.served = '/assets/index-2.js'
    await pass(half)
    expect(told()).toEqual([['update.fetching', false]])
    coming.resolve(true)
    await settle()
    expect(told()).toEqual([['update.ready', true]])
    await pass(3 * half)
    expect(told()).toEqual([['update.ready', true]])
  })

  it('checks again if the newer build could not be fetched', async () => {
    const { version, pass, told } = setUp()
    version.served = '/assets/index-2.js'
    version.fetched = false
    await pass(half)
    expect(told()).toEqual([['update.fetching', false]])
    version.fetched = true
    await pass(half)
    expect(told()).toEqual([['update.ready', true]])
  })

  it('checks at once if there is reason to, and offers to reload', async () => {
    const { version, pass, notices } = setUp()
    version.check()
    await pass(0)
    expect(notices.notices).toEqual([])
    version.served = '/assets/index-2.js'
    version.check()
    version.check()
    await pass(0)
    expect(notices.notices.map(({ text, action }) => [text, action])).toEqual([['update.ready', 'reload']])
    await pass(2 * half)
    expect(notices.notices).toHaveLength(1)
  })

  it('says nothing after dispose, whatever arrives', async () => {
    const { version, watch, pass, told } = setUp()
    version.served = '/assets/index-2.js'
    const coming = createDeferred<boolean>()
    version.fetched = coming.promise
    await pass(half)
    watch.dispose()
    coming.resolve(true)
    await settle()
    expect(told()).toEqual([['update.fetching', false]])
  })
})
