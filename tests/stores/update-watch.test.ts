import { describe, expect, it, onTestFinished } from 'vitest'
import { NoticesStore } from '../../src/stores/notices-store'
import { UpdateWatch } from '../../src/stores/update-watch'
import { gate } from '../support/gate'
import { ManualSystem } from '../support/manual-system'
import { settle } from './login/listener'

const half = 30 * 60_000

function setUp() {
  const system = new ManualSystem()
  const notices = new NoticesStore(system)
  const version = {
    served: null as string | null,
    fetched: true as boolean | Promise<boolean>,
    newer: async () => version.served,
    fetchNew: async () => version.fetched,
  }
  const watch = new UpdateWatch(version, system, notices)
  watch.start()
  onTestFinished(() => watch.dispose())
  const pass = async (ms: number) => {
    system.pass(ms)
    await settle()
  }
  return { version, watch, pass, told: () => notices.notices.map(({ text, lasting }) => [text, lasting]) }
}

describe('UpdateWatch', () => {
  it('says nothing as long as the app is the one that is served', async () => {
    const { pass, told } = setUp()
    await pass(half)
    await pass(half)
    expect(told()).toEqual([])
  })

  it('says that a new version is on its way, and that a refresh brings it, once', async () => {
    const { version, pass, told } = setUp()
    await pass(half)
    const coming = gate<boolean>()
    version.fetched = coming.promise
    version.served = '/assets/index-2.js'
    await pass(half)
    expect(told()).toEqual([['update.fetching', false]])
    coming.open(true)
    await settle()
    expect(told()).toEqual([['update.ready', true]])
    await pass(3 * half)
    expect(told()).toEqual([['update.ready', true]])
  })

  it('looks again where the new version could not be had', async () => {
    const { version, pass, told } = setUp()
    version.served = '/assets/index-2.js'
    version.fetched = false
    await pass(half)
    expect(told()).toEqual([['update.fetching', false]])
    version.fetched = true
    await pass(half)
    expect(told()).toEqual([['update.ready', true]])
  })

  it('says nothing once it is over, whatever arrives then', async () => {
    const { version, watch, pass, told } = setUp()
    version.served = '/assets/index-2.js'
    const coming = gate<boolean>()
    version.fetched = coming.promise
    await pass(half)
    watch.dispose()
    coming.open(true)
    await settle()
    expect(told()).toEqual([['update.fetching', false]])
  })
})
