import { describe, expect, it } from 'vitest'
import { addFirstListener } from '../../../../server/listeners/accounts/accounts'
import { createListeners } from '../../../../server/listeners/accounts/listeners'
import { memoryDatabase } from '../../../support/server/memory-database'

const started = (...names: string[]) => {
  const listeners = createListeners(memoryDatabase(), () => 5)
  for (const name of names) addFirstListener(listeners, () => name)
  return listeners.all()
}

describe('addFirstListener', () => {
  it('names the first account after the user who runs the server, and creates no second one', () => {
    expect(started('mila', 'other')).toEqual([
      { id: expect.any(Number), nickname: 'mila', phone: null, signature: '', vipType: 0, createdMs: 5 },
    ])
  })

  it('has a fallback when the system has no name', () => {
    expect(started('')[0]).toMatchObject({ nickname: '听众' })
  })

  it('uses the system’s name by default', () => {
    const listeners = createListeners(memoryDatabase(), () => 0)
    addFirstListener(listeners)
    expect(listeners.all()[0]!.nickname).not.toBe('')
  })
})
