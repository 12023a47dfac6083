import { describe, expect, it } from 'vitest'
import { NoticesStore } from '../../src/stores/notices-store'
import { ManualSystem } from '../support/manual-system'

describe('NoticesStore', () => {
  it('shows a message for five seconds', () => {
    const system = new ManualSystem()
    const store = new NoticesStore(system)
    store.show('info', 'notice.playNext')
    system.pass(4_999)
    expect(store.notices).toHaveLength(1)
    system.pass(1)
    expect(store.notices).toHaveLength(0)
  })

  it('does not repeat what is on screen, and keeps the newest three', () => {
    const store = new NoticesStore(new ManualSystem())
    store.show('error', 'notice.playError')
    store.show('error', 'notice.playError')
    expect(store.notices).toHaveLength(1)
    store.show('info', 'notice.playNext')
    store.show('info', 'notice.removed')
    store.show('info', 'notice.darkMode')
    expect(store.notices.map(({ text }) => text)).toEqual([
      'notice.playNext',
      'notice.removed',
      'notice.darkMode',
    ])
  })

  it('puts a newer message of a group in the place of the older one', () => {
    const store = new NoticesStore(new ManualSystem())
    store.show('info', 'notice.modeRandom', { group: 'mode' })
    store.show('info', 'notice.modeSingle', { group: 'mode' })
    expect(store.notices.map(({ text }) => text)).toEqual(['notice.modeSingle'])
  })

  it('stays while the listener is at it, and five seconds after', () => {
    const system = new ManualSystem()
    const store = new NoticesStore(system)
    store.show('info', 'notice.playNext')
    const id = store.notices[0]?.id ?? 0
    store.hold(id)
    system.pass(60_000)
    expect(store.notices).toHaveLength(1)
    store.release(id)
    system.pass(5_000)
    expect(store.notices).toHaveLength(0)
  })

  it('lasts until what it told of is over', () => {
    const system = new ManualSystem()
    const store = new NoticesStore(system)
    store.fail({ kind: 'offline' }, { group: 'playback', lasting: true })
    store.hold(store.notices[0]?.id ?? 0)
    store.release(store.notices[0]?.id ?? 0)
    system.pass(60_000)
    expect(store.notices.map(({ text }) => text)).toEqual(['failure.offline'])
    store.settle('playback')
    expect(store.notices).toHaveLength(0)
  })

  it('never speaks of what was cancelled, and tells some things once', () => {
    const store = new NoticesStore(new ManualSystem())
    store.fail({ kind: 'aborted' })
    store.showOnce('warning', 'notice.notStored')
    store.dismiss(store.notices[0]?.id ?? 0)
    store.showOnce('warning', 'notice.notStored')
    expect(store.notices).toHaveLength(0)
  })
})
