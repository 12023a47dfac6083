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
})
