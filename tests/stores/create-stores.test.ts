import { getObserverTree, isComputedProp, isObservableProp } from 'mobx'
import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../src/contract/result'
import { createShellStores } from '../../src/stores/create-shell-stores'
import { createStores } from '../../src/stores/create-stores'
import { startBackgroundTasks } from '../../src/stores/start-background-tasks'
import { createFakeDeps } from '../support/stores/fake-deps'
import { track } from '../support/track'
import { settle } from '../support/settle'

const profile = { userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 }

function setUp() {
  const fakes = createFakeDeps()
  const { backend, system } = fakes
  backend.answers.loginStatus = () => ok(profile)
  backend.answers.likelist = () => failed({ kind: 'offline' })
  backend.answers.captchaSent = () => ok({ inbox: null })
  const { stores, dispose } = createStores(fakes, createShellStores(fakes))
  const record = { read: () => null, write() {} }
  const taskDeps = {
    backend,
    system,
    signInRecord: record,
    refreshRecord: record,
    appVersion: {
      findNewer: async () => null,
      prefetch: async () => false,
      observeReasonsToCheck: () => () => {},
    },
    revalidate() {},
    redirect: { leave() {}, comeBack() {} },
    isKeptForOffline: () => false,
  }
  const start = () => startBackgroundTasks(taskDeps, stores, stores.session.check())
  return { ...fakes, stores, dispose, start }
}

/** The observable and computed properties that a reaction still observes, as `store.property`. */
function observed(stores: object): string[] {
  return Object.entries(stores).flatMap(([name, store]: [string, object]) => {
    const names = new Set([
      ...Object.getOwnPropertyNames(store),
      ...Object.getOwnPropertyNames(Object.getPrototypeOf(store)),
    ])
    const reactive = [...names].filter((key) => isObservableProp(store, key) || isComputedProp(store, key))
    return reactive
      .filter((key) => (getObserverTree(store, key).observers?.length ?? 0) > 0)
      .map((key) => `${name}.${key}`)
  })
}

describe('createStores', () => {
  it('leaves nothing running once it and the background tasks are disposed', async () => {
    const { stores, dispose, start, system, engine, backend } = setUp()
    const stop = start()
    await settle()
    stores.notices.show('info', 'notice.liked')
    stores.search.setText('rain')
    stores.phoneLogin.setPhone('13800138000')
    await stores.phoneLogin.sendCode()
    backend.answers.qrKey = () => ok('key')
    backend.answers.qrCreate = () => ok({ url: 'https://example.org', image: 'data:image/png;base64,' })
    await stores.qrLogin.start()
    stores.player.playAll([track(1), track(2)], 0)
    stores.settings.set('theme', 'dark')
    await settle()
    expect(observed(stores)).toContain('session.profile')
    expect(system.pendingTimers).toBeGreaterThan(5)

    stop()
    dispose()
    await settle()
    expect(observed(stores)).toEqual([])
    expect([system.pendingTimers, system.waitingForOnline, engine.observerCount]).toEqual([0, 0, 0])
  })
})
