import { describe, expect, it } from 'vitest'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { ManualSystem } from '../../support/manual-system'

describe('NoticesStore', () => {
  it('shows a message for five seconds', () => {
    const system = new ManualSystem()
    const store = new NoticesStore({ system })
    store.show('info', 'notice.playNext')
    system.advance(4_999)
    expect(store.notices).toHaveLength(1)
    system.advance(1)
    expect(store.notices).toHaveLength(0)
  })

  it('does not repeat a message on screen, and shows at most the newest three', () => {
    const store = new NoticesStore({ system: new ManualSystem() })
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

  it('replaces the older message of a group', () => {
    const store = new NoticesStore({ system: new ManualSystem() })
    store.show('info', 'notice.modeRandom', { group: 'mode' })
    store.show('info', 'notice.modeSingle', { group: 'mode' })
    expect(store.notices.map(({ text }) => text)).toEqual(['notice.modeSingle'])
  })

  it('stays while it is held, and five seconds after', () => {
    const system = new ManualSystem()
    const store = new NoticesStore({ system })
    store.show('info', 'notice.playNext')
    const id = store.notices[0]?.id ?? 0
    store.hold(id)
    system.advance(60_000)
    expect(store.notices).toHaveLength(1)
    store.release(id)
    system.advance(5_000)
    expect(store.notices).toHaveLength(0)
  })

  it('keeps a lasting message until its group is dismissed', () => {
    const system = new ManualSystem()
    const store = new NoticesStore({ system })
    store.showFailure({ kind: 'offline' }, { group: 'playback', lasting: true })
    store.hold(store.notices[0]?.id ?? 0)
    store.release(store.notices[0]?.id ?? 0)
    system.advance(60_000)
    expect(store.notices.map(({ text }) => text)).toEqual(['failure.offline'])
    store.dismissLasting('playback')
    expect(store.notices).toHaveLength(0)
  })

  it('shows a missing login as what can be mended, not as an error', () => {
    const store = new NoticesStore({ system: new ManualSystem() })
    store.showFailure({ kind: 'loginNeeded' })
    store.showFailure({ kind: 'timeout' })
    expect(store.notices.map(({ tone, action }) => [tone, action])).toEqual([
      ['info', 'login'],
      ['error', null],
    ])
  })

  it('never shows a cancelled request, and shows some messages only once', () => {
    const store = new NoticesStore({ system: new ManualSystem() })
    store.showFailure({ kind: 'aborted' })
    store.showOnce('warning', 'notice.notStored')
    store.dismiss(store.notices[0]?.id ?? 0)
    store.showOnce('warning', 'notice.notStored')
    expect(store.notices).toHaveLength(0)
  })
})
