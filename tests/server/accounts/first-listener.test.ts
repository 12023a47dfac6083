import { describe, expect, it } from 'vitest'
import { addFirstListener } from '../../../server/accounts/first-listener'
import { createListeners } from '../../../server/accounts/listeners'
import { memoryDatabase } from '../support/memory-database'

const started = (...names: string[]) => {
  const listeners = createListeners(memoryDatabase(), () => 5)
  for (const name of names) addFirstListener(listeners, () => name)
  return listeners.all()
}

describe('addFirstListener', () => {
  it('names the first account after whoever runs the server, and makes no second one', () => {
    expect(started('mila', 'other')).toEqual([
      { id: expect.any(Number), nickname: 'mila', phone: null, signature: '', vipType: 0, createdMs: 5 },
    ])
  })

  it('finds a name where the system has none', () => {
    expect(started('')[0]).toMatchObject({ nickname: '听众' })
  })

  it('takes the name from the system when nobody says another', () => {
    const listeners = createListeners(memoryDatabase(), () => 0)
    addFirstListener(listeners)
    expect(listeners.all()[0]!.nickname).not.toBe('')
  })
})
